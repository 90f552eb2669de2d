import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';
import { genreIcon } from './genre-icons.ts';

export const genreResolvers: Resolvers<ApiContext> = {
  Query: {
    genres: (_root, { language }, { genres }) => genres.used(language),
    genreChoices: (_root, { language }, { genres }) => genres.choices(language),
  },
  Genre: {
    icon: ({ slug }) => genreIcon(slug),
    name: (genre, { language }, { genres }) => genres.nameOf(genre, language),
    worksCount: (genre, { language }, { genres }) => genres.worksCountOf(genre, language),
  },
};
