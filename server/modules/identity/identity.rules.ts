import { type AccessRules, anyone } from '../access-rules.ts';

export const identityRules: AccessRules = {
  Mutation: { requestPasswordReset: anyone, setPassword: anyone },
};
