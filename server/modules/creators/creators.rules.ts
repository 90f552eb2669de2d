import { type AccessRules, anyone } from '../access-rules.ts';

export const creatorRules: AccessRules = {
  Query: { creator: anyone },
};
