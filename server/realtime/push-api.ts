import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord, readJson } from '../platform/read-json.ts';
import { channelKind } from './channel-name.ts';
import { type PushEvent, type PushHub } from './push-hub.ts';
import { readBody } from './read-body.ts';
import type { RealtimeApp } from './realtime-app.ts';
import { requestProblem } from './signatures.ts';

const ADDRESS = /^\/apps\/([\w-]{1,64})(\/[^?]*)(?:\?(.*))?$/s;
const MOST_CHANNELS = 100;
const MOST_EVENTS = 10;
const LONGEST_NAME = 200;
const SOCKET_ID = /^\d+\.\d+$/;
/** Room for the envelope around the data of a whole batch. */
const BODY_FACTOR = 12;

/** Thrown for a request that is signed but cannot be carried out; its sentence and status are the answer. */
class PushRequestRefused extends Error {
  override readonly name = 'PushRequestRefused';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** The provider's HTTP API, for the server SDK: https://pusher.com/docs/channels/library_auth_reference/rest-api/ */
export class PushApi {
  readonly #app: RealtimeApp;
  readonly #hub: PushHub;
  readonly #now: () => number;

  constructor(app: RealtimeApp, hub: PushHub, now: () => number = Date.now) {
    this.#app = app;
    this.#hub = hub;
    this.#now = now;
  }

  /** Answers every request below /apps/, at any host: the signature says who asks. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, id, path = '', query = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    if (id !== this.#app.id) return answer(response, 404, { error: 'There is no such application.' });
    const body = await readBody(request, this.#hub.limits.eventData * BODY_FACTOR);
    if (body === null) return answer(response, 413, { error: 'The body is too large.' });
    const search = new URLSearchParams(query);
    const method = request.method ?? 'GET';
    const problem = requestProblem(this.#app, { method, path: `/apps/${id}${path}`, search, body }, this.#now());
    if (problem !== null) return answer(response, 401, { error: problem });
    try {
      answer(response, 200, this.#carryOut(`${method} ${path}`, search, body));
    } catch (error) {
      if (!(error instanceof PushRequestRefused)) throw error;
      answer(response, error.status, { error: error.message });
    }
  }

  #carryOut(what: string, search: URLSearchParams, body: Buffer): object {
    if (what === 'POST /events') return this.#publish(readJson(String(body)));
    if (what === 'POST /batch_events') return this.#publishBatch(readJson(String(body)));
    if (what === 'GET /channels') return this.#list(search);
    const [, name, part = ''] = /^GET \/channels\/([^/]+)(\/users)?$/.exec(what) ?? [];
    if (name !== undefined) return part === '' ? this.#describe(name, search) : this.#users(name);
    const userId = /^POST \/users\/([^/]+)\/terminate_connections$/.exec(what)?.[1];
    if (userId === undefined) throw new PushRequestRefused(404, 'There is nothing at this address.');
    this.#hub.closeUser(decodeURIComponent(userId));
    return {};
  }

  #publish(body: unknown): object {
    const given = isRecord(body) ? body : {};
    const channels = Array.isArray(given['channels']) ? (given['channels'] as readonly unknown[]) : [given['channel']];
    if (channels.length === 0 || channels.length > MOST_CHANNELS) {
      throw new PushRequestRefused(400, `An event goes to 1 to ${MOST_CHANNELS} channels.`);
    }
    const events = channels.map((channel) => this.#readEvent(given, channel));
    for (const event of events) this.#hub.publish(event);
    const info = given['info'];
    return typeof info === 'string'
      ? { channels: Object.fromEntries(events.map(({ channel }) => [channel, this.#info(channel, info)])) }
      : {};
  }

  #publishBatch(body: unknown): object {
    const batch = isRecord(body) && Array.isArray(body['batch']) ? (body['batch'] as readonly unknown[]) : [];
    if (batch.length === 0 || batch.length > MOST_EVENTS) throw new PushRequestRefused(400, `A batch has 1 to ${MOST_EVENTS} events.`);
    const given = batch.map((one) => (isRecord(one) ? one : {}));
    const events = given.map((one) => this.#readEvent(one, one['channel']));
    for (const event of events) this.#hub.publish(event);
    if (given.every(({ info }) => typeof info !== 'string')) return {};
    return { batch: given.map(({ info }, index) => this.#info(events[index]?.channel ?? '', typeof info === 'string' ? info : '')) };
  }

  #readEvent({ name, data, socket_id: except = null }: Readonly<Record<string, unknown>>, channel: unknown): PushEvent {
    if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) throw new PushRequestRefused(400, 'The event needs a name.');
    if (typeof channel !== 'string' || channelKind(channel) === null) throw new PushRequestRefused(400, 'There is no such channel.');
    if (typeof data !== 'string') throw new PushRequestRefused(400, 'The data of an event is text.');
    if (Buffer.byteLength(data) > this.#hub.limits.eventData) {
      throw new PushRequestRefused(413, `The data of an event has at most ${this.#hub.limits.eventData} bytes.`);
    }
    if (except !== null && (typeof except !== 'string' || !SOCKET_ID.test(except)))
      throw new PushRequestRefused(400, 'The socket_id is none.');
    return { name, channel, data, except };
  }

  #list(search: URLSearchParams): object {
    const prefix = search.get('filter_by_prefix') ?? '';
    const info = search.get('info') ?? '';
    if (info.split(',').includes('user_count') && !prefix.startsWith('presence-')) {
      throw new PushRequestRefused(400, 'user_count is only known of presence channels: filter_by_prefix must begin with presence-.');
    }
    const names = this.#hub.channels.names().filter((name) => !name.startsWith('#') && name.startsWith(prefix));
    return { channels: Object.fromEntries(names.map((name) => [name, this.#info(name, info)])) };
  }

  #describe(name: string, search: URLSearchParams): object {
    return { occupied: this.#hub.channels.subscribers(name).size > 0, ...this.#info(name, search.get('info') ?? '') };
  }

  #users(name: string): object {
    if (channelKind(name) !== 'presence') throw new PushRequestRefused(400, 'Only presence channels know their users.');
    return { users: [...this.#hub.channels.members(name).keys()].map((id) => ({ id })) };
  }

  #info(channel: string, wanted: string): object {
    return this.#hub.channels.describe(channel, new Set(wanted.split(',')));
  }
}

function answer(response: ServerResponse, status: number, value: object): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  response.end(body);
}
