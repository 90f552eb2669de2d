export type ChannelKind = 'public' | 'private' | 'presence' | 'encrypted' | 'user';

const NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
/** Where the provider itself writes to one signed-in user. */
const USER_CHANNEL = '#server-to-user-';

/** Null for a name that no channel may have. */
export function channelKind(name: string): ChannelKind | null {
  if (name.startsWith(USER_CHANNEL)) return NAME.test(name.slice(1)) ? 'user' : null;
  if (!NAME.test(name)) return null;
  if (name.startsWith('private-encrypted-')) return 'encrypted';
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

export function userChannel(userId: string): string {
  return `${USER_CHANNEL}${userId}`;
}
