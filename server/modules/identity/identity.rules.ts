import { type AccessRules, anyone, needsUser } from '../access-rules.ts';

export const identityRules: AccessRules = {
  Mutation: { requestPasswordReset: anyone, setPassword: anyone, startHandover: needsUser, redeemHandover: anyone },
};
