import type { EndedSession } from '#machines/auth/auth.types.ts';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { HostUnreachable, OperationFailed } from './graphql-host.errors.ts';

export interface GraphqlHost {
  /** Address of the API host's endpoint, such as '/graphql'. */
  readonly endpoint: string;
  /** Whether the host answers reads by GET with a persisted hash; any other host gets POST only. */
  readonly takesHashes: boolean;
  /** Token of the signed-in reader; undefined sends no Authorization header. */
  readonly token: () => string | undefined;
  /** The one place that every answer's errors are handed to, before the call rejects. */
  readonly onErrors: (failure: OperationFailed) => void;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly endedBy?: EndedSession };
  }[];
}

type OperationRequest = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Characters of a body; browsers refuse more than 64 KiB, whatever the letters. */
const MOST_KEPT_ALIVE = 16_000;
const NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND';

/**
 * Sends one operation and resolves to its data. Anonymous reads go as GET with the operation's hash, so that browser
 * and CDN can keep them; whatever the host does not know by hash, and all that is signed in or writes, goes as POST
 * with text, variables and operation name. Rejects with HostUnreachable or OperationFailed.
 */
export async function sendOperation<Result, Variables>(
  host: GraphqlHost,
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const token = host.token();
  const byHash = host.takesHashes && token === undefined && document.text.startsWith('query');
  let answer = byHash ? await ask(hashUrl(host, document, variables), { signal: signal ?? null }) : null;
  if (answer === null || codesOf(answer).includes(NOT_FOUND)) {
    answer = await ask(host.endpoint, post(document, variables, token, signal));
  }
  if (answer.errors !== undefined && answer.errors.length > 0) {
    const failure = new OperationFailed(
      document.name,
      answer.errors.map((error) => error.message),
      codesOf(answer),
      answer.errors.find(({ extensions }) => extensions?.endedBy)?.extensions?.endedBy,
    );
    host.onErrors(failure);
    throw failure;
  }
  return answer.data as Result;
}

function hashUrl<Result, Variables>(host: GraphqlHost, document: PersistedDocument<Result, Variables>, variables: Variables): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: document.hash } };
  const search = new URLSearchParams({
    operationName: document.name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return `${host.endpoint}?${search}`;
}

function post<Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  token: string | undefined,
  signal: AbortSignal | undefined,
): OperationRequest {
  const body = JSON.stringify({ query: document.text, variables, operationName: document.name });
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body,
    signal: signal ?? null,
    // What a reader did arrives although they leave the page.
    keepalive: body.length <= MOST_KEPT_ALIVE && document.text.startsWith('mutation'),
  };
}

async function ask(url: string, init: OperationRequest): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'application/graphql-response+json, application/json', ...init.headers },
    });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return answer;
    throw new HostUnreachable(`The API host answered with status ${response.status} and nothing that can be read.`);
  } catch (error) {
    if (error instanceof HostUnreachable || (error instanceof DOMException && error.name === 'AbortError')) throw error;
    throw new HostUnreachable(`The API host cannot be reached: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function codesOf(answer: Answer): string[] {
  return (answer.errors ?? []).flatMap((error) => (error.extensions?.code === undefined ? [] : [error.extensions.code]));
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || ('errors' in value && Array.isArray(value.errors)));
}
