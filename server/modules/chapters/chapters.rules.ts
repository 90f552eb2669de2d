import { type AccessRules, anyone } from '../access-rules.ts';

export const chapterRules: AccessRules = {
  Query: { chapter: anyone },
  Subscription: { newestChapter: anyone },
};
