import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { OperationRunner } from './execute-operation.ts';
import { OVERLOADED, persistedQueryNotFound, type YogaListener } from './graphql-yoga.ts';
import { operationKey, type PersistedOperation, type PersistedOperations } from './persisted-operations.ts';
import { readPersistedRequest } from './persisted-request.ts';
import { prepareAnswer, sendAnswer } from '../prepared-answer.ts';
import { sendSentence } from '../plain-answer.ts';
import { type ReaderOptions, readRequest } from './request-reader.ts';
import { type RequestContext } from '../../modules/reader.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { readBody } from '../../realtime/read-body.ts';
import { bearerToken } from '../../realtime/session-sockets.ts';
import { Overloaded, type WorkQueues } from '../work-queue.ts';

const MOST_ADDRESSES = 4096;
const JSON_BODY = /^application\/(json|graphql-response\+json|graphql\+json)\s*(;|$)/i;
const TAKES_JSON = /application\/(json|\*)|\*\/\*/i;

const TOO_LARGE = { message: 'Request body too large', extensions: { code: 'REQUEST_ENTITY_TOO_LARGE' } };
const WRONG_TOKEN = { message: 'The token is wrong, or its session has ended.', code: 'UNAUTHENTICATED' };

export interface GraphqlEndpointOptions {
  readonly runner: OperationRunner;
  readonly operations: PersistedOperations;
  readonly yoga: YogaListener;
  readonly queues: WorkQueues;
  readonly readers: ReaderOptions;
  readonly limits: Pick<Config['graphql'], 'maxBodyBytes'>;
  readonly endings: Pick<Sessions, 'endedBy'>;
  readonly headers: Readonly<Record<'own' | 'personal', Readonly<Record<string, string>>>>;
}

/**
 * Answers /graphql. Reads by hash come from the cache before anything is parsed; everything else goes to yoga, but only
 * as JSON: what a form of another site can send without asking (urlencoded, multipart, text) is refused here.
 */
export class GraphqlEndpoint {
  readonly #options: GraphqlEndpointOptions;
  /** Keys of addresses that were understood before. */
  readonly #keys = new Map<string, string>();

  constructor(options: GraphqlEndpointOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    try {
      await this.#answer(request, response, requestId);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      request.resume();
      this.#sayOverloaded(response, error);
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') return this.#read(request, response, requestId);
    if (request.method !== 'POST') {
      return sendSentence(response, 405, 'Operations are sent by POST, or by GET where they only read.', {
        ...this.#options.headers.own,
        allow: 'GET, HEAD, POST',
      });
    }
    if (!JSON_BODY.test(request.headers['content-type'] ?? '')) {
      request.resume();
      return sendSentence(response, 415, 'An operation is sent as application/json.', {
        ...this.#options.headers.own,
        'accept-post': 'application/json',
      });
    }
    // Before anything of the body is read. A signed-in reader may be writing, which only the body tells.
    const refusal = request.headers.authorization === undefined ? this.#options.queues.reads.refusal() : null;
    if (refusal !== null) throw refusal;
    const context = await readRequest(request, this.#options.readers);
    if (context === null) {
      request.resume();
      return this.#refuseToken(request, response);
    }
    const body = await readBody(request, this.#options.limits.maxBodyBytes);
    if (body === null) return this.#refuse(request, response, 413, [TOO_LARGE]);
    await this.#passOn(Object.assign(request, { body: Readable.from([body]) }), response, requestId, context);
  }

  /**
   * True when a visitor's read was answered by nothing but its address: with what is kept, or with a refusal while there is no room. A
   * refusal has to be quick where so many ask that there is time for little else.
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.headers.authorization !== undefined || !takesJson(request)) return false;
    const { runner, queues } = this.#options;
    const key = this.#keys.get(request.url ?? '');
    const kept = key === undefined ? undefined : runner.peek(key);
    if (kept !== undefined) {
      sendAnswer(request, response, kept);
      return true;
    }
    const refusal = key !== undefined && runner.isAtHand(key) ? null : queues.reads.refusal();
    if (refusal === null) return false;
    this.#sayOverloaded(response, refusal);
    return true;
  }

  async #read(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { operations, runner, readers, headers } = this.#options;
    const asked = readPersistedRequest(request.url ?? '');
    if (asked !== null && 'problem' in asked)
      return this.#refuse(request, response, 400, [{ message: asked.problem, extensions: { code: 'BAD_REQUEST' } }]);
    if (asked === null || !takesJson(request)) {
      const context = await readRequest(request, this.#options.readers);
      return context === null ? this.#refuseToken(request, response) : this.#passOn(request, response, requestId, context);
    }
    const operation = operations.find(asked.hash);
    if (operation === undefined) return this.#refuse(request, response, 200, [persistedQueryNotFound()]);
    if (!operation.isQuery)
      return sendSentence(response, 405, 'An operation that writes is sent by POST.', { ...headers.own, allow: 'POST' });
    if (request.headers.authorization !== undefined) {
      const context = await readRequest(request, readers);
      if (context === null) return this.#refuseToken(request, response);
      return sendAnswer(request, response, await runner.answerPersonally(operation, asked.variables, requestId, context));
    }
    this.#remember(request.url ?? '', operation, asked.variables);
    sendAnswer(request, response, await runner.answer(operation, asked.variables, requestId));
  }

  async #passOn(request: IncomingMessage, response: ServerResponse, requestId: string, context: RequestContext): Promise<void> {
    const { headers, yoga } = this.#options;
    const isPersonal = request.headers.authorization !== undefined;
    for (const [name, value] of Object.entries(isPersonal ? headers.personal : headers.own)) {
      if (name !== 'content-type') response.setHeader(name, value);
    }
    await yoga(request, response, { requestId, ...context });
  }

  /** A login elsewhere is told of: where the page was closed meanwhile, or had no network, its event was not heard. */
  async #refuseToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { message, code } = WRONG_TOKEN;
    const by = await this.#options.endings.endedBy(bearerToken(request.headers.authorization) ?? '');
    const endedBy = by === null ? {} : { endedBy: { at: by.at.toISOString(), device: by.device } };
    this.#refuse(request, response, 401, [{ message, extensions: { code, ...endedBy } }]);
  }

  /** Nothing is prepared for it: there is no time. */
  #sayOverloaded(response: ServerResponse, { message, retryAfterSeconds }: Overloaded): void {
    const body = JSON.stringify({ errors: [{ message, extensions: { code: OVERLOADED } }] });
    response.writeHead(503, { ...this.#options.headers.own, 'retry-after': String(retryAfterSeconds), 'content-length': body.length });
    response.end(body);
  }

  #refuse(request: IncomingMessage, response: ServerResponse, status: number, errors: readonly object[]): void {
    const headers =
      status === 401
        ? { ...this.#options.headers.personal, 'www-authenticate': 'Bearer error="invalid_token"' }
        : this.#options.headers.own;
    sendAnswer(request, response, prepareAnswer(status, headers, Buffer.from(JSON.stringify({ errors }))));
  }

  #remember(address: string, operation: PersistedOperation, variables: Readonly<Record<string, unknown>>): void {
    if (this.#keys.size >= MOST_ADDRESSES) this.#keys.clear();
    this.#keys.set(address, operationKey(operation, variables));
  }
}

function takesJson(request: IncomingMessage): boolean {
  const { accept } = request.headers;
  return accept === undefined || TAKES_JSON.test(accept);
}
