import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FollowOfWork } from '#graphql/generated/documents/FollowOfWork.ts';
import { loginPath } from '#src/features/account/account-paths.ts';
import type { FollowProblem } from '#src/features/history/FollowProblemWords.tsx';
import { FollowWork as Follow } from '#src/features/history/FollowWork.tsx';
import { latePart } from '#src/ui/late/late-part.ts';
import { changeFollow } from '../-history/change-follow.ts';
import { useAccount } from '../-account/use-account.ts';

export interface FollowPlaceProps {
  readonly workId: string;
  /** This page. */
  readonly returnTo: string;
}

/** Follows a work, or no more; what is shown is taken back where it did not arrive. */
export function FollowPlace({ workId, returnTo }: FollowPlaceProps) {
  const [{ reader }] = useAccount();
  if (reader === undefined) return null;
  if (reader === null) return <Follow view={{ kind: 'visitor', loginHref: loginPath(returnTo) }} onChange={nothing} />;
  return <OwnFollow key={`${reader.id} ${workId}`} workId={workId} />;
}

function OwnFollow({ workId }: Pick<FollowPlaceProps, 'workId'>) {
  const { execute } = useRouteContext({ from: '__root__' });
  const [known, setKnown] = useState<{ readonly isFollowing: boolean; readonly problem: FollowProblem | null } | null>(null);
  /** At the server, as far as that has answered. */
  const isFollowed = useRef(false);
  const changes = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const { viewer } = await latePart(() => execute(FollowOfWork, { workId }), leaving);
      if (leaving.signal.aborted || !viewer) return;
      isFollowed.current = viewer.isFollowing;
      setKnown({ isFollowing: viewer.isFollowing, problem: null });
    };
    // Until it is known there is nothing to press.
    void look();
    return () => leaving.abort();
  }, [execute, workId]);
  const change = async (isFollowing: boolean): Promise<void> => {
    changes.current += 1;
    const own = changes.current;
    setKnown({ isFollowing, problem: null });
    const outcome = await changeFollow(execute, workId, isFollowing).catch(() => 'failed' as const);
    if (outcome === 'done') isFollowed.current = isFollowing;
    else if (own === changes.current) setKnown({ isFollowing: isFollowed.current, problem: outcome });
  };
  return known && <Follow view={{ kind: 'reader', ...known }} onChange={(isFollowing) => void change(isFollowing)} />;
}

function nothing(): void {}
