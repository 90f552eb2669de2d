import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { type Api, createApi } from '#server/http/graphql/api.ts';
import type { FirstResponder } from '#server/http/pages/first-responder.ts';
import { createHandler } from '#server/http/handler.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { Mailroom } from '#server/modules/identity/mailroom.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { OwnLogos } from '#server/http/files/own-logos.ts';
import { createSharing } from '#server/http/sharing/sharing.ts';
import { prepareAnswer } from '#server/http/prepared-answer.ts';
import type { Order } from '#server/modules/identity/postbox.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { type Config, defaultConfig } from '#server/platform/config/config.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const ERROR_LEVEL = 50;

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface SiteRequest {
  readonly method?: string;
  /** The Vietnamese site's when not given. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface InProcessSite {
  readonly api: Api;
  readonly port: number;
  /** dist/web of the site, empty at first. */
  readonly webFolder: string;
  /** dist/inspector, empty at first. */
  readonly inspectorFolder: string;
  readonly dataFolder: string;
  /** Objects that were logged at level error. */
  readonly errors: readonly Record<string, unknown>[];
  /** Every line that was logged, at any level. */
  readonly logged: readonly string[];
  ready: boolean;
  send(path: string, request?: SiteRequest): Promise<SiteAnswer>;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly graphql?: Partial<Config['graphql']>;
  readonly work?: Config['work'];
  readonly sites?: Config['sites'];
  readonly google?: Config['google'];
  readonly uploads?: Config['uploads'];
  readonly cdn?: Config['cdn'];
  readonly pictures?: Config['pictures'];
  readonly allowedOrigins?: readonly string[];
  readonly inspector?: boolean;
  readonly firstResponse?: FirstResponder;
  /** Where background work waits; none is ordered when not given. */
  readonly jobs?: Pick<Jobs, 'add'>;
  /** Where visitors read; the same database when not given. */
  readonly reads?: Kysely<Tables>;
  /** Operations by hash, beside those of graphql/generated. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The server's handler and its subscriptions over a database, on a port of its own, without a built site: pages say their path. */
export async function startInProcessSite(database: Kysely<Tables>, options: SiteOptions = {}): Promise<InProcessSite> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-site-'));
  const defaults = defaultConfig(join(folder, 'data'));
  const {
    sites = defaults.sites,
    google = defaults.google,
    work = defaults.work,
    uploads = defaults.uploads,
    cdn = defaults.cdn,
    pictures = defaults.pictures,
    allowedOrigins = [],
    inspector = false,
  } = options;
  const config = {
    ...defaults,
    sites,
    google,
    work,
    uploads,
    cdn,
    pictures,
    allowedOrigins,
    inspector,
    graphql: { ...defaults.graphql, ...options.graphql },
  };
  const { log, errors, logged } = keepingLog();
  const mailer = createMailer(null, config.dataFolder);
  const mailroom = new Mailroom({ database, mailer, sites });
  const postbox = { put: (order: Order) => mailroom.send(order) };
  const { texts, jobs, reads } = options;
  const given = { ...(texts === undefined ? {} : { texts }), ...(jobs === undefined ? {} : { jobs }) };
  const api = createApi({ database, reads, config, log, postbox, ...given });
  const webFolder = join(folder, 'web');
  const state = { ready: true };
  const firstResponse = options.firstResponse ?? echoPages();
  const built = { webFolder, inspectorFolder: join(folder, 'inspector'), buildId: 'build-1' };
  const sharing = createSharing({ database, config, api });
  const logos = await OwnLogos.draw([sites.vi, sites.ja], {});
  const handler = createHandler({ config, api, firstResponse, sharing, logos, ...built, isReady: async () => state.ready, log });
  const server = createHttpServer(handler);
  const subscriptions = api.openSocket((token) => api.sessions.find(token));
  server.on('upgrade', (request, socket, head) => subscriptions.open(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    api,
    port,
    webFolder,
    inspectorFolder: built.inspectorFolder,
    dataFolder: config.dataFolder,
    errors,
    logged,
    send: (path: string, request: SiteRequest = {}) => send(port, path, request),
    close: async () => {
      subscriptions.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  });
}

function keepingLog() {
  const [errors, logged] = [[] as Record<string, unknown>[], [] as string[]];
  const write = (line: string): void => {
    logged.push(line);
    const written = JSON.parse(line) as Record<string, unknown>;
    if (Number(written['level']) >= ERROR_LEVEL) errors.push(written);
  };
  return { log: pino({ level: 'trace' }, { write }), errors, logged };
}

function echoPages(): FirstResponder {
  return {
    peek: () => undefined,
    forgetWork: () => {},
    forget: () => {},
    respond: ({ site, path, isInspected }) =>
      Promise.resolve(
        prepareAnswer(
          200,
          { 'content-type': 'text/html; charset=utf-8' },
          Buffer.from(`${site.language} ${path}${isInspected ? ' inspected' : ''}`),
        ),
      ),
  };
}

async function send(
  port: number,
  path: string,
  { method = 'GET', host = 'vi.localhost:3000', headers = {}, body }: SiteRequest,
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ port, host: '127.0.0.1', path, method, agent: false, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
    request.end(body);
  });
}
