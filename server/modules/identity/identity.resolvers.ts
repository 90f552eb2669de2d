import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const identityResolvers: Resolvers<ApiContext> = {
  Mutation: {
    requestPasswordReset: (_root, { email }, context) => context.passwordReset.request(email, context),
    setPassword: (_root, input, context) => context.passwordReset.setPassword(input, context),
  },
};
