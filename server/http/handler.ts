import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import type { Config, SiteConfig } from '../platform/config/config.ts';
import { isDatabaseAway } from '../platform/database/database-away.ts';
import type { LanguageCode } from '../platform/database/tables.ts';
import { warnedAddress } from './pages/accepted-warning.ts';
import { isAccountFile } from './files/account-files.ts';
import type { Api } from './graphql/api.ts';
import { DATABASE_AWAY } from './graphql/public-errors.ts';
import { isBroadcastingPath } from './realtime/broadcasting.ts';
import { isHashedFile, namesBuiltFile, sendBuiltFile } from './files/built-files.ts';
import { CrossOrigin } from './cross-origin.ts';
import type { FirstResponder } from './pages/first-responder.ts';
import type { OwnLogos } from './files/own-logos.ts';
import { createHostTable, detectLanguage, type HostKind } from './known-hosts.ts';
import { asksToBeInspected, sendInspector } from './files/inspector-files.ts';
import { latestBuild } from './files/latest-build.ts';
import { PictureFiles } from './files/picture-files.ts';
import { sendSentence } from './plain-answer.ts';
import { sendAnswer } from './prepared-answer.ts';
import type { Realtime } from './realtime/realtime.ts';
import { createRequestIds } from './request-ids.ts';
import type { RunningAnswers } from './running-answers.ts';
import { isUploadPath } from './uploads.ts';
import { isViewPath } from './views.ts';
import { securityHeaders } from './security-headers.ts';
import type { Sharing } from './sharing/sharing.ts';
import { sendManifest } from './files/site-manifest.ts';
import { Overloaded, RETRY_AFTER_SECONDS } from './work-queue.ts';

export interface HandlerDependencies {
  readonly config: Pick<
    Config,
    'sites' | 'detectionHosts' | 'allowedOrigins' | 'dataFolder' | 'pictures' | 'cdn' | 'serviceWorker' | 'inspector'
  >;
  readonly api: Pick<Api, 'endpoint' | 'accountFiles' | 'views' | 'uploads' | 'hiddenPictures' | 'sessions'>;
  readonly firstResponse: FirstResponder;
  readonly sharing: Sharing;
  /** Left out where no operator gave one. */
  readonly logos?: OwnLogos;
  /** Left out where nothing is pushed. */
  readonly realtime?: Pick<Realtime, 'api' | 'broadcasting'>;
  /** The built site: dist/web. */
  readonly webFolder: string;
  /** The built inspector: dist/inspector. */
  readonly inspectorFolder: string;
  /** Changes with every build that ships other files. */
  readonly buildId: string;
  readonly isReady: () => Promise<boolean>;
  /** Told of every answer that is not given at once. */
  readonly running?: RunningAnswers;
  readonly log: Logger;
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  /** The address without its search. */
  readonly path: string;
  readonly requestId: string;
}

const LONGEST_URL = 8192;
/** Read by people in place of a page. */
const BUSY: Readonly<Record<LanguageCode, string>> = {
  vi: 'Đang có quá nhiều bạn đọc cùng lúc, bạn thử lại sau vài giây nhé.',
  ja: 'ただいま大変混み合っています。数秒待ってから、もう一度お試しください。',
};
const AWAY: Readonly<Record<LanguageCode, string>> = {
  vi: 'Trang đang gián đoạn trong chốc lát, bạn thử lại sau vài giây nhé.',
  ja: 'ただいま一時的にご利用いただけません。数秒待ってから、もう一度お試しください。',
};
const SPACES_AND_CONTROLS = /[\s\p{Cc}\\]|%00/u;

/**
 * Turns a request into a page, GraphQL, a file or a sentence that says why not. Only configured hosts are answered;
 * health and readiness answer at any, because who asks for them has no name for us.
 */
export function createHandler(dependencies: HandlerDependencies): RequestListener {
  const handler = new RequestHandler(dependencies);
  return (request, response) => handler.handle(request, response);
}

