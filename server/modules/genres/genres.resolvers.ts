import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const genreResolvers: Resolvers<ApiContext> = {
  Query: {
    genres: (_root, { language }, { genres }) => genres.used(language),
  },
  Genre: {
    name: (genre, { language }, { genres }) => genres.nameOf(genre, language),
    worksCount: (genre, { language }, { genres }) => genres.worksCountOf(genre, language),
  },
};
