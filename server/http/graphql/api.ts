import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import type { GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { createModules, NO_JOBS, type Services } from '../../modules/api-context.ts';
import { noPostbox, type Postbox } from '../../modules/identity/postbox.ts';
import { HiddenPictures } from '../../modules/moderation/hidden-pictures.ts';
import { HiddenPicturesRepository } from '../../modules/moderation/hidden-pictures.repository.ts';
import { requestContext } from '../../modules/reader.ts';
import type { UploadWork } from '../../modules/uploads/processing/upload-work.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createMailer } from '../../platform/mail/mail.ts';
import { Bucket } from '../../platform/s3/bucket.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CardsService } from '../../modules/sharing/cards.service.ts';
import type { ListingOf } from '../../modules/sharing/sitemap.repository.ts';
import type { FindSession } from '../../realtime/session-sockets.ts';
import { AccountFilesEndpoint } from '../files/account-files.ts';
import { createApiSchema } from './api-schema.ts';
import { OperationRunner } from './execute-operation.ts';
import { GraphqlEndpoint } from './graphql-endpoint.ts';
import { GraphqlSocket } from './graphql-socket.ts';
import { createYogaListener } from './graphql-yoga.ts';
import { PersistedOperations, readPersistedTexts } from './persisted-operations.ts';
import { type ErrorHook, logErrors } from './public-errors.ts';
import { createRequestIds } from '../request-ids.ts';
import { ResponseCache } from '../response-cache.ts';
import { securityHeaders } from '../security-headers.ts';
import { ViewsEndpoint } from '../views.ts';
import { UploadsEndpoint } from '../uploads.ts';
import { WorkQueue, type WorkQueues } from '../work-queue.ts';

export interface ApiOptions {
  readonly database: Kysely<Tables>;
  readonly config: Pick<
    Config,
    'graphql' | 'work' | 'sites' | 'allowedOrigins' | 'trustedProxies' | 'dataFolder' | 'pictures' | 'mail' | 'google' | 'uploads'
  >;
  readonly log: Logger;
  /** The server's; ones of its own when not given. */
  readonly sessions?: Sessions;
  /** Where visitors read what there is to read; the same database when not given. */
  readonly reads?: Database | undefined;
  /** The other processes on this database; none when not given. */
  readonly notices?: Notices;
  /** Where mails are ordered; none are sent when not given. */
  readonly postbox?: Postbox;
  /** Where background work waits; none is ordered when not given. */
  readonly jobs?: Pick<Jobs, 'add'>;
  /** Operations by hash; those of graphql/generated when not given. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly report?: ErrorHook;
}

export interface Api {
  readonly schema: GraphQLSchema;
  readonly sessions: Sessions;
  readonly endpoint: GraphqlEndpoint;
  readonly accountFiles: AccountFilesEndpoint;
  readonly views: ViewsEndpoint;
  readonly uploads: UploadsEndpoint;
  /** Names of pictures that are out of sight; nobody knows any before it is asked to watch. */
  readonly hiddenPictures: HiddenPictures;
  /** What is done about uploads in the background. */
  readonly uploadWork: UploadWork;
  /** Where work waits for its turn; pages wait with the operations that read. */
  readonly queues: WorkQueues;
  /** Pictures that stand for works where their address is shared. */
  readonly cards: CardsService;
  /** Runs an operation in this process, as an anonymous reader; rejects with OperationFailed. */
  readonly execute: <Result, Variables>(document: PersistedDocument<Result, Variables>, variables: Variables) => Promise<Result>;
  /** Subscriptions over a socket, by the same schema, operations and limits. */
  readonly openSocket: (findSession: FindSession) => GraphqlSocket;
  /** Called with the work whose comments changed; answers of the API are forgotten by then. */
  readonly onCommented: (listener: (workId: number) => void) => void;
  /** Called with each work that its owner published to; answers of the API are forgotten by then. */
  readonly onPublished: (listener: (workId: number) => void) => void;
  /** The shown works of a language. */
  readonly listingOf: ListingOf;
  /** Makes what the first readers would wait for; rejects as the database does. */
  readonly prepare: () => Promise<void>;
  /** Forgets every kept answer and row, for example after an import. */
  readonly forget: () => void;
}

/** With what is fresh, less than the minute after which hidden things are gone everywhere. */
const STALE_FACTOR = 4;
/** Well inside what a kept answer may be old; docs/decisions/008-rows-at-hand.md. */
const ROW_MILLISECONDS = 1000;

/** The GraphQL API over one database: the schema, its operations, and the cache that HTTP and the first response share. */
export function createApi(options: ApiOptions): Api {
  const { database, config, log, sessions = new Sessions(database) } = options;
  const { texts = readPersistedTexts(), report = logErrors(log) } = options;
  const schema = createApiSchema();
  const operations = new PersistedOperations(schema, texts);
  const { services, visitorServices, commentEvents, uploading, forget } = createModules(database, { sessions, ...inside(options) });
  const cache = createCache(config.graphql);
  commentEvents.onChange((workId) => cache.forget((key) => key.includes(`"workId":"${workId}"`)));
  uploading.events.onPublished((workId) => cache.forget((key) => key.includes(`"${workId}"`)));
  const headers = answerHeaders(config);
  const nextId = createRequestIds();
  const queues = createQueues(config.work, log);
  const readers = { sessions, trustedProxies: config.trustedProxies };
  const runner = new OperationRunner({ schema, operations, services, visitorServices, cache, queues, report, headers });
  const common = { schema, operations, report, config: config.graphql };
  const yoga = createYogaListener({ ...common, services, queues });
  return {
    schema,
    sessions,
    endpoint: new GraphqlEndpoint({ runner, operations, yoga, queues, headers, readers, endings: sessions, limits: config.graphql }),
    queues,
    hiddenPictures: watchHidden(database, log),
    ...fileEndpoints({ ...services, ...uploading, ...ownHeaders(config), readers, log }),
    cards: services.cards,
    uploadWork: uploading.work,
    onPublished: (listener) => uploading.events.onPublished(listener),
    execute: (document, variables) => runner.execute(document, variables, nextId()),
    openSocket: (findSession) =>
      new GraphqlSocket({ ...common, contextOf: (reader) => ({ ...services, ...requestContext(reader) }), findSession, nextId }),
    onCommented: (listener) => commentEvents.onChange(listener),
    listingOf: (language) => visitorServices.works.listing(language),
    prepare: () => prepareAll([services, visitorServices]),
    forget: () => {
      forget();
      cache.clear();
    },
  };
}

function watchHidden(database: Database, log: Logger): HiddenPictures {
  const report = (error: unknown): void => log.warn({ err: error }, 'What is hidden could not be asked for');
  return new HiddenPictures({ repository: new HiddenPicturesRepository(database), report });
}

/** Headers of what is no page, and whose pages may ask for it. */
function ownHeaders({ sites, allowedOrigins }: Pick<ApiOptions['config'], 'sites' | 'allowedOrigins'>) {
  return {
    headers: securityHeaders([sites.vi, sites.ja]),
    origins: new Set([sites.vi.origin, sites.ja.origin, ...allowedOrigins]),
  };
}

/** What is asked of the API without GraphQL. */
function fileEndpoints(
  options: ConstructorParameters<typeof AccountFilesEndpoint>[0] &
    ConstructorParameters<typeof ViewsEndpoint>[0] &
    ConstructorParameters<typeof UploadsEndpoint>[0],
): Pick<Api, 'accountFiles' | 'views' | 'uploads'> {
  return { accountFiles: new AccountFilesEndpoint(options), views: new ViewsEndpoint(options), uploads: new UploadsEndpoint(options) };
}

async function prepareAll(services: readonly Pick<Services, 'works'>[]): Promise<void> {
  await Promise.all([...new Set(services.map(({ works }) => works))].map((works) => works.prepare()));
}

function inside({ config, log, reads, postbox = noPostbox, notices = NO_NOTICES, jobs = NO_JOBS }: ApiOptions) {
  const rowMilliseconds = Math.min(ROW_MILLISECONDS, config.graphql.cacheSeconds * 1000);
  return { ...outside(config, log), rowMilliseconds, postbox, reads, notices, jobs };
}

function outside(config: ApiOptions['config'], log: Logger) {
  const { dataFolder, mail, sites, google, uploads, pictures } = config;
  const reportGoogle = (error: Error): void => log.warn({ err: error }, 'Nobody can sign in by Google');
  return {
    dataFolder,
    storage: PictureStorage.of(config),
    bucket: pictures.bucketUrl === null ? null : new Bucket(pictures.bucketUrl),
    sites,
    google,
    uploads,
    mailer: createMailer(mail.smtpUrl, dataFolder),
    reportGoogle,
    log,
  };
}

function createQueues(limits: Config['work'], log: Logger): WorkQueues {
  const report = (refused: number): void => log.warn({ refused }, 'More was asked for than can be answered');
  return { reads: new WorkQueue(limits, report), writes: new WorkQueue(limits, report) };
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
