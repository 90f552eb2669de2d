import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { NO_NOTICES, type Notices } from '../platform/notices/notices.ts';
import { userChannel } from './channel-name.ts';
import { ChannelTable } from './channel-table.ts';
import { ClientMessages } from './client-messages.ts';
import { PushConnection } from './push-connection.ts';
import { PUSH_LIMITS, type PushLimits } from './push-limits.ts';
import { CODES, errorMessage, eventMessage, PROTOCOLS, rawMessage } from './pusher-protocol.ts';
import { Rate } from './rate.ts';
import type { RealtimeApp } from './realtime-app.ts';
import { SharedPresence } from './shared-presence.ts';
import { EndedSessions, type OpenSession } from './session-sockets.ts';

export interface PushEvent {
  readonly name: string;
  readonly channel: string;
  /** As it is sent on: JSON as text, or what only the subscribers of an encrypted channel can read. */
  readonly data: string;
  /** The id of a socket that knows already. */
  readonly except: string | null;
}

export interface PushHubOptions {
  readonly app: RealtimeApp;
  /** Whether clients may speak to each other on private and presence channels. */
  readonly allowsClientEvents?: boolean;
  readonly limits?: Partial<PushLimits>;
  /** The hubs of other processes; none when not given. */
  readonly notices?: Notices;
  /** Sessions that ended just now. */
  readonly ended?: EndedSessions;
  readonly now?: () => number;
}

const LARGEST_ID = 2 ** 40;
/** A process that says nothing for so many sweeps is taken for gone. */
const SILENT_SWEEPS = 3;

/**
 * The embedded push provider: every socket of one application that is open here. It decides nothing about users; it believes what
 * the application's secret signed, and closes the sockets of a session that ended.
 */
export class PushHub {
  readonly channels = new ChannelTable();
  readonly limits: PushLimits;
  readonly #app: RealtimeApp;
  readonly #now: () => number;
  readonly #connections = new Map<string, PushConnection>();
  readonly #messages: ClientMessages;
  readonly #sweep: NodeJS.Timeout;
  readonly #notices: Notices;
  readonly #ended: EndedSessions;
  readonly #presence: SharedPresence;

