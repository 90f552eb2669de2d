import { channelKind } from './channel-name.ts';
import type { Member, PushConnection } from './push-connection.ts';
import { eventMessage } from './pusher-protocol.ts';
import { RemoteMembers } from './remote-members.ts';

/** Who is subscribed to what, and who is present where. */
export class ChannelTable {
  /** Who is present at other processes. */
  readonly others = new RemoteMembers();
  readonly #channels = new Map<string, Set<PushConnection>>();
  #tellPresent: (channel: string) => void = () => undefined;

  /** Names of channels with at least one subscriber. */
  names(): readonly string[] {
    return [...this.#channels.keys()];
  }

  subscribers(channel: string): ReadonlySet<PushConnection> {
    return this.#channels.get(channel) ?? NOBODY;
  }

  /** Each once, however many connections they have and at however many processes. */
  members(channel: string): ReadonlyMap<string, Member> {
    const elsewhere = this.others.of(channel).map((member) => [member.id, member] as const);
    return elsewhere.length === 0 ? this.membersHere(channel) : new Map([...elsewhere, ...this.membersHere(channel)]);
  }

  /** By connections of this process. */
  membersHere(channel: string): ReadonlyMap<string, Member> {
    const members = [...this.subscribers(channel)].flatMap((connection) => connection.channels.get(channel) ?? []);
    return new Map(members.map((member) => [member.id, member]));
  }

  /** Names of channels in which somebody is present here. */
  presentNames(): readonly string[] {
    return this.names().filter((name) => channelKind(name) === 'presence');
  }

  /** To be told of each channel in which other members are present here than before. */
  onPresent(tell: (channel: string) => void): void {
    this.#tellPresent = tell;
  }

  /** Changes who is present at other processes; subscribers here hear of the difference. */
  changeOthers(channel: string, change: (others: RemoteMembers) => void): void {
    const before = this.members(channel);
    change(this.others);
    const after = this.members(channel);
    for (const [id, member] of after) if (!before.has(id)) this.#added(channel, member);
    for (const id of before.keys()) if (!after.has(id)) this.#removed(channel, id);
  }

  /** Others hear of a member at its first connection. */
  join(channel: string, connection: PushConnection, member: Member | null): void {
    const isNewHere = member !== null && !this.membersHere(channel).has(member.id);
    const isNew = isNewHere && !this.members(channel).has(member.id);
    const subscribers = this.#channels.get(channel) ?? new Set<PushConnection>();
    this.#channels.set(channel, subscribers);
    if (isNew) this.#added(channel, member);
    subscribers.add(connection);
    connection.channels.set(channel, member);
    if (isNewHere) this.#tellPresent(channel);
  }

  /** The others hear of it when it was the member's last connection. */
  leave(channel: string, connection: PushConnection): void {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(connection)) return;
    const member = connection.channels.get(channel) ?? null;
    connection.channels.delete(channel);
    if (subscribers.size === 0) this.#channels.delete(channel);
    if (member === null || this.membersHere(channel).has(member.id)) return;
    if (!this.members(channel).has(member.id)) this.#removed(channel, member.id);
    this.#tellPresent(channel);
  }

  leaveAll(connection: PushConnection): void {
    for (const channel of connection.channels.keys()) this.leave(channel, connection);
  }

  /** `except` is the id of the socket that caused it and knows already. */
  send(channel: string, message: string, except?: string): void {
    const bytes = Buffer.from(message);
    for (const connection of this.subscribers(channel)) if (connection.id !== except) connection.send(bytes);
  }

  #added(channel: string, { id, info }: Member): void {
    this.send(channel, eventMessage('pusher_internal:member_added', { user_id: id, user_info: info }, channel));
  }

  #removed(channel: string, id: string): void {
    this.send(channel, eventMessage('pusher_internal:member_removed', { user_id: id }, channel));
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
