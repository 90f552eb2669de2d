import { isRecord, readJson } from '../platform/read-json.ts';
import { channelKind, type ChannelKind, userChannel } from './channel-name.ts';
import type { ChannelTable } from './channel-table.ts';
import type { Member, PushConnection } from './push-connection.ts';
import type { PushLimits } from './push-limits.ts';
import { type ClientMessage, CODES, eventMessage, rawMessage, readMessage } from './pusher-protocol.ts';
import type { RealtimeApp } from './realtime-app.ts';
import { isSigned } from './signatures.ts';

interface ClientMessagesOptions {
  readonly app: RealtimeApp;
  readonly allowsClientEvents: boolean;
  readonly channels: ChannelTable;
  readonly limits: PushLimits;
}

/** Carries out what clients say, as far as the application's signature allows it. */
export class ClientMessages {
  readonly #options: ClientMessagesOptions;

  constructor(options: ClientMessagesOptions) {
    this.#options = options;
  }

  /** `now` in milliseconds. */
  take(connection: PushConnection, text: string, now: number): void {
    const message = readMessage(text);
    if (message === null) connection.fail(CODES.CLIENT_EVENT_REFUSED, 'The message cannot be read');
    else if (message.event.startsWith('client-')) this.#relay(connection, message, now);
    else if (message.event === 'pusher:ping') connection.send(eventMessage('pusher:pong', {}));
    else if (message.event === 'pusher:subscribe') this.#subscribe(connection, message.data);
    else if (message.event === 'pusher:unsubscribe') this.#unsubscribe(connection, message.data);
    else if (message.event === 'pusher:signin') this.#signIn(connection, message.data);
  }

  #subscribe(connection: PushConnection, data: unknown): void {
    const { channels, limits } = this.#options;
    const name = isRecord(data) ? data['channel'] : undefined;
    const kind = typeof name === 'string' ? channelKind(name) : null;
    if (!isRecord(data) || typeof name !== 'string' || kind === null) {
      return connection.fail(CODES.NOT_AUTHORISED, 'There is no channel of this name');
    }
    if (connection.channels.has(name)) return this.#confirm(connection, name, kind);
    const member = kind === 'presence' ? readMember(data['channel_data']) : null;
    const problem = this.#problem(connection, { name, kind, data, member });
    if (problem !== null) return refuse(connection, name, problem);
    if (connection.channels.size >= limits.channels) return refuse(connection, name, TOO_MANY_CHANNELS);
    if (member !== null && channels.members(name).size >= limits.members && !channels.members(name).has(member.id)) {
      return refuse(connection, name, CHANNEL_FULL);
    }
    channels.join(name, connection, member);
    this.#confirm(connection, name, kind);
  }

  #problem(connection: PushConnection, { name, kind, data, member }: Subscription): Refusal | null {
    if (kind === 'public') return null;
    if (kind === 'user') return connection.userId !== null && name === userChannel(connection.userId) ? null : NOT_AUTHORISED;
    const details = typeof data['channel_data'] === 'string' ? [data['channel_data']] : [];
    if (!isSigned(this.#options.app, data['auth'], connection.id, name, ...details)) return NOT_AUTHORISED;
    return kind === 'presence' && member === null ? NOBODY_PRESENT : null;
  }

  #confirm(connection: PushConnection, name: string, kind: ChannelKind): void {
    if (kind !== 'presence') return connection.send(eventMessage('pusher_internal:subscription_succeeded', {}, name));
    const members = this.#options.channels.members(name);
    const hash = Object.fromEntries([...members.values()].map(({ id, info }) => [id, info]));
    const presence = { count: members.size, ids: [...members.keys()], hash };
    connection.send(eventMessage('pusher_internal:subscription_succeeded', { presence }, name));
  }

  #unsubscribe(connection: PushConnection, data: unknown): void {
    const name = isRecord(data) ? data['channel'] : undefined;
    if (typeof name === 'string') this.#options.channels.leave(name, connection);
  }

  #signIn(connection: PushConnection, data: unknown): void {
    const userData = isRecord(data) ? data['user_data'] : undefined;
    const user = typeof userData === 'string' ? readJson(userData) : undefined;
    const isKnown =
      isRecord(data) && typeof userData === 'string' && isSigned(this.#options.app, data['auth'], connection.id, '', 'user', '', userData);
    if (!isKnown || !isRecord(user) || typeof user['id'] !== 'string' || user['id'] === '') {
      connection.fail(CODES.NOT_AUTHORISED, 'The sign-in is not authorised');
      return connection.close(CODES.NOT_AUTHORISED, 'The sign-in is not authorised');
    }
    connection.userId = user['id'];
    connection.send(eventMessage('pusher:signin_success', { user_data: userData }));
  }

  #relay(connection: PushConnection, { event, channel, data }: ClientMessage, now: number): void {
    const { allowsClientEvents, channels } = this.#options;
    const kind = channel === null ? null : channelKind(channel);
    if (channel === null || (kind !== 'private' && kind !== 'presence') || !connection.channels.has(channel)) {
      return connection.fail(CODES.CLIENT_EVENT_REFUSED, 'Client events need a private or presence channel that is subscribed to');
    }
    if (!allowsClientEvents) return connection.fail(CODES.CLIENT_EVENT_REFUSED, 'Client events are switched off', channel);
    if (!connection.clientEvents.take(now)) {
      return connection.fail(CODES.CLIENT_EVENT_REFUSED, 'Too many client events a second', channel);
    }
    channels.send(channel, rawMessage(event, data, channel, connection.channels.get(channel)?.id), connection.id);
  }
}

interface Subscription {
  readonly name: string;
  readonly kind: ChannelKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly member: Member | null;
}

interface Refusal {
  readonly type: string;
  readonly error: string;
  readonly status: number;
}

const NOT_AUTHORISED: Refusal = { type: 'AuthError', error: 'The signature does not fit this socket and channel', status: 401 };
const NOBODY_PRESENT: Refusal = { type: 'AuthError', error: 'A presence channel needs the user_id of its member', status: 401 };
const TOO_MANY_CHANNELS: Refusal = { type: 'LimitReached', error: 'The connection is subscribed to too many channels', status: 429 };
const CHANNEL_FULL: Refusal = { type: 'LimitReached', error: 'The channel has no place for another member', status: 429 };

function refuse(connection: PushConnection, channel: string, refusal: Refusal): void {
  connection.fail(CODES.NOT_AUTHORISED, refusal.error, channel);
  connection.send(eventMessage('pusher:subscription_error', refusal, channel));
}

function readMember(text: unknown): Member | null {
  const data = typeof text === 'string' ? readJson(text) : undefined;
  const id = isRecord(data) ? data['user_id'] : undefined;
  if (!isRecord(data) || (typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
  return { id: String(id), info: data['user_info'] ?? {} };
}
