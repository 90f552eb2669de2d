import { type AccessRules, anyone } from '../access-rules.ts';

export const genreRules: AccessRules = {
  Query: { genres: anyone, genreChoices: anyone },
};
