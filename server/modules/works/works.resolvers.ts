import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

const GREATEST_INT = 2_147_483_647;

export const workResolvers: Resolvers<ApiContext> = {
  Query: {
    work: (_root, { id, language }, { works }) => works.find(id, language),
    latestUpdates: (_root, { language, page, perPage }, { works }) => works.list(language, 'UPDATED', { page, perPage }),
    works: (_root, { language, genres, without, order, page, perPage }, { works }) =>
      works.list(language, order, { page, perPage }, { genres, without }),
  },
  Work: {
    cover: ({ coverId }, _arguments, { pictures }) => (coverId === null ? null : pictures.byId(coverId)),
    credits: ({ id }, _arguments, { works }) => works.credits(id),
    genres: ({ id }, _arguments, { genres }) => genres.ofWork(id),
    viewsCount: ({ viewsCount }) => Math.min(viewsCount, GREATEST_INT),
    firstChapter: ({ firstChapterId }, _arguments, { chapters }) => (firstChapterId === null ? null : chapters.findById(firstChapterId)),
    lastChapter: ({ lastChapterId }, _arguments, { chapters }) => (lastChapterId === null ? null : chapters.findById(lastChapterId)),
    latestChapters: ({ id }, { limit }, { chapters }) => chapters.latest(id, limit),
    chapters: (work, { order, filter, page, perPage }, { chapters }) => chapters.list(work, order, filter ?? null, { page, perPage }),
    related: ({ id }, { limit }, { works }) => works.related(id, limit),
    twins: ({ id }, _arguments, { works }) => works.twins(id),
  },
  WorkElsewhere: {
    twinChapter: ({ twin }, { of }, { chapters }) => (twin && of ? chapters.alignedIn(twin.id, of) : null),
  },
};
