import { type AccessRules, anyone } from '../access-rules.ts';

export const searchRules: AccessRules = {
  Query: { search: anyone, searchSuggestions: anyone },
};
