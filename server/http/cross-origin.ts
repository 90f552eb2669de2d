import type { IncomingMessage, ServerResponse } from 'node:http';

const ALLOWED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'accept, authorization, content-type, upload-offset, upload-checksum, upload-piece-length, upload-placed',
  'access-control-max-age': '7200',
} as const;
const EXPOSED = 'retry-after, x-request-id, upload-offset, upload-length';
/** What a page of the static build asks for by script. */
const OPEN_PATHS =
  /^\/(graphql|api\/views\/\d+|api\/avatar|upload\/[\da-f-]{36}(?:\/\d{1,4})?|api\/account\/export|api\/broadcasting\/auth|broadcasting\/user-auth)(\?|$)/;

/**
 * Lets pages of configured other origins (a static build on its own host) use the API by script. Credentials are never
 * allowed: a page there shows its token itself, and the cookies of this site are not its.
 */
export class CrossOrigin {
  readonly #origins: ReadonlySet<string>;

  constructor(allowedOrigins: readonly string[]) {
    this.#origins = new Set(allowedOrigins);
  }

  /** Marks the answer as readable by the asking page, before anything of it is written. */
  allow({ headers: { origin }, url = '' }: IncomingMessage, response: ServerResponse): void {
    if (origin === undefined || !this.#origins.has(origin) || !OPEN_PATHS.test(url)) return;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', EXPOSED);
  }

  /** True when the request was a browser's question whether it may ask, and was answered; other origins are not answered. */
  answerPreflight({ method, headers, url = '' }: IncomingMessage, response: ServerResponse): boolean {
    const { origin } = headers;
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (!isPreflight || origin === undefined || !this.#origins.has(origin) || !OPEN_PATHS.test(url)) return false;
    response.writeHead(204, { ...ALLOWED, 'access-control-allow-origin': origin, vary: 'origin', 'content-length': '0' });
    response.end();
    return true;
  }
}
