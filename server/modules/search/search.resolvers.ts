import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const searchResolvers: Resolvers<ApiContext> = {
  Query: {
    search: (_root, { query, language, filters, page, perPage }, { search }) =>
      search.search({ query, language, filters: filters ?? {} }, { page, perPage }),
    searchSuggestions: (_root, { query, language, limit }, { search }) => search.suggest(query, language, limit),
  },
};
