import { type Client, CloseCode, createClient } from 'graphql-ws';
import { OperationFailed } from '../graphql/graphql-host.errors.ts';

const RETRIES = 5;
const FIRST_WAIT_MS = 1000;
const KEEP_ALIVE_MS = 12_000;
const PONG_WITHIN_MS = 5000;
/** A server that is up answers at once; a slow network takes seconds. */
const ACKNOWLEDGED_WITHIN_MS = 10_000;

/**
 * Closes after which trying again is pointless. graphql-ws rules these out by itself, and tries again after the others
 * of the specification: 4403, which a new login may lift, 4408 and 4504, which are about time.
 */
const FATAL: ReadonlySet<number> = new Set([
  CloseCode.InternalServerError,
  CloseCode.InternalClientError,
  CloseCode.BadRequest,
  CloseCode.BadResponse,
  CloseCode.Unauthorized,
  CloseCode.SubprotocolNotAcceptable,
  CloseCode.SubscriberAlreadyExists,
  CloseCode.TooManyInitialisationRequests,
]);

export interface SubscriptionListener<Result> {
  /** At every connection, the first and those after a loss: what happened in between was not heard. */
  readonly onOpened: () => void;
  readonly onResult: (result: Result) => void;
  /** The last word: refused by the server, or the retries are used up. */
  readonly onEnded: (reason: 'refused' | 'lost') => void;
}

export interface SubscriptionRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface SubscriptionSocketOptions {
  /** 'ws:' or 'wss:'. */
  readonly url: string;
  /** Of the signed-in reader; sent with every connection. */
  readonly token: () => string | undefined;
  readonly WebSocket?: unknown;
  /** From 0 to 1; spreads the readers of a restarted server. */
  readonly random?: () => number;
  /** Milliseconds until a server that opens a socket and says nothing is given up (4504). */
  readonly acknowledgedWithin?: number;
  /** Told when the API host answers a subscription with errors. */
  readonly onErrors?: (failure: OperationFailed) => void;
  /** How long to wait; tests give their own. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * All GraphQL subscriptions of a page over one socket (graphql-transport-ws), opened with the first and closed after the
 * last. A socket that is silent for 17 seconds is given up and opened again.
 */
export class SubscriptionSocket {
  readonly #client: Client;
  readonly #onErrors: SubscriptionSocketOptions['onErrors'];
  #isOpen = false;

  constructor(options: SubscriptionSocketOptions) {
    const { url, token, WebSocket, random = Math.random, wait = (milliseconds) => pause(milliseconds), onErrors } = options;
    this.#onErrors = onErrors;
    let silence: ReturnType<typeof setTimeout> | undefined;
    this.#client = createClient({
      url,
      webSocketImpl: WebSocket ?? globalThis.WebSocket,
      lazy: true,
      retryAttempts: RETRIES,
      keepAlive: KEEP_ALIVE_MS,
      connectionAckWaitTimeout: options.acknowledgedWithin ?? ACKNOWLEDGED_WITHIN_MS,
      connectionParams: () => {
        const bearer = token();
        return bearer === undefined ? {} : { headers: { Authorization: `Bearer ${bearer}` } };
      },
      shouldRetry: () => true,
      retryWait: (retries) => wait(retryDelay(retries, random())),
      on: {
        ping: (isReceived) => {
          if (!isReceived) silence = setTimeout(() => this.#client.terminate(), PONG_WITHIN_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(silence);
        },
        connected: () => {
          this.#isOpen = true;
        },
        closed: () => {
          this.#isOpen = false;
          clearTimeout(silence);
        },
      },
    });
  }

  /** Listens until the function it gives back is called. */
  subscribe<Result extends Record<string, unknown>>(request: SubscriptionRequest, listener: SubscriptionListener<Result>): () => void {
    let isOver = false;
    const stopHearing = this.#client.on('connected', () => {
      if (!isOver) listener.onOpened();
    });
    const end = (reason: 'refused' | 'lost'): void => {
      if (isOver) return;
      isOver = true;
      stopHearing();
      listener.onEnded(reason);
    };
    const stop = this.#client.subscribe<Result>(
      { query: request.query, variables: { ...request.variables } },
      {
        next: ({ data, errors }) => {
          if (errors !== undefined) this.#tell(request, errors);
          if (errors === undefined && data) listener.onResult(data);
          else if (!data && isRefusal(errors)) end('refused');
        },
        error: (cause) => {
          if (Array.isArray(cause)) this.#tell(request, cause as readonly SubscriptionError[]);
          end(isRefusal(cause) ? 'refused' : 'lost');
        },
        complete: () => end('lost'),
      },
    );
    // Others have opened it before.
    if (this.#isOpen) queueMicrotask(() => !isOver && listener.onOpened());
    return () => {
      isOver = true;
      stopHearing();
      stop();
    };
  }

  #tell({ query }: SubscriptionRequest, errors: readonly SubscriptionError[]): void {
    const codes = errors.flatMap(({ extensions }) => (typeof extensions?.['code'] === 'string' ? [extensions['code']] : []));
    const [, name = ''] = /^subscription (\w+)/.exec(query.trim()) ?? [];
    this.#onErrors?.(
      new OperationFailed(
        name,
        errors.map(({ message }) => message),
        codes,
      ),
    );
  }

  /** Opens the socket anew, with the token of now; its subscriptions go on over it. */
  restart(): void {
    this.#client.terminate();
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}

/** Milliseconds before the retry after `retries` others: 1, 2, 4, 8, 16 s, and up to a second more. */
export function retryDelay(retries: number, random: number): number {
  return FIRST_WAIT_MS * 2 ** retries + Math.round(random * 1000);
}

interface SubscriptionError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

interface RefusalError {
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** GraphQL errors of the subscription itself come as a list, fatal closes as an event with a code. A server that broke refuses nothing. */
function isRefusal(cause: unknown): boolean {
  if (Array.isArray(cause)) return cause.every((error: RefusalError) => error.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR');
  return typeof cause === 'object' && cause !== null && 'code' in cause && FATAL.has(Number(cause.code));
}

/** Resolves after so many milliseconds, or as soon as the network of `page` is back. */
export function pause(milliseconds: number, page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      page.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    page.addEventListener('online', end);
  });
}
