import type { Resolvers } from '#graphql/generated/server.ts';
import { twinOf } from '#server/platform/twin-language.ts';
import type { ApiContext } from '../api-context.ts';

export const pageResolvers: Resolvers<ApiContext> = {
  Query: {
    sitePage: (_root, { language, slug }, { pages }) => pages.find({ language, slug }),
  },
  Mutation: {
    sendContactMessage: (_root, { input }, { contact, client }) => contact.send(input, client),
  },
  SitePage: {
    hasTwin: ({ slug, language }, _arguments, { pages }) => pages.has({ slug, language: twinOf(language) }),
  },
  Work: {
    cardPath: ({ id }, _arguments, { cards }) => cards.pathOf(id),
  },
};
