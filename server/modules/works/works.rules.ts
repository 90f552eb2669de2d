import { type AccessRules, anyone } from '../access-rules.ts';

export const workRules: AccessRules = {
  Query: { work: anyone, latestUpdates: anyone, works: anyone },
};
