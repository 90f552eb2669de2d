import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestContext, VISITOR } from '../modules/reader.ts';
import { parseRowId } from '../modules/row-id.ts';
import { TooManyViews } from '../modules/views/views.errors.ts';
import type { ViewsService } from '../modules/views/views.service.ts';
import { Rate } from '../realtime/rate.ts';
import { sendSentence } from './plain-answer.ts';
import { clientAddress, networkOf, type ReaderOptions, readRequest } from './graphql/request-reader.ts';

const PREFIX = '/api/views/';
/** Of one network: a school of readers behind one address, but no program that opens every chapter there is. */
const OF_NETWORK = { perSecond: 2, burst: 300 };
const MOST_NETWORKS = 10_000;
const RETRY_SECONDS = 5;

export interface ViewsOptions {
  readonly views: Pick<ViewsService, 'add'>;
  readonly readers: ReaderOptions;
  readonly headers: Readonly<Record<string, string>>;
  /** Whose pages may tell of a view. */
  readonly origins: ReadonlySet<string>;
}

export function isViewPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * POST /api/views/<chapter id>, without a body: the chapter is before a reader. 204 says that the view is kept, or that
 * it does not count. No mutation, because those make every kept answer anew.
 */
export class ViewsEndpoint {
  readonly #options: ViewsOptions;
  readonly #rates = new Map<string, Rate>();

  constructor(options: ViewsOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { views, readers, headers, origins } = this.#options;
    request.resume();
    if (request.method !== 'POST') return sendSentence(response, 405, 'This address is asked by POST.', { ...headers, allow: 'POST' });
    if (isForeign(request, origins)) return sendSentence(response, 403, 'Pages of this origin tell of no views.', headers);
    const chapterId = parseRowId(path.slice(PREFIX.length));
    if (chapterId === null) return sendSentence(response, 404, 'There is no such chapter.', headers);
    const network = networkOf(clientAddress(request, readers.trustedProxies));
    if (!this.#passes(network)) return this.#refuse(response, 429, 'Too many views came from this address.');
    const context = (await readRequest(request, readers)) ?? requestContext(VISITOR);
    try {
      await views.add(chapterId, { ...context, client: { ...context.client, network } });
    } catch (error) {
      if (!(error instanceof TooManyViews)) throw error;
      return this.#refuse(response, 503, 'Too many views wait to be counted.');
    }
    response.writeHead(204, { ...headers, 'cache-control': 'no-store' }).end();
  }

  #passes(network: string): boolean {
    const now = Date.now();
    const rate = this.#rates.get(network) ?? new Rate(OF_NETWORK, now);
    // The last to ask stands last, so that the one silent longest is forgotten first.
    this.#rates.delete(network);
    this.#rates.set(network, rate);
    if (this.#rates.size > MOST_NETWORKS) this.#rates.delete(this.#rates.keys().next().value ?? '');
    return rate.take(now);
  }

  #refuse(response: ServerResponse, status: 429 | 503, sentence: string): void {
    sendSentence(response, status, sentence, { ...this.#options.headers, 'retry-after': String(RETRY_SECONDS) });
  }
}

/** Whether another site's page sent it; a browser that names no origin says so by Sec-Fetch-Site. */
function isForeign({ headers: { origin, 'sec-fetch-site': site } }: IncomingMessage, origins: ReadonlySet<string>): boolean {
  return origin === undefined ? site === 'cross-site' : !origins.has(origin);
}
