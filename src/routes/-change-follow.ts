import { FollowWork } from '#graphql/generated/documents/FollowWork.ts';
import { UnfollowWork } from '#graphql/generated/documents/UnfollowWork.ts';
import type { Execute } from './-site-context.ts';

let last: Promise<unknown> = Promise.resolve();

/** Resolves with whether it was done. One change goes after the other: what is taken back at once stays taken back. */
export function changeFollow(execute: Execute, workId: string, isFollowing: boolean): Promise<boolean> {
  const change = last.then(async () => {
    if (isFollowing) return (await execute(FollowWork, { workId })).followWork.__typename === 'Done';
    return (await execute(UnfollowWork, { workId })).unfollowWork.isDone;
  });
  last = change.catch(() => undefined);
  return change;
}
