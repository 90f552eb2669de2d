import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { FollowedWorks } from '#graphql/generated/documents/FollowedWorks.ts';
import { loginPath } from '#src/features/account/account-paths.ts';
import { FOLLOWING_PATH } from '#src/features/history/HistoryTabs.tsx';
import type { FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { useAccount } from './-use-account.ts';

interface Answer {
  /** Of whom, and which page. */
  readonly of: string;
  readonly view: FollowingView;
}

const LOADING: FollowingView = { stage: 'loading' };

/** A page of the works that the reader follows, and how to ask for it again. The first response is the same for everyone, so it asks for nobody. */
export function useFollowed(page: number): readonly [FollowingView, () => void] {
  const { execute, language } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const readerId = reader?.id;
  const ask = useCallback(async (): Promise<void> => {
    if (readerId === undefined) return;
    const of = `${readerId} ${page}`;
    setAnswer(null);
    const view = await execute(FollowedWorks, { language, page }).then(
      ({ viewer }): FollowingView => (viewer === null ? { stage: 'failed' } : { stage: 'shown', data: viewer.followed }),
      (): FollowingView => ({ stage: 'failed' }),
    );
    setAnswer({ of, view });
  }, [execute, language, page, readerId]);
  useEffect(() => void ask(), [ask]);
  if (reader === null) return [{ stage: 'visitor', loginHref: loginPath(FOLLOWING_PATH) }, nothing];
  return [answer?.of === `${readerId} ${page}` ? answer.view : LOADING, () => void ask()];
}

function nothing(): void {}
