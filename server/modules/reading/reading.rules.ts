import { type AccessRules, isOwner, needsUser } from '../access-rules.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';

const ownAccount = isOwner<UserRow>(({ id }) => id);

export const readingRules: AccessRules = {
  Mutation: { savePositions: needsUser, forgetPositions: needsUser, followWork: needsUser, unfollowWork: needsUser },
  Viewer: { positions: ownAccount, continueReading: ownAccount, followed: ownAccount, isFollowing: ownAccount, readingDays: ownAccount },
};
