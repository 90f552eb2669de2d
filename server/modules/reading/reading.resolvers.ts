import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { whenThere } from '../shared-rows.ts';
import { ChapterGone } from './reading.errors.ts';

export const readingResolvers: Resolvers<ApiContext> = {
  Viewer: {
    positions: ({ id }, wanted, { positions }) => positions.ofReader(id, wanted),
    continueReading: ({ id }, { language, limit }, { positions }) => positions.continued(id, language, limit),
    followed: ({ id }, { language, page, perPage }, { follows }) => follows.list(id, language, { page, perPage }),
    readingDays: ({ id }, { timeZone }, { positions }) => positions.daysOfReader(id, timeZone),
    isFollowing: ({ id }, { workId }, { follows }) => follows.isFollowing(id, workId),
  },
  Mutation: {
    /**
     * In each chapter the furthest position stays, and of two equally far ones the newer. Who goes back knowingly reads
     * again: such a position takes the place of any older one, and those from before it count no more, however late they
     * come from another device. A batch may come twice, and within one reading batches may come in any order.
     */
    savePositions: (_root, { positions: given }, { positions, reader }) => positions.save(given, reader),
    forgetPositions: (_root, wanted, { positions, reader }) => positions.forget(wanted, reader),
    followWork: (_root, { workId }, { follows, reader }) => follows.follow(workId, reader),
    unfollowWork: (_root, { workId }, { follows, reader }) => follows.unfollow(workId, reader),
  },
  ReadingPosition: {
    work: ({ workId }, _arguments, { works }) => works.byId(workId),
    chapter: ({ chapterId }, _arguments, { chapters }) =>
      whenThere(chapters.findById(chapterId), (chapter) => {
        if (chapter === null) throw new ChapterGone(chapterId);
        return chapter;
      }),
  },
  FollowedWork: {
    work: ({ workId }, _arguments, { works }) => works.byId(workId),
    nextChapter: ({ workId, furthestRead, unreadCount }, _arguments, { chapters }) =>
      unreadCount === 0
        ? null
        : whenThere(chapters.beside({ workId, position: furthestRead }, 1), (next) => (next?.versionId === null ? null : next)),
  },
};
