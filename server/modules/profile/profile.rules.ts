import { type AccessRules, needsUser } from '../access-rules.ts';

export const profileRules: AccessRules = { Mutation: { removeAvatar: needsUser, deleteAccount: needsUser } };