class RequestHandler {
  readonly #dependencies: HandlerDependencies;
  readonly #hosts: ReadonlyMap<string, HostKind>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #crossOrigin: CrossOrigin;
  readonly #pictures: PictureFiles;
  readonly #nextId = createRequestIds();

  constructor(dependencies: HandlerDependencies) {
    const { sites } = dependencies.config;
    this.#dependencies = dependencies;
    this.#hosts = createHostTable(dependencies.config);
    this.#crossOrigin = new CrossOrigin(dependencies.config.allowedOrigins);
    this.#headers = securityHeaders([sites.vi, sites.ja]);
    const { config, api } = dependencies;
    const storage = PictureStorage.of(config);
    this.#pictures = new PictureFiles({ storage, hidden: api.hiddenPictures, sessions: api.sessions, cdn: config.cdn });
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { log, api } = this.#dependencies;
    const requestId = this.#nextId();
    if (log.isLevelEnabled('debug')) logWhenDone(log, request, response, requestId);
    const url = request.url ?? '/';
    if (request.headers.origin !== undefined) this.#crossOrigin.allow(request, response);
    const isGraphqlRead = request.method === 'GET' && url.startsWith('/graphql?');
    if (isGraphqlRead && this.#hosts.get(request.headers.host ?? '')?.kind === 'site' && api.endpoint.answerAtOnce(request, response))
      return;
    const visit = { request, response, url, path: pathOf(url), requestId };
    const answered = this.#answer(visit).catch((error: unknown) => this.#fail(visit, error));
    void this.#dependencies.running?.add(answered);
  }

  async #answer(visit: Visit): Promise<void> {
    const { request, response, path, url } = visit;
    const problem = problemOf(url, isRead(request));
    if (problem !== null) return sendSentence(response, problem.status, problem.sentence, { ...this.#headers, connection: 'close' });
    if (path === '/health' || path === '/ready') return isRead(request) ? this.#probe(visit) : this.#refuseMethod(visit);
    const { realtime } = this.#dependencies;
    if (realtime?.api && path.startsWith('/apps/')) return realtime.api.handle(request, response);
    const host = this.#hosts.get(request.headers.host?.toLowerCase() ?? '');
    if (host === undefined) {
      request.resume();
      return sendSentence(response, 421, 'This server does not answer for the host that was asked for.', this.#headers);
    }
    if (this.#crossOrigin.answerPreflight(request, response)) return;
    if (!canDecode(path)) return this.#sendToSite(visit, host);
    if (path === '/graphql' && host.kind === 'site') return this.#dependencies.api.endpoint.handle(request, response, visit.requestId);
    if (realtime && isBroadcastingPath(path) && host.kind === 'site') return realtime.broadcasting.handle(request, response, path);
    if (isAccountFile(path) && host.kind === 'site') return this.#dependencies.api.accountFiles.handle(request, response, path);
    if (isViewPath(path) && host.kind === 'site') return this.#dependencies.api.views.handle(request, response, path);
    if (isUploadPath(path) && host.kind === 'site') return this.#dependencies.api.uploads.handle(request, response, path);
    if (!isRead(request)) return this.#refuseMethod(visit);
    return host.kind === 'site' ? this.#read(visit, host.site) : this.#sendToSite(visit, host);
  }

  async #read(visit: Visit, site: SiteConfig): Promise<void> {
    const { request, response, path, url } = visit;
    const headers = this.#headers;
    const { buildId, config, firstResponse, inspectorFolder, logos, sharing, webFolder } = this.#dependencies;
    if (path === '/builds/latest.json') return sendJson(request, response, latestBuild(buildId, config.serviceWorker), headers);
    if (logos?.send(request, response, path)) return;
    if (sendManifest(request, response, { path, sites: config.sites, headers })) return;
    if (path.startsWith('/pictures/')) {
      if (await this.#pictures.send(request, response, { path, headers })) return;
      return sendSentence(response, 404, 'There is no such picture.', headers);
    }
    if (await sharing.answer(request, response, path, site)) return;
    if (config.inspector && (await sendInspector(request, response, { path, folder: inspectorFolder, headers }))) return;
    if (namesBuiltFile(path) && (await sendBuiltFile(request, response, { path, folder: webFolder, headers }))) return;
    if (isHashedFile(path)) return sendSentence(response, 404, 'There is no such file in this build.', headers);
    const warned = warnedAddress(url, request.headers, site.origin);
    if (warned !== null) return sendSentence(response, 302, 'The warning comes first.', { ...headers, location: warned });
    const page = { site, path: url, isInspected: config.inspector && asksToBeInspected(url) };
    sendAnswer(request, response, firstResponse.peek(page) ?? (await firstResponse.respond(page)));
  }

  async #probe({ path, response }: Visit): Promise<void> {
    const headers = this.#headers;
    if (path === '/health') return sendSentence(response, 200, 'The process is alive.', headers);
    if (await this.#dependencies.isReady()) return sendSentence(response, 200, 'Ready to answer.', headers);
    return sendSentence(response, 503, 'Not ready: the database does not answer.', { ...headers, 'retry-after': '1' });
  }

  #refuseMethod({ request, response }: Visit): void {
    request.resume();
    sendSentence(response, 405, 'Only reading is possible at this address.', { ...this.#headers, allow: 'GET, HEAD' });
  }

  #sendToSite({ request, response, path, url }: Visit, host: HostKind): void {
    const { origin } = host.kind === 'site' ? host.site : this.#dependencies.config.sites[detectLanguage(request.headers)];
    const headers = { ...this.#headers, location: `${origin}${decodable(path)}${url.slice(path.length)}`, vary: 'cookie, accept-language' };
    sendSentence(response, 302, `The site is at ${origin}.`, headers);
  }

  #fail(visit: Visit, error: unknown): void {
    const { request, response, requestId } = visit;
    // A client that breaks off its body takes no answer, and nothing of ours is at fault.
    if (error === request.errored) return;
    const { log } = this.#dependencies;
    if (error instanceof Overloaded && !response.headersSent) return this.#putOff(visit, BUSY, error.message);
    if (isDatabaseAway(error) && !response.headersSent) {
      log.warn({ reason: String(error), requestId }, 'A request found no database');
      request.resume();
      return this.#putOff(visit, AWAY, DATABASE_AWAY);
    }
    log.error({ err: error, requestId, method: request.method, url: request.url }, 'A request failed unexpectedly');
    if (response.headersSent) response.destroy();
    else
      sendSentence(response, 500, `Something went wrong here; the request ${requestId} is in our log.`, {
        ...this.#headers,
        'x-request-id': requestId,
      });
  }

  #putOff({ request, response }: Visit, sentences: Readonly<Record<LanguageCode, string>>, otherwise: string): void {
    const host = this.#hosts.get(request.headers.host?.toLowerCase() ?? '');
    const sentence = host?.kind === 'site' ? sentences[host.site.language] : otherwise;
    sendSentence(response, 503, sentence, { ...this.#headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function problemOf(url: string, isToRead: boolean): { readonly status: number; readonly sentence: string } | null {
  if (url.length > LONGEST_URL) return { status: 414, sentence: `An address has at most ${LONGEST_URL} characters here.` };
  const isReadable = url.startsWith('/') && !SPACES_AND_CONTROLS.test(url) && (isToRead || canDecode(pathOf(url)));
  return isReadable ? null : { status: 400, sentence: 'The address cannot be read.' };
}

/** As a page can be asked for by it: percent signs that encode nothing stand for themselves. */
function decodable(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+|%/gi, (run) => (canDecode(run) ? run : run.replaceAll('%', '%25')));
}

function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function sendJson(request: IncomingMessage, response: ServerResponse, value: unknown, headers: Readonly<Record<string, string>>): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(200, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function logWhenDone(log: Logger, { method, url }: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    log.debug({ requestId, method, url, status: response.statusCode, milliseconds, isComplete: response.writableFinished }, 'request');
  });
}
