import { makeFragmentData } from '#graphql/generated/index.ts';
import { FollowedWork_followed } from '#src/entities/work/FollowedWork.tsx';
import { FollowingScreen_list } from '#src/features/history/FollowingScreen.tsx';
import { together } from './together.ts';
import { chapter, cover, type WorkMaking } from './works.ts';

/** A followed work of which so many chapters are not read. */
export function followed(making: WorkMaking, unreadCount: number) {
  const { id, title, isSensitive = false, chapterTitle = null } = making;
  const work = { id, title, isSensitive, updatedAt: '2026-11-14T08:00:00.000Z', cover: cover(making) };
  const nextChapter = unreadCount === 0 ? null : chapter(12, chapterTitle);
  return together({ work: { id } }, makeFragmentData({ unreadCount, work, nextChapter }, FollowedWork_followed));
}

/** A page of them, ten at most; each has one chapter more to read than the one before. */
export function following(makings: readonly WorkMaking[], page = 1) {
  const items = makings.slice((page - 1) * 10, page * 10).map((making, index) => followed(making, index));
  return makeFragmentData({ items, position: { page, perPage: 10, totalItems: makings.length } }, FollowingScreen_list);
}
