import { channelKind } from './channel-name.ts';
import type { Member, PushConnection } from './push-connection.ts';
import { eventMessage } from './pusher-protocol.ts';

/** Who is subscribed to what, and who is present where. */
export class ChannelTable {
  readonly #channels = new Map<string, Set<PushConnection>>();

  /** Names of channels with at least one subscriber. */
  names(): readonly string[] {
    return [...this.#channels.keys()];
  }

  subscribers(channel: string): ReadonlySet<PushConnection> {
    return this.#channels.get(channel) ?? NOBODY;
  }

  /** Each once, however many connections they have. */
  members(channel: string): ReadonlyMap<string, Member> {
    const members = [...this.subscribers(channel)].flatMap((connection) => connection.channels.get(channel) ?? []);
    return new Map(members.map((member) => [member.id, member]));
  }

  /** Others hear of a member at its first connection. */
  join(channel: string, connection: PushConnection, member: Member | null): void {
    const isNew = member !== null && !this.members(channel).has(member.id);
    const subscribers = this.#channels.get(channel) ?? new Set<PushConnection>();
    this.#channels.set(channel, subscribers);
    if (member !== null && isNew) {
      const data = { user_id: member.id, user_info: member.info };
      this.send(channel, eventMessage('pusher_internal:member_added', data, channel));
    }
    subscribers.add(connection);
    connection.channels.set(channel, member);
  }

  /** The others hear of it when it was the member's last connection. */
  leave(channel: string, connection: PushConnection): void {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(connection)) return;
    const member = connection.channels.get(channel) ?? null;
    connection.channels.delete(channel);
    if (subscribers.size === 0) this.#channels.delete(channel);
    else if (member !== null && !this.members(channel).has(member.id)) {
      this.send(channel, eventMessage('pusher_internal:member_removed', { user_id: member.id }, channel));
    }
  }

  leaveAll(connection: PushConnection): void {
    for (const channel of connection.channels.keys()) this.leave(channel, connection);
  }

  /** `except` is the id of the socket that caused it and knows already. */
  send(channel: string, message: string, except?: string): void {
    const bytes = Buffer.from(message);
    for (const connection of this.subscribers(channel)) if (connection.id !== except) connection.send(bytes);
  }

  /** What the HTTP API tells of a channel. */
  describe(channel: string, wanted: ReadonlySet<string>): Readonly<Record<string, number>> {
    const isPresence = channelKind(channel) === 'presence';
    return {
      ...(wanted.has('user_count') && isPresence ? { user_count: this.members(channel).size } : {}),
      ...(wanted.has('subscription_count') ? { subscription_count: this.subscribers(channel).size } : {}),
    };
  }
}

const NOBODY: ReadonlySet<PushConnection> = new Set();
