import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Reader, VISITOR } from '../../modules/reader.ts';
import { FellBehind } from '../../platform/channels.ts';
import type { Config } from '../../platform/config/config.ts';
import { Rate } from '../../realtime/rate.ts';
import { bearerToken, type FindSession, type OpenSession } from '../../realtime/session-sockets.ts';
import { parseBounded } from './bounded-parse.ts';
import { persistedQueryNotFound } from './graphql-yoga.ts';
import { checkOperationLimits } from './operation-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { type ErrorHook, publicError } from './public-errors.ts';

export interface GraphqlSocketOptions {
  readonly schema: GraphQLSchema;
  readonly operations: PersistedOperations;
  /** What resolvers may reach, for one reader. */
  readonly contextOf: (reader: Reader) => object;
  readonly report: ErrorHook;
  readonly config: Config['graphql'];
  readonly findSession: FindSession;
  readonly nextId: () => string;
  readonly limits?: Partial<typeof LIMITS>;
}

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  subscriptions: 50,
  initTimeout: 3000,
  keepAlive: 12_000,
  /** What a slow client may leave lying here before it is dropped. */
  buffered: 1_048_576,
  messages: { perSecond: 50, burst: 100 },
};
/** Service restart, as https://www.iana.org/assignments/websocket has it: 1001 would say that the server goes. */
const RENEWED = 1012;
const LONGEST_TIMER = 2_147_483_647;
const ONLY_SUBSCRIPTIONS = 'Only subscriptions are taken over a socket; queries and mutations are sent over HTTP.';

type SocketExtra = Extra & Record<PropertyKey, unknown> & { session?: OpenSession };
type SocketContext = Context<Record<string, unknown>, SocketExtra>;

/**
 * GraphQL subscriptions over graphql-transport-ws, within the limits of HTTP. The token comes in the connection-init
 * payload; a wrong one, and a session that ends, close the socket with 4403.
 */
export class GraphqlSocket {
  readonly #options: GraphqlSocketOptions;
  readonly #limits: typeof LIMITS;
  readonly #server: WebSocketServer;
  readonly #clients = new Map<WebSocket, OpenSession | null>();
  #isStopping = false;

