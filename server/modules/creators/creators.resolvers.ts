import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const creatorResolvers: Resolvers<ApiContext> = {
  Query: {
    creator: (_root, { id }, { creators }) => creators.find(id),
  },
  Credit: {
    creator: (credit) => credit,
  },
  Creator: {
    twins: ({ id }, _arguments, { creators }) => creators.twins(id),
    worksCount: ({ id }, { language }, { creators }) => creators.worksCount(id, language),
    works: ({ id }, { language, order, page, perPage }, { creators }) => creators.works(id, language, order, { page, perPage }),
  },
};
