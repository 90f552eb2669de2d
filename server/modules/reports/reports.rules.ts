import { type AccessRules, needsUser } from '../access-rules.ts';

export const reportRules: AccessRules = { Mutation: { reportContent: needsUser } };
