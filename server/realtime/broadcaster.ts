/** What a reader's other devices are told about a login. */
export interface UserLoggedIn<Device = unknown> {
  /** Of the new session. */
  readonly sessionId: string;
  readonly device: Device;
  /** ISO 8601. */
  readonly at: string;
}

/** What takes an event for a channel: the provider's SDK, or a hub of our own. */
export interface PushProvider {
  trigger(channel: string, event: string, data: unknown): unknown;
}

/** Tells a user's open pages what happened. */
export interface Broadcaster {
  /** Rejects when the provider does not take it. */
  toUser(userId: number, event: 'UserLoggedIn', data: UserLoggedIn): Promise<void>;
}

/** Laravel's names, which laravel-echo expects. */
const EVENT_NAMESPACE = String.raw`App\Events`;

function userChannelName(userId: number): string {
  return `private-App.Models.User.${userId}`;
}

export function createBroadcaster(provider: PushProvider): Broadcaster {
  return {
    toUser: async (userId, event, data) => {
      await provider.trigger(userChannelName(userId), `${EVENT_NAMESPACE}\\${event}`, data);
    },
  };
}
