import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { ApiContext } from '../modules/api-context.ts';
import { operationKey, type PersistedOperation, type PersistedOperations } from './persisted-operations.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { type ErrorHook, publicError } from './public-errors.ts';
import type { ProducedAnswer, ResponseCache } from './response-cache.ts';

export interface OperationRunnerOptions {
  readonly schema: GraphQLSchema;
  readonly operations: PersistedOperations;
  readonly context: ApiContext;
  readonly cache: ResponseCache;
  readonly report: ErrorHook;
  /** Headers of answers that are the same for everyone, and of all others. */
  readonly headers: { readonly shared: Readonly<Record<string, string>>; readonly own: Readonly<Record<string, string>> };
}

/** Thrown where the first response's own operation fails; the causes are in the log under the request's id. */
export class OperationFailed extends Error {
  readonly codes: readonly string[];

  constructor(name: string, messages: readonly string[], codes: readonly string[]) {
    super(`${name}: ${messages.join('; ')}`);
    this.name = 'OperationFailed';
    this.codes = codes;
  }
}

/** Runs persisted operations for anonymous readers, over HTTP or in this process, from one cache. */
export class OperationRunner {
  readonly #options: OperationRunnerOptions;

  constructor(options: OperationRunnerOptions) {
    this.#options = options;
  }

  /** The kept answer while it is fresh; `key` is operationKey's. */
  peek(key: string): PreparedAnswer | undefined {
    return this.#options.cache.peek(key);
  }

  /** The kept answer or a new one; errors are part of the answer, and such an answer is not kept. */
  async answer(operation: PersistedOperation, variables: Readonly<Record<string, unknown>>, requestId: string): Promise<PreparedAnswer> {
    return this.#options.cache.load(operationKey(operation, variables), () => this.#produce(operation, variables, requestId));
  }

  /** The same without any cache, marked as belonging to one reader. */
  async answerPrivately(
    operation: PersistedOperation,
    variables: Readonly<Record<string, unknown>>,
    requestId: string,
  ): Promise<PreparedAnswer> {
    const result = await this.#run(operation, variables, requestId);
    return prepareAnswer(200, this.#options.headers.own, Buffer.from(JSON.stringify(result)));
  }

  /** For the first response: resolves to the operation's data as a client gets it, rejects with OperationFailed. */
  async execute<Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    requestId: string,
  ): Promise<Result> {
    const operation = this.#options.operations.of(document);
    const answer = await this.answer(operation, variables ?? {}, requestId);
    const { data, errors } = JSON.parse(answer.variants.identity.body.toString()) as ExecutionResult;
    if (errors === undefined) return data as Result;
    throw new OperationFailed(
      document.name,
      errors.map((error) => error.message),
      errors.map(({ extensions }) => (typeof extensions?.['code'] === 'string' ? extensions['code'] : 'GRAPHQL_ERROR')),
    );
  }

  async #produce(operation: PersistedOperation, variables: Readonly<Record<string, unknown>>, requestId: string): Promise<ProducedAnswer> {
    const result = await this.#run(operation, variables, requestId);
    const isKept = result.errors === undefined;
    const { shared, own } = this.#options.headers;
    return { answer: await prepareAnswer(200, isKept ? shared : own, Buffer.from(JSON.stringify(result))), isKept };
  }

  async #run(
    { document, name }: PersistedOperation,
    variableValues: Readonly<Record<string, unknown>>,
    requestId: string,
  ): Promise<ExecutionResult> {
    const { schema, context, report } = this.#options;
    const result = await execute({ schema, document, variableValues, contextValue: context });
    if (result.errors === undefined) return result;
    return { ...result, errors: result.errors.map((error) => publicError(error, { requestId, operation: name }, report)) };
  }
}
