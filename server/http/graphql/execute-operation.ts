import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { ApiContext, Services } from '../../modules/api-context.ts';
import { type RequestContext, requestContext } from '../../modules/reader.ts';
import { statusOf } from '../pages/answer-status.ts';
import { operationKey, type PersistedOperation, type PersistedOperations } from './persisted-operations.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { type ErrorHook, publicError } from './public-errors.ts';
import type { ProducedAnswer, ResponseCache } from '../response-cache.ts';
import type { Turn, WorkQueues } from '../work-queue.ts';

export interface OperationRunnerOptions {
  readonly schema: GraphQLSchema;
  readonly operations: PersistedOperations;
  readonly services: Services;
  /** For what is the same for all visitors. */
  readonly visitorServices: Services;
  readonly cache: ResponseCache;
  readonly queues: WorkQueues;
  readonly report: ErrorHook;
  /** Headers of answers that are the same for everyone, of those that are not kept, and of those for one reader. */
  readonly headers: Readonly<Record<'shared' | 'own' | 'personal', Readonly<Record<string, string>>>>;
}

/** Thrown where the first response's own operation fails; the causes are in the log under the request's id. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  readonly codes: readonly string[];
  /** Whether it may be answered in a few seconds. */
  readonly isPassing: boolean;

  constructor(name: string, messages: readonly string[], codes: readonly string[], isPassing: boolean) {
    super(`${name}: ${messages.join('; ')}`);
    this.codes = codes;
    this.isPassing = isPassing;
  }
}

/** Runs persisted operations, over HTTP or in this process: for visitors from one cache, for a signed-in reader never. */
export class OperationRunner {
  readonly #options: OperationRunnerOptions;
  /** One for all visitors: reading changes nothing in it. */
  readonly #visitor: ApiContext;

  constructor(options: OperationRunnerOptions) {
    this.#options = options;
    this.#visitor = { ...options.visitorServices, ...requestContext() };
  }

  /** The kept answer while it is fresh; `key` is operationKey's. */
  peek(key: string): PreparedAnswer | undefined {
    return this.#options.cache.peek(key);
  }

  /** Whether `answer` waits for no turn; `key` is operationKey's. */
  isAtHand(key: string): boolean {
    return this.#options.cache.isAtHand(key);
  }

  /** The kept answer or a new one; errors are part of the answer, and such an answer is not kept. Rejects with Overloaded. */
  async answer(operation: PersistedOperation, variables: Readonly<Record<string, unknown>>, requestId: string): Promise<PreparedAnswer> {
    return this.#answer(operation, variables, requestId, this.#options.queues.reads.run);
  }

  /** The same for one reader, past any cache. Rejects with Overloaded. */
  async answerPersonally(
    operation: PersistedOperation,
    variables: Readonly<Record<string, unknown>>,
    requestId: string,
    request: RequestContext,
  ): Promise<PreparedAnswer> {
    const { queues, services } = this.#options;
    const result = await queues.reads.run(() => this.#run(operation, variables, requestId, { ...services, ...request }));
    const { status, headers } = statusOf(result, request);
    return prepareAnswer(status, { ...this.#options.headers.personal, ...headers }, Buffer.from(JSON.stringify(result)));
  }

  /**
   * For the first response, whose turn it is already: resolves to the operation's data as a client gets it, rejects
   * with OperationFailed.
   */
  async execute<Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    requestId: string,
  ): Promise<Result> {
    const operation = this.#options.operations.of(document);
    const answer = await this.#answer(operation, variables ?? {}, requestId);
    const { data, errors } = JSON.parse(answer.variants.identity.body.toString()) as ExecutionResult;
    if (errors === undefined) return data as Result;
    throw new OperationFailed(
      document.name,
      errors.map((error) => error.message),
      errors.map(({ extensions }) => (typeof extensions?.['code'] === 'string' ? extensions['code'] : 'GRAPHQL_ERROR')),
      answer.status === 503,
    );
  }

  #answer(
    operation: PersistedOperation,
    variables: Readonly<Record<string, unknown>>,
    requestId: string,
    turn?: Turn,
  ): Promise<PreparedAnswer> {
    return this.#options.cache.load(operationKey(operation, variables), () => this.#produce(operation, variables, requestId), turn);
  }

  async #produce(operation: PersistedOperation, variables: Readonly<Record<string, unknown>>, requestId: string): Promise<ProducedAnswer> {
    const result = await this.#run(operation, variables, requestId, this.#visitor);
    const isKept = result.errors === undefined;
    const { shared, own } = this.#options.headers;
    const { status, headers } = statusOf(result, this.#visitor);
    return { answer: prepareAnswer(status, { ...(isKept ? shared : own), ...headers }, Buffer.from(JSON.stringify(result))), isKept };
  }

  async #run(
    { document, name }: PersistedOperation,
    variableValues: Readonly<Record<string, unknown>>,
    requestId: string,
    contextValue: ApiContext,
  ): Promise<ExecutionResult> {
    const { schema, report } = this.#options;
    const result = await execute({ schema, document, variableValues, contextValue });
    if (result.errors === undefined) return result;
    return { ...result, errors: result.errors.map((error) => publicError(error, { requestId, operation: name }, report)) };
  }
}
