import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FollowOfWork } from '#graphql/generated/documents/FollowOfWork.ts';
import { loginPath } from '#src/features/account/account-paths.ts';
import type { FollowProblem } from '#src/features/history/FollowProblemWords.tsx';
import { FollowWork as Follow } from '#src/features/history/FollowWork.tsx';
import { latePart } from '#src/ui/late/late-part.ts';
import { changeFollow } from '../-history/change-follow.ts';
import { whenBack } from '../-history/overlooked.ts';
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
  const changes = useRef({ begun: 0, open: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => execute(FollowOfWork, { workId });
    const look = async (answer: ReturnType<typeof ask>): Promise<void> => {
      const { begun } = changes.current;
      const { viewer } = await answer;
      if (leaving.signal.aborted || !viewer || changes.current.begun !== begun) return;
      const { isFollowing } = viewer;
      isFollowed.current = isFollowing;
      setKnown((before) => (before?.isFollowing === isFollowing ? before : { isFollowing, problem: null }));
    };
    // Until it is known there is nothing to press.
    const first = look(latePart(ask, leaving));
    // Meanwhile it may have been chosen in another tab, or on another device. What is on its way here is newer.
    const stop = whenBack(() => void first.then(() => (changes.current.open > 0 ? undefined : look(ask()).catch(nothing))));
    leaving.signal.addEventListener('abort', stop);
    return () => leaving.abort();
  }, [execute, workId]);
  const change = async (isFollowing: boolean): Promise<void> => {
    changes.current.open += 1;
    const own = (changes.current.begun += 1);
    setKnown({ isFollowing, problem: null });
    const outcome = await changeFollow(execute, workId, isFollowing).catch(() => 'failed' as const);
    changes.current.open -= 1;
    if (outcome === 'done') isFollowed.current = isFollowing;
    else if (own === changes.current.begun) setKnown({ isFollowing: isFollowed.current, problem: outcome });
  };
  return known && <Follow view={{ kind: 'reader', ...known }} onChange={(isFollowing) => void change(isFollowing)} />;
}

function nothing(): void {}
