import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Api } from './api.ts';
import { isHashedFile, namesBuiltFile, sendBuiltFile } from './built-files.ts';
import type { FirstResponder } from './first-responder.ts';
import { createHostTable, detectLanguage, type HostKind } from './known-hosts.ts';
import { sendPicture } from './picture-files.ts';
import { sendSentence } from './plain-answer.ts';
import { sendAnswer } from './prepared-answer.ts';
import { createRequestIds } from './request-ids.ts';
import { securityHeaders } from './security-headers.ts';

export interface HandlerDependencies {
  readonly config: Pick<Config, 'sites' | 'detectionHosts' | 'dataFolder'>;
  readonly api: Pick<Api, 'endpoint'>;
  readonly firstResponse: FirstResponder;
  /** The built site: dist/web. */
  readonly webFolder: string;
  /** Changes with every build that ships other files. */
  readonly buildId: string;
  readonly isReady: () => boolean;
  readonly log: Logger;
}

type SiteHost = Extract<HostKind, { kind: 'site' }>;

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  /** The address without its search. */
  readonly path: string;
  readonly requestId: string;
}

const LONGEST_URL = 8192;

/**
 * Turns a request into a page, GraphQL, a file or a sentence that says why not. Only configured hosts are answered;
 * health and readiness answer at any, because who asks for them has no name for us.
 */
export function createHandler(dependencies: HandlerDependencies): RequestListener {
  const { config, api, firstResponse, webFolder, buildId, isReady, log } = dependencies;
  const hosts = createHostTable(config);
  const headers = securityHeaders([config.sites.vi, config.sites.ja]);
  const nextId = createRequestIds();

  const reads: Readonly<Record<string, (visit: Visit) => void>> = {
    '/health': ({ response }) => sendSentence(response, 200, 'The process is alive.', headers),
    '/ready': ({ response }) =>
      isReady()
        ? sendSentence(response, 200, 'Ready to answer.', headers)
        : sendSentence(response, 503, 'Not ready yet.', { ...headers, 'retry-after': '1' }),
  };
  const siteReads: typeof reads = {
    '/robots.txt': ({ response }) =>
      sendSentence(response, 200, 'User-agent: *\nDisallow: /graphql', { ...headers, 'cache-control': 'public, max-age=3600' }),
    '/builds/latest.json': ({ request, response }) => sendJson(request, response, { id: buildId }, headers),
  };

  async function route(visit: Visit, { site }: SiteHost): Promise<void> {
    const { request, response, path, url, requestId } = visit;
    if (path === '/graphql') return api.endpoint.handle(request, response, requestId);
    if (!isRead(request)) return refuseMethod(visit);
    const read = siteReads[path];
    if (read !== undefined) return read(visit);
    if (path.startsWith('/pictures/')) {
      if (await sendPicture(request, response, { path, dataFolder: config.dataFolder, headers })) return;
      return sendSentence(response, 404, 'There is no such picture.', headers);
    }
    if (namesBuiltFile(path) && (await sendBuiltFile(request, response, { path, folder: webFolder, headers }))) return;
    if (isHashedFile(path)) return sendSentence(response, 404, 'There is no such file in this build.', headers);
    const page = { site, path: url };
    sendAnswer(request, response, firstResponse.peek(page) ?? (await firstResponse.respond(page)));
  }

  function refuseMethod({ request, response }: Visit): void {
    request.resume();
    sendSentence(response, 405, 'Only reading is possible at this address.', { ...headers, allow: 'GET, HEAD' });
  }

  function detect({ request, response, url }: Visit): void {
    const { origin } = config.sites[detectLanguage(request.headers)];
    sendSentence(response, 302, `The site is at ${origin}.`, { ...headers, location: `${origin}${url}`, vary: 'cookie, accept-language' });
  }

  async function answer(visit: Visit): Promise<void> {
    const { request, response, path } = visit;
    const problem = problemOf(visit.url);
    if (problem !== null) return sendSentence(response, problem.status, problem.sentence, { ...headers, connection: 'close' });
    const probe = reads[path];
    if (probe !== undefined) return isRead(request) ? probe(visit) : refuseMethod(visit);
    const host = hosts.get(request.headers.host?.toLowerCase() ?? '');
    if (host === undefined) {
      request.resume();
      return sendSentence(response, 421, 'This server does not answer for the host that was asked for.', headers);
    }
    if (host.kind === 'site') return route(visit, host);
    return isRead(request) ? detect(visit) : refuseMethod(visit);
  }

  function fail({ request, response, requestId }: Visit, error: unknown): void {
    log.error({ err: error, requestId, method: request.method, url: request.url }, 'A request failed unexpectedly');
    if (response.headersSent) response.destroy();
    else
      sendSentence(response, 500, `Something went wrong here; the request ${requestId} is in our log.`, {
        ...headers,
        'x-request-id': requestId,
      });
  }

  return (request, response) => {
    if (log.isLevelEnabled('debug')) logWhenDone(log, request, response);
    const url = request.url ?? '/';
    const isKnownSite = hosts.get(request.headers.host ?? '')?.kind === 'site';
    if (isKnownSite && request.method === 'GET' && url.startsWith('/graphql?') && api.endpoint.trySendKept(request, response)) return;
    const visit = { request, response, url, path: pathOf(url), requestId: nextId() };
    answer(visit).catch((error: unknown) => fail(visit, error));
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function problemOf(url: string): { readonly status: number; readonly sentence: string } | null {
  if (url.length > LONGEST_URL) return { status: 414, sentence: `An address has at most ${LONGEST_URL} characters here.` };
  const isDecodable = url.startsWith('/') && !/[\u0000-\u0020\\]|%00/.test(url) && canDecode(pathOf(url));
  return isDecodable ? null : { status: 400, sentence: 'The address cannot be read.' };
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

function logWhenDone(log: Logger, { method, url }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    log.debug({ method, url, status: response.statusCode, milliseconds, isComplete: response.writableFinished }, 'request');
  });
}
