import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const profileResolvers: Resolvers<ApiContext> = {
  Mutation: {
    removeAvatar: (_root, _arguments, { profile, reader }) => profile.removeAvatar(reader),
    deleteAccount: (_root, { password }, context) => context.profile.deleteAccount(password ?? null, context),
  },
};
