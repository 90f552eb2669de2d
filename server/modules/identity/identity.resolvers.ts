import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const identityResolvers: Resolvers<ApiContext> = {
  Mutation: {
    startGoogleSignIn: (_root, { language }, context) => context.googleSignIn.start(language, context),
    signInWithGoogle: (_root, { input }, context) => context.googleSignIn.signIn(input, context),
    confirmGoogleLink: (_root, input, context) => context.googleSignIn.confirm(input, context),
    requestGoogleLinkMail: (_root, { linkToken }, context) => context.googleSignIn.requestMail(linkToken, context),
    confirmGoogleLinkByMail: (_root, { token }, context) => context.googleSignIn.confirmByMail(token, context),
    requestPasswordReset: (_root, { email }, context) => context.passwordReset.request(email, context),
    setPassword: (_root, input, context) => context.passwordReset.setPassword(input, context),
    startHandover: (_root, { to }, { handovers, reader }) => handovers.start(to, reader),
    redeemHandover: (_root, { code }, context) => context.handovers.redeem(code, context),
  },
};
