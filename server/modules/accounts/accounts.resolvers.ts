import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const accountResolvers: Resolvers<ApiContext> = {
  Query: {
    viewer: (_root, _arguments, { accounts, reader }) => accounts.viewer(reader),
  },
  Mutation: {
    register: (_root, { input }, context) => context.accounts.register(input, context),
    signIn: (_root, { input }, context) => context.accounts.signIn(input, context),
    signOut: (_root, _arguments, context) => context.accounts.signOut(context),
    changePassword: (_root, passwords, context) => context.accounts.changePassword(passwords, context),
    updateProfile: (_root, input, { accounts, reader }) => accounts.updateProfile(input, reader),
  },
  User: {
    avatar: ({ avatarId }, _arguments, { pictures }) => (avatarId === null ? null : pictures.byId(avatarId)),
  },
  Viewer: {
    avatar: ({ avatarId }, _arguments, { pictures }) => (avatarId === null ? null : pictures.byId(avatarId)),
    hasPassword: ({ passwordHash }) => passwordHash !== null,
    sessions: ({ id }, _arguments, { accounts }) => accounts.sessionsOf(id),
  },
  Session: {
    isCurrent: ({ id }, _arguments, { reader }) => reader.kind === 'user' && reader.sessionId === id,
  },
};
