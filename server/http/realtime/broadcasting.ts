import type { IncomingMessage, ServerResponse } from 'node:http';
import type Pusher from 'pusher';
import { isRecord, readJson } from '../../platform/read-json.ts';
import { readBody } from '../../realtime/read-body.ts';
import { bearerToken, type FindSession, type OpenSession } from '../../realtime/session-sockets.ts';

export interface BroadcastingOptions {
  readonly sdk: Pick<Pusher, 'authorizeChannel' | 'authenticateUser'>;
  readonly findSession: FindSession;
  /** Remembers whose socket it is; false where the user has too many. */
  readonly bindSession: (socketId: string, session: OpenSession) => boolean;
  readonly headers: Readonly<Record<string, string>>;
}

const MOST_BYTES = 8192;
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;
/** A reader may listen to what is said to them, and to nobody else. */
const OWN_CHANNEL = /^(?:private|private-encrypted|presence)-App\.Models\.User\.([1-9]\d{0,14})$/;

type Answer = readonly [status: number, body: object];

const METHOD: Answer = [405, { message: 'Authorisation is asked for by POST.' }];
const TOO_LARGE: Answer = [413, { message: `A body has at most ${MOST_BYTES} bytes here.` }];
const UNREADABLE: Answer = [400, { message: 'The body needs socket_id and channel_name, as JSON or urlencoded.' }];
const FORBIDDEN: Answer = [403, { message: 'This channel is not open to you.' }];
const TOO_MANY: Answer = [429, { message: 'You have too many connections open.' }];

export function isBroadcastingPath(path: string): boolean {
  return path === '/api/broadcasting/auth' || path === '/broadcasting/user-auth';
}

/**
 * Signs what a socket may subscribe to, for the reader whose Bearer token comes along: their own channel. Cookies count
 * for nothing, so that no other site can ask in a reader's name.
 */
export class BroadcastingEndpoint {
  readonly #options: BroadcastingOptions;

  constructor(options: BroadcastingOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [status, value] = await this.#answer(request, path);
    const body = Buffer.from(JSON.stringify(value));
    response.writeHead(status, {
      ...this.#options.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-length': body.length,
      ...(status === 405 ? { allow: 'POST' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #answer(request: IncomingMessage, path: string): Promise<Answer> {
    if (request.method !== 'POST') return METHOD;
    const body = await readBody(request, MOST_BYTES);
    if (body === null) return TOO_LARGE;
    const given = readFields(request.headers['content-type'] ?? '', String(body));
    const socketId = given?.['socket_id'];
    if (given === null || typeof socketId !== 'string' || !SOCKET_ID.test(socketId)) return UNREADABLE;
    const channel = given['channel_name'];
    const isUser = path === '/broadcasting/user-auth';
    if (!isUser && typeof channel !== 'string') return UNREADABLE;
    const token = bearerToken(request.headers.authorization);
    const session = token === null ? undefined : await this.#options.findSession(token);
    if (session === undefined) return FORBIDDEN;
    return isUser ? this.#signIn(socketId, session) : this.#authorise(socketId, String(channel), session);
  }

  #authorise(socketId: string, channel: string, session: OpenSession): Answer {
    if (OWN_CHANNEL.exec(channel)?.[1] !== String(session.userId)) return FORBIDDEN;
    if (!this.#options.bindSession(socketId, session)) return TOO_MANY;
    const member = channel.startsWith('presence-') ? [{ user_id: String(session.userId), user_info: {} }] : [];
    return [200, this.#options.sdk.authorizeChannel(socketId, channel, ...member)];
  }

  #signIn(socketId: string, session: OpenSession): Answer {
    if (!this.#options.bindSession(socketId, session)) return TOO_MANY;
    return [200, this.#options.sdk.authenticateUser(socketId, { id: String(session.userId) })];
  }
}

function readFields(contentType: string, text: string): Readonly<Record<string, unknown>> | null {
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) return Object.fromEntries(new URLSearchParams(text));
  const value = /^application\/json\s*(;|$)/i.test(contentType) ? readJson(text) : null;
  return isRecord(value) ? value : null;
}
