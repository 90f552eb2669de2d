import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, type GraphQLSchema } from 'graphql';
import pino from 'pino';
import type PusherSdk from 'pusher';
import { createApi } from '#server/http/graphql/api.ts';
import { GraphqlSocket, type GraphqlSocketOptions } from '#server/http/graphql/graphql-socket.ts';
import { createHandler } from '#server/http/handler.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { PersistedOperations } from '#server/http/graphql/persisted-operations.ts';
import { type PreparedAnswer, prepareAnswer } from '#server/http/prepared-answer.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from '#server/http/realtime/realtime.ts';
import { type Config, defaultConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';
import { createPushSdk } from '#server/realtime/push-sdk.ts';
import type { OpenSession } from '#server/realtime/session-sockets.ts';

export const APP = { id: '7', key: 'app-key', secret: 'app-secret' };

export interface RealtimeSite {
  readonly realtime: Realtime;
  readonly sdk: PusherSdk;
  readonly port: number;
  /** Sessions by token. */
  readonly sessions: Map<string, OpenSession>;
  /** What was logged as a warning or worse. */
  readonly logged: readonly unknown[];
  readonly openSockets: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface RealtimeSiteOptions {
  readonly hub?: RealtimeOptions['hub'];
  readonly graphql?: Partial<Pick<GraphqlSocketOptions, 'schema' | 'contextOf' | 'limits'>> & { readonly texts?: Record<string, string> };
  readonly graphqlConfig?: Partial<Config['graphql']>;
  readonly realtime?: Partial<Config['realtime']>;
  readonly notices?: Notices;
}

const IN_AN_HOUR = 3_600_000;
const NO_DATABASE = 'postgresql://nobody@127.0.0.1:1/none';

/** The server's handler and sockets on a port of their own at 127.0.0.1, with sessions from memory and no database. */
export async function startRealtimeSite(options: RealtimeSiteOptions = {}): Promise<RealtimeSite> {
  let listener: RequestListener = unheard;
  const server = createHttpServer((request, response) => listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = configAt(port, options);
  const logged: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const database = openDatabase(NO_DATABASE, { onIdleError: () => {} });
  const sessions = new Map<string, OpenSession>();
  const api = createApi({ database, config, log });
  const schema = options.graphql?.schema ?? buildSchema('type Query { a: Int }');
  const realtime = createRealtime({
    config,
    app: APP,
    port,
    findSession: async (token) => sessions.get(token),
    api: { openSocket: (findSession) => openSocket(schema, config, findSession, options.graphql ?? {}) },
    log,
    notices: options.notices ?? NO_NOTICES,
    hub: options.hub ?? {},
  });
  const firstResponse = { peek: () => undefined, forgetWork: () => {}, forget: () => {}, respond: emptyPage };
  listener = createHandler({
    sharing: { answer: () => Promise.resolve(false), forget: () => {} },
    config,
    api,
    firstResponse,
    realtime,
    webFolder: '',
    inspectorFolder: '',
    buildId: 'b',
    isReady: async () => true,
    log,
  });
  realtime.listen(server);
  const close = async (): Promise<void> => {
    await realtime.stop();
    server.closeAllConnections();
    server.close();
    await database.destroy();
  };
  const openSockets = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
  return { realtime, sdk: createPushSdk(config, APP, port), port, sessions, logged, openSockets, close };
}

/** An open session of a user, found by `token`; its id is the user's times ten. */
export function signIn({ sessions }: Pick<RealtimeSite, 'sessions'>, token: string, userId: number, id: number = userId * 10): OpenSession {
  const session = { id, userId, expiresAt: new Date(Date.now() + IN_AN_HOUR) };
  sessions.set(token, session);
  return session;
}

/** Browsers let only a page of this machine open sockets to it, and only a page without a policy take scripts of a test. */
function emptyPage(): Promise<PreparedAnswer> {
  return Promise.resolve(
    prepareAnswer(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from('<!doctype html><title>t</title>')),
  );
}

/** For what no test here comes to. */
function unheard(): void {}

function configAt(port: number, { graphqlConfig = {}, realtime = {} }: RealtimeSiteOptions): Config {
  const config = defaultConfig('/nowhere');
  const { vi, ja } = config.sites;
  return {
    ...config,
    port,
    detectionHosts: [],
    sites: {
      vi: { ...vi, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` },
      ja: { ...ja, host: `ja.localhost:${port}`, origin: `http://ja.localhost:${port}` },
    },
    graphql: { ...config.graphql, ...graphqlConfig },
    realtime: { ...config.realtime, ...realtime },
  };
}

function openSocket(
  schema: GraphQLSchema,
  { graphql }: Config,
  findSession: GraphqlSocketOptions['findSession'],
  { contextOf = (reader) => ({ reader }), limits = {}, texts = {} }: NonNullable<RealtimeSiteOptions['graphql']>,
): GraphqlSocket {
  const operations = new PersistedOperations(schema, texts);
  return new GraphqlSocket({
    schema,
    operations,
    contextOf,
    report: unheard,
    config: graphql,
    findSession,
    nextId: () => 'request-1',
    limits,
  });
}
