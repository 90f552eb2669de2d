import { type AccessRules, anyone } from '../access-rules.ts';

export const rankingRules: AccessRules = {
  Query: { ranking: anyone, topRanking: anyone },
};
