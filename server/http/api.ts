import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createModules } from '../modules/api-context.ts';
import { noPostbox, type Postbox } from '../modules/identity/postbox.ts';
import { requestContext } from '../modules/reader.ts';
import type { Config } from '../platform/config.ts';
import { createMailer } from '../platform/mail.ts';
import { Sessions } from '../platform/sessions.ts';
import type { Tables } from '../platform/tables.ts';
import type { FindSession } from '../realtime/session-sockets.ts';
import { AccountFilesEndpoint } from './account-files.ts';
import { createApiSchema } from './api-schema.ts';
import { OperationRunner } from './execute-operation.ts';
import { GraphqlEndpoint } from './graphql-endpoint.ts';
import { GraphqlSocket } from './graphql-socket.ts';
import { createYogaListener } from './graphql-yoga.ts';
import { PersistedOperations, readPersistedTexts } from './persisted-operations.ts';
import { type ErrorHook, logErrors } from './public-errors.ts';
import { createRequestIds } from './request-ids.ts';
import { ResponseCache } from './response-cache.ts';
import { securityHeaders } from './security-headers.ts';

export interface ApiOptions {
  readonly database: Kysely<Tables>;
  readonly config: Pick<Config, 'graphql' | 'sites' | 'allowedOrigins' | 'trustedProxies' | 'dataFolder' | 'mail' | 'google'>;
  readonly log: Logger;
  /** The server's; ones of its own when not given. */
  readonly sessions?: Sessions;
  /** Where mails are ordered; none are sent when not given. */
  readonly postbox?: Postbox;
  /** Operations by hash; those of graphql/generated when not given. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly report?: ErrorHook;
}

export interface Api {
  readonly schema: GraphQLSchema;
  readonly sessions: Sessions;
  readonly endpoint: GraphqlEndpoint;
  readonly accountFiles: AccountFilesEndpoint;
  /** Runs an operation in this process, as an anonymous reader; rejects with OperationFailed. */
  readonly execute: <Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables) => Promise<Result>;
  /** Subscriptions over a socket, by the same schema, operations and limits. */
  readonly openSocket: (findSession: FindSession) => GraphqlSocket;
  /** Called with the work whose comments changed; answers of the API are forgotten by then. */
  readonly onCommented: (listener: (workId: number) => void) => void;
  /** Forgets every kept answer and row, for example after an import. */
  readonly forget: () => void;
}

const STALE_FACTOR = 6;
/** Well inside what a kept answer may be old; docs/decisions/008-rows-at-hand.md. */
const ROW_MILLISECONDS = 1000;

/** The GraphQL API over one database: the schema, its operations, and the cache that HTTP and the first response share. */
export function createApi({
  database,
  config,
  log,
  sessions = new Sessions(database),
  postbox = noPostbox,
  texts = readPersistedTexts(),
  report = logErrors(log),
}: ApiOptions): Api {
  const schema = createApiSchema();
  const operations = new PersistedOperations(schema, texts);
  const rowMilliseconds = Math.min(ROW_MILLISECONDS, config.graphql.cacheSeconds * 1000);
  const { services, commentEvents, forget } = createModules(database, { rowMilliseconds, sessions, postbox, ...outside(config, log) });
  const cache = createCache(config.graphql);
  commentEvents.onChange((workId) => cache.forget((key) => key.includes(`"workId":"${workId}"`)));
  const headers = answerHeaders(config);
  const nextId = createRequestIds();
  const readers = { sessions, trustedProxies: config.trustedProxies };
  const runner = new OperationRunner({ schema, operations, services, cache, report, headers });
  const common = { schema, operations, report, config: config.graphql };
  const yoga = createYogaListener({ ...common, services });
  return {
    schema,
    sessions,
    endpoint: new GraphqlEndpoint({ runner, operations, yoga, headers, readers }),
    accountFiles: new AccountFilesEndpoint({ ...services, readers, headers: securityHeaders([config.sites.vi, config.sites.ja]) }),
    execute: (document, variables) => runner.execute(document, variables, nextId()),
    openSocket: (findSession) =>
      new GraphqlSocket({ ...common, contextOf: (reader) => ({ ...services, ...requestContext(reader) }), findSession, nextId }),
    onCommented: (listener) => commentEvents.onChange(listener),
    forget: () => {
      forget();
      cache.clear();
    },
  };
}

function outside({ dataFolder, mail, sites, google }: ApiOptions['config'], log: Logger) {
  const reportGoogle = (error: Error): void => log.warn({ err: error }, 'Nobody can sign in by Google');
  return { dataFolder, sites, google, mailer: createMailer(mail.smtpUrl, dataFolder), reportGoogle };
}

function createCache({ cacheBytes, cacheSeconds }: Config['graphql']): ResponseCache {
  const freshMilliseconds = cacheSeconds * 1000;
  return new ResponseCache({ maxBytes: cacheBytes, freshMilliseconds, staleMilliseconds: freshMilliseconds * STALE_FACTOR });
}

function answerHeaders({ graphql: { cacheSeconds }, sites, allowedOrigins }: ApiOptions['config']) {
  const vary = allowedOrigins.length === 0 ? 'accept, authorization' : 'accept, authorization, origin';
  const always = { ...securityHeaders([sites.vi, sites.ja]), 'content-type': 'application/json; charset=utf-8' };
  const shared = `public, max-age=${cacheSeconds}, stale-while-revalidate=${cacheSeconds * STALE_FACTOR}`;
  return {
    shared: { ...always, 'cache-control': cacheSeconds === 0 ? 'no-store' : shared, vary },
    own: { ...always, 'cache-control': 'no-store', vary },
    personal: { ...always, 'cache-control': 'private, no-store', vary },
  };
}
