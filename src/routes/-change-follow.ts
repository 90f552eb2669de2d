import { FollowWork } from '#graphql/generated/documents/FollowWork.ts';
import { UnfollowWork } from '#graphql/generated/documents/UnfollowWork.ts';
import type { Execute } from './-site-context.ts';

/** Resolves with whether it was done. */
export async function changeFollow(execute: Execute, workId: string, isFollowing: boolean): Promise<boolean> {
  if (isFollowing) return (await execute(FollowWork, { workId })).followWork.__typename === 'Done';
  return (await execute(UnfollowWork, { workId })).unfollowWork.isDone;
}
