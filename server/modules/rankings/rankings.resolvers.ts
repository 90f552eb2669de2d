import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

const GREATEST_INT = 2_147_483_647;

export const rankingResolvers: Resolvers<ApiContext> = {
  Query: {
    ranking: (_root, { language, period, page, perPage }, { rankings }) => rankings.list(language, period, { page, perPage }),
    topRanking: (_root, { language, limit }, { rankings }) => rankings.top(language, limit),
  },
  RankingPlace: {
    views: ({ views }) => Math.min(views, GREATEST_INT),
  },
};