  constructor(options: GraphqlSocketOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.config.maxBodyBytes,
    });
    this.#server.on('connection', (client: WebSocket) => this.#keep(client));
    useServer<Record<string, unknown>, SocketExtra>(
      {
        connectionInitWaitTimeout: this.#limits.initTimeout,
        onConnect: (context) => this.#connect(context),
        onSubscribe: (context, _id, payload) => this.#subscribe(context, payload),
        onNext: ({ extra }, _id, { operationName }, _args, result) => {
          if (extra.socket.bufferedAmount > this.#limits.buffered) extra.socket.terminate();
          if (result.errors === undefined) return;
          const errors = this.#publicErrors(result.errors, operationName);
          return result.data === undefined ? { errors } : { data: result.data, errors };
        },
        onOperation: ({ extra }, _id, _payload, _args, answer) =>
          Symbol.asyncIterator in answer ? untilBehind(answer as AsyncGenerator<ExecutionResult>, extra.socket) : undefined,
        onError: (_context, _id, { operationName }, errors) => this.#publicErrors(errors, operationName),
      },
      this.#server,
      this.#limits.keepAlive,
    );
  }

  open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client: WebSocket) => this.#server.emit('connection', client, request));
  }

  closeSession(sessionId: number): void {
    for (const [client, session] of this.#clients) if (session?.id === sessionId) client.close(CloseCode.Forbidden, 'The session ended');
  }

  /** Clients come back by themselves, spread over a second, and ask for what they may not have heard. */
  renew(): void {
    for (const client of this.#clients.keys()) client.close(RENEWED, 'Something may not have been heard');
  }

  /** Clients come back by themselves after 1001. */
  stop(): void {
    this.#isStopping = true;
    for (const client of this.#clients.keys()) client.close(1001, 'The server restarts');
  }

  #keep(client: WebSocket): void {
    const rate = new Rate(this.#limits.messages, Date.now());
    this.#clients.set(client, null);
    client.on('message', () => {
      if (!rate.take(Date.now())) client.close(1008, 'Too many messages');
    });
    client.once('close', () => this.#clients.delete(client));
    if (this.#isStopping) client.close(1001, 'The server restarts');
  }

  /** False closes the socket with 4403. */
  async #connect({ connectionParams, extra }: SocketContext): Promise<boolean> {
    const authorization = authorizationIn(connectionParams?.['headers']);
    if (authorization === undefined) return true;
    const token = bearerToken(authorization);
    const session = token === null ? undefined : await this.#options.findSession(token);
    if (session === undefined) return false;
    const client: WebSocket = extra.socket;
    if (!this.#clients.has(client)) return false;
    extra.session = session;
    this.#clients.set(client, session);
    const left = Math.min(session.expiresAt.getTime() - Date.now(), LONGEST_TIMER);
    const expiry = setTimeout(() => client.close(CloseCode.Forbidden, 'The session ended'), left).unref();
    client.once('close', () => clearTimeout(expiry));
    return true;
  }

  #subscribe({ subscriptions, extra }: SocketContext, payload: SubscribePayload): ExecutionArgs | readonly GraphQLError[] {
    if (Object.keys(subscriptions).length > this.#limits.subscriptions) {
      return [refusal('TOO_MANY_SUBSCRIPTIONS', `A socket has at most ${this.#limits.subscriptions} subscriptions.`)];
    }
    try {
      return this.#prepare(payload, readerOf(extra.session));
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof InvalidDocument) return error.errors;
      throw error;
    }
  }

  #prepare({ query, extensions, operationName, variables }: SubscribePayload, reader: Reader): ExecutionArgs {
    const { schema, config, contextOf, nextId } = this.#options;
    const document = parseBounded(query || this.#persistedText(extensions));
    const rules = config.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const errors = validate(schema, document, rules);
    if (errors.length > 0) throw new InvalidDocument(errors);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) throw refusal('SUBSCRIPTIONS_ONLY', ONLY_SUBSCRIPTIONS);
    checkOperationLimits(schema, document, operation, variables ?? {}, config);
    const contextValue = { ...contextOf(reader), requestId: nextId() };
    return { schema, document, contextValue, operationName: operationName ?? null, variableValues: variables ?? {} };
  }

  #persistedText(extensions: SubscribePayload['extensions']): string {
    const asked = (extensions?.['persistedQuery'] ?? {}) as { readonly sha256Hash?: unknown };
    const text = typeof asked.sha256Hash === 'string' ? this.#options.operations.textOf(asked.sha256Hash) : undefined;
    if (text === undefined) throw persistedQueryNotFound();
    return text;
  }

  #publicErrors(errors: readonly GraphQLError[], operation: string | null | undefined): GraphQLFormattedError[] {
    const about = { requestId: this.#options.nextId(), operation: operation ?? null };
    return errors.map((error) => publicError(error, about, this.#options.report).toJSON());
  }
}

/** Thrown inside for a document that does not fit the schema; the client is told every error. */
class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The document does not fit the schema.');
    this.errors = errors;
  }
}

/** Its client comes back, and asks for what it did not hear. */
function untilBehind(results: AsyncGenerator<ExecutionResult>, client: WebSocket): AsyncIterableIterator<ExecutionResult> {
  const next = async (): Promise<IteratorResult<ExecutionResult>> => {
    try {
      return await results.next();
    } catch (error) {
      if (!(error instanceof FellBehind)) throw error;
      client.close(RENEWED, 'Something was not heard');
      return { done: true, value: undefined };
    }
  };
  const listening = { next, return: () => results.return(undefined), [Symbol.asyncIterator]: () => listening };
  return listening;
}

function readerOf(session: OpenSession | undefined): Reader {
  return session === undefined ? VISITOR : { kind: 'user', userId: session.userId, sessionId: session.id };
}

function authorizationIn(headers: unknown): unknown {
  if (typeof headers !== 'object' || headers === null) return undefined;
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
}

function refusal(code: string, sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code } });
}