  constructor(options: PushHubOptions) {
    const { app, allowsClientEvents = false, limits = {}, now = Date.now } = options;
    this.#app = app;
    this.#now = now;
    this.limits = { ...PUSH_LIMITS, ...limits };
    this.#messages = new ClientMessages({ app, allowsClientEvents, channels: this.channels, limits: this.limits });
    this.#sweep = setInterval(() => this.sweep(), this.limits.sweepInterval).unref();
    this.#ended = options.ended ?? new EndedSessions();
    this.#notices = options.notices ?? NO_NOTICES;
    this.#hearOthers(this.#notices);
    const silence = SILENT_SWEEPS * this.limits.sweepInterval;
    this.#presence = new SharedPresence({ channels: this.channels, notices: this.#notices, silence, now });
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Takes an upgraded socket; `search` is the query that the client connected with. */
  open(socket: WebSocket, key: string, search: URLSearchParams): void {
    socket.on('error', () => socket.terminate());
    const refusal = this.#refusal(key, search);
    if (refusal !== null) {
      socket.send(errorMessage(...refusal));
      return socket.close(...refusal);
    }
    const connection = this.#connect(socket);
    socket.on('message', (data, isBinary) => {
      connection.heardAt = this.#now();
      connection.pingedAt = null;
      if (!connection.messages.take(this.#now())) connection.close(CODES.OVER_CAPACITY, 'Too many messages');
      else if (!isBinary) this.#messages.take(connection, (data as Buffer).toString(), this.#now());
    });
    socket.on('close', () => {
      this.#connections.delete(connection.id);
      this.channels.leaveAll(connection);
    });
    connection.send(
      eventMessage('pusher:connection_established', { socket_id: connection.id, activity_timeout: this.limits.activityTimeout / 1000 }),
    );
  }

  /** Once the other processes are heard: learns who is present there. */
  meet(): void {
    this.#presence.meet();
  }

  /** To subscribers here and at other processes. */
  publish(event: PushEvent): void {
    this.deliver(event);
    void this.#notices.tell({ topic: 'pushed', told: event });
  }

  /** To subscribers here. */
  deliver({ name, channel, data, except }: PushEvent): void {
    this.channels.send(channel, rawMessage(name, data, channel), except ?? undefined);
  }

  /**
   * Remembers whose channels a socket was authorised for. False where the user has too many sockets already. A
   * socket that is not open here may be open at another process, which is told.
   */
  bindSession(socketId: string, session: OpenSession): boolean {
    const connection = this.#connections.get(socketId);
    if (connection === undefined) this.#tellBound(socketId, session);
    return connection === undefined || this.#bind(connection, session);
  }

  #bind(connection: PushConnection, session: OpenSession): boolean {
    if (connection.session?.id === session.id) return true;
    const others = [...this.#connections.values()].filter((one) => one !== connection && one.session?.userId === session.userId);
    if (others.length >= this.limits.connectionsOfUser) return false;
    connection.session = session;
    return true;
  }

  /** For a session that ended: its sockets stay closed until somebody signs in again. */
  closeSession(sessionId: number): void {
    for (const connection of this.#connections.values()) if (connection.session?.id === sessionId) this.#end(connection);
  }

  /** Wherever the user's sockets are open. */
  closeUser(userId: string): void {
    this.#closeUserHere(userId);
    void this.#notices.tell({ topic: 'userClosed', told: { userId } });
  }

  #closeUserHere(userId: string): void {
    const signedIn = this.channels.subscribers(userChannel(userId));
    for (const connection of this.#connections.values()) {
      if (connection.userId === userId || signedIn.has(connection)) this.#end(connection);
    }
  }

  /** Asks the quiet ones whether they are there, and lets go of those that are not, and of sessions that ran out. */
  sweep(): void {
    this.#presence.sweep();
    const now = this.#now();
    const { activityTimeout, pongTimeout } = this.limits;
    for (const connection of this.#connections.values()) {
      if (connection.session !== null && connection.session.expiresAt.getTime() <= now) this.#end(connection);
      else if (connection.pingedAt !== null && now - connection.pingedAt > pongTimeout) {
        connection.close(CODES.NO_PONG, 'No pong in time');
        setTimeout(() => connection.drop(), pongTimeout).unref();
      } else if (connection.pingedAt === null && now - connection.heardAt > activityTimeout + pongTimeout) {
        connection.pingedAt = now;
        connection.send(eventMessage('pusher:ping', {}));
      }
    }
  }

  /** Ends every connection so that clients come back at once. */
  stop(): void {
    clearInterval(this.#sweep);
    this.#presence.stop();
    for (const connection of this.#connections.values()) connection.close(CODES.RECONNECT, 'The server restarts');
  }

  #hearOthers(notices: Notices): void {
    notices.onTold('pushed', (event) => this.deliver(event));
    notices.onTold('userClosed', ({ userId }) => this.#closeUserHere(userId));
    notices.onMissed(() => this.#renewSessions());
    notices.onTold('socketBound', ({ socketId, sessionId, userId, expiresAt }) => {
      const connection = this.#connections.get(socketId);
      if (connection === undefined) return;
      const isBound = this.#bind(connection, { id: sessionId, userId, expiresAt: new Date(expiresAt) });
      if (!isBound || this.#ended.has(sessionId)) this.#end(connection);
    });
  }

  /** Whoever is signed in comes back at once, and is refused where the session has ended unheard. */
  #renewSessions(): void {
    for (const connection of this.#connections.values())
      if (connection.session) connection.close(CODES.RECONNECT, 'Something may not have been heard');
  }

  #tellBound(socketId: string, { id: sessionId, userId, expiresAt }: OpenSession): void {
    void this.#notices.tell({ topic: 'socketBound', told: { socketId, sessionId, userId, expiresAt: expiresAt.toISOString() } });
  }

  #end(connection: PushConnection): void {
    connection.fail(CODES.NOT_AUTHORISED, 'The session ended');
    connection.close(CODES.NOT_AUTHORISED, 'The session ended');
    this.channels.leaveAll(connection);
  }

  #refusal(key: string, search: URLSearchParams): [code: number, sentence: string] | null {
    const protocol = search.get('protocol');
    if (key !== this.#app.key) return [CODES.UNKNOWN_APP, 'There is no application with this key'];
    if (protocol === null) return [CODES.NO_PROTOCOL, 'The client names no protocol'];
    if (!/^\d$/.test(protocol) || Number(protocol) < PROTOCOLS.least || Number(protocol) > PROTOCOLS.most) {
      return [CODES.WRONG_PROTOCOL, `Protocols ${PROTOCOLS.least} to ${PROTOCOLS.most} are spoken here`];
    }
    return this.#connections.size < this.limits.connections ? null : [CODES.OVER_CAPACITY, 'Too many connections'];
  }

  #connect(socket: WebSocket): PushConnection {
    const now = this.#now();
    const connection = new PushConnection({
      id: `${randomInt(LARGEST_ID)}.${randomInt(LARGEST_ID)}`,
      socket,
      messages: new Rate(this.limits.messages, now),
      clientEvents: new Rate(this.limits.clientEvents, now),
      mostBuffered: this.limits.buffered,
      now,
    });
    this.#connections.set(connection.id, connection);
    return connection;
  }
}
