import type { Execute } from '#graphql/document/persisted-document.ts';
import { FollowWork } from '#graphql/generated/documents/FollowWork.ts';
import { UnfollowWork } from '#graphql/generated/documents/UnfollowWork.ts';

const OUTCOMES = { Done: 'done', WorkNotFound: 'gone', Throttled: 'throttled' } as const;

/** The latest change of each work that is on its way. */
const latest = new Map<string, Promise<unknown>>();

type FollowOutcome = 'done' | 'gone' | 'throttled';

/** Changes of one work go one after the other: what is taken back at once stays taken back. */
export function changeFollow(execute: Execute, workId: string, isFollowing: boolean): Promise<FollowOutcome> {
  const change = (latest.get(workId) ?? Promise.resolve()).then(async () => {
    if (isFollowing) return OUTCOMES[(await execute(FollowWork, { workId })).followWork.__typename];
    await execute(UnfollowWork, { workId });
    return 'done';
  });
  const settled: Promise<unknown> = change
    .catch(() => undefined)
    .finally(() => {
      if (latest.get(workId) === settled) latest.delete(workId);
    });
  latest.set(workId, settled);
  return change;
}
