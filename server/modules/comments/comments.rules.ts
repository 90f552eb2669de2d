import { type AccessRules, anyone, isOwner, needsUser } from '../access-rules.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';

export const commentRules: AccessRules = {
  Query: { comments: anyone, repliesBefore: anyone },
  Mutation: { sendComment: needsUser, editComment: needsUser, deleteComment: needsUser, reportComment: needsUser },
  Subscription: { commentEvents: anyone },
  Viewer: { comments: isOwner<UserRow>(({ id }) => id) },
};
