import { type AccessRules, anyone, isOwner, needsUser } from '../access-rules.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';

const ownAccount = isOwner<UserRow>(({ id }) => id);

export const uploadRules: AccessRules = {
  Query: { uploadLimits: anyone },
  Viewer: { ownWorks: ownAccount, ownWork: ownAccount, ownChapter: ownAccount, upload: ownAccount, uploads: ownAccount },
  Mutation: {
    createOwnWork: needsUser,
    editOwnWork: needsUser,
    deleteOwnWork: needsUser,
    beginUpload: needsUser,
    cancelUpload: needsUser,
    editOwnChapter: needsUser,
    deleteOwnChapter: needsUser,
    arrangePages: needsUser,
    publishChapter: needsUser,
    publishDrafts: needsUser,
    unscheduleChapter: needsUser,
    restoreVersion: needsUser,
  },
  Subscription: { uploadProgress: needsUser },
};
