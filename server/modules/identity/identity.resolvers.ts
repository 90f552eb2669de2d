import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const identityResolvers: Resolvers<ApiContext> = {
  Mutation: {
    requestPasswordReset: (_root, { email }, context) => context.passwordReset.request(email, context),
    setPassword: (_root, input, context) => context.passwordReset.setPassword(input, context),
    startHandover: (_root, { to }, { handovers, reader }) => handovers.start(to, reader),
    redeemHandover: (_root, { code }, context) => context.handovers.redeem(code, context),
  },
};
