import { type AccessRules, anyone, isOwner, needsUser } from '../access-rules.ts';
import type { UserRow } from './accounts.repository.ts';
import type { SessionOfViewer } from './accounts.service.ts';

const ownAccount = isOwner<UserRow>(({ id }) => id);
const ownSession = isOwner<SessionOfViewer>(({ userId }) => userId);

export const accountRules: AccessRules = {
  Query: { viewer: anyone },
  Mutation: { register: anyone, signIn: anyone, signOut: anyone, changePassword: needsUser, updateProfile: needsUser },
  Viewer: {
    id: ownAccount,
    email: ownAccount,
    name: ownAccount,
    avatar: ownAccount,
    language: ownAccount,
    hasPassword: ownAccount,
    createdAt: ownAccount,
    sessions: ownAccount,
  },
  Session: { id: ownSession, device: ownSession, startedAt: ownSession, endedAt: ownSession, isCurrent: ownSession },
};
