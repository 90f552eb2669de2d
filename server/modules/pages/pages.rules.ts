import { type AccessRules, anyone } from '../access-rules.ts';

export const pageRules: AccessRules = {
  Query: { sitePage: anyone },
  Mutation: { sendContactMessage: anyone },
};
