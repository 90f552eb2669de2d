import { type AccessRules, anyone, needsUser } from '../access-rules.ts';

export const identityRules: AccessRules = {
  Mutation: {
    startGoogleSignIn: anyone,
    signInWithGoogle: anyone,
    confirmGoogleLink: anyone,
    requestGoogleLinkMail: anyone,
    confirmGoogleLinkByMail: anyone,
    requestPasswordReset: anyone,
    setPassword: anyone,
    startHandover: needsUser,
    redeemHandover: anyone,
  },
};
