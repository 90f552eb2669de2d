import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
} from 'graphql';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import type { Config } from '../../platform/config/config.ts';
import type { ApiContext, Services } from '../../modules/api-context.ts';
import type { RequestContext } from '../../modules/reader.ts';
import { statusOf } from '../pages/answer-status.ts';
import { parseBounded } from './bounded-parse.ts';
import { useCompressedResults } from './compressed-results.ts';
import { checkOperationLimits } from './operation-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { type ErrorHook, publicError } from './public-errors.ts';
import { Overloaded, type WorkQueues } from '../work-queue.ts';

/** Code of an error: nothing was begun, and may be asked for again. */
export const OVERLOADED = 'OVERLOADED';

interface ServerContext extends RequestContext {
  readonly requestId: string;
}

type Context = ApiContext & ServerContext & YogaInitialContext;

export interface YogaOptions {
  readonly schema: GraphQLSchema;
  readonly operations: PersistedOperations;
  readonly services: Services;
  readonly queues: WorkQueues;
  readonly report: ErrorHook;
  readonly config: Config['graphql'];
}

export type YogaListener = (request: IncomingMessage, response: ServerResponse, context: ServerContext) => Promise<void> | void;

/** GraphQL over HTTP for everything that is not answered from the cache: every operation, as JSON, within limits. */
export function createYogaListener(options: YogaOptions): YogaListener {
  const { schema, config } = options;
  return createYoga<ServerContext, Services>({
    schema,
    context: options.services,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
    maxRequestBodySize: config.maxBodyBytes,
    plugins: [
      usePersistedTexts(options.operations),
      useBoundedParser(),
      ...(config.introspection ? [] : [useNoIntrospection()]),
      useNoSubscriptions(),
      useOperationLimits(schema, config),
      useTurns(options.queues),
      usePublicResults(options.report),
      useCompressedResults(),
    ],
  });
}

/** The automatic persisted query convention, except that texts are never learnt from clients. */
function usePersistedTexts(operations: PersistedOperations): Plugin<Context> {
  return {
    onParams({ params, setParams }) {
      const hash: unknown = params.extensions?.['persistedQuery']?.sha256Hash;
      if (params.query || typeof hash !== 'string') return;
      const query = operations.textOf(hash);
      if (query === undefined) throw persistedQueryNotFound();
      setParams({ ...params, query });
    },
  };
}

export function persistedQueryNotFound(): GraphQLError {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } } });
}

function useBoundedParser(): Plugin<Context> {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseBounded);
    },
  };
}

function useNoIntrospection(): Plugin<Context> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** The socket has limits of its own for what goes on and on; a stream of events over HTTP would have none. */
function useNoSubscriptions(): Plugin<Context> {
  return {
    onSubscribe({ setResultAndStopExecution }) {
      const http = { status: 405, headers: { allow: 'GET, HEAD, POST' } };
      const message = 'Subscriptions are sent over the socket at /graphql.';
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions: { code: 'SUBSCRIPTION_OVER_HTTP', http } })] });
    },
  };
}

function useOperationLimits(schema: GraphQLSchema, limits: Config['graphql']): Plugin<Context> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (!operation) return;
      try {
        checkOperationLimits(schema, args.document, operation, args.variableValues ?? {}, limits);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [error] });
      }
    },
  };
}

function useTurns({ reads, writes }: WorkQueues): Plugin<Context> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const operation = getOperationAST(args.document, args.operationName);
      const queue = operation?.operation === OperationTypeNode.MUTATION ? writes : reads;
      setExecuteFn((given) =>
        queue
          .run(async () => executeFn(given) as ExecutionResult)
          .catch((error: unknown) => {
            if (error instanceof Overloaded) return { errors: [overloadedError(error)] };
            throw error;
          }),
      );
    },
  };
}

function overloadedError({ message, retryAfterSeconds }: Overloaded): GraphQLError {
  const http = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError(message, { extensions: { code: OVERLOADED, http } });
}

function usePublicResults(report: ErrorHook): Plugin<Context> {
  return {
    onExecute({ args }) {
      const about = { requestId: args.contextValue.requestId, operation: args.operationName ?? null };
      return {
        onExecuteDone({ result, setResult }) {
          const { errors, ...rest } = result as ExecutionResult;
          const shown = errors === undefined ? rest : { ...rest, errors: errors.map((error) => publicError(error, about, report)) };
          const http = statusOf(shown, args.contextValue);
          if (http.status !== 200) setResult({ ...shown, extensions: { ...shown.extensions, http } });
          else if (errors !== undefined) setResult(shown);
        },
      };
    },
  };
}
