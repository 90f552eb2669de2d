import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import { type FileAnswer, IMMUTABLE, sendFile } from './file-answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const SAFE_PATH = /^(\/[\w@~-][\w@~.-]*)+$/;
const HASHED = /^\/assets\/.+\.[\w-]{6,}\.\w+$/;
/** Its own policy: a worker may speak to its site, and to nothing else. */
const WORKER = '/sw.js';
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" };
const HASHED_FOLDER = '/assets/';
const SUFFIXES: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };

/** Whether an address can name a built file: it ends with a known extension and holds nothing strange. */
export function namesBuiltFile(path: string): boolean {
  return SAFE_PATH.test(path) && extname(path) in TYPES;
}

/** A built file that is missing is said so in plain text: a page in its place would only confuse the client. */
export function isHashedFile(path: string): boolean {
  return path.startsWith(HASHED_FOLDER);
}

/**
 * Sends a file of the built site, compressed as the build left it. Names with a content hash are kept for ever, others
 * for an hour with a tag to ask again by; the service worker is asked for every time. Resolves to false where there is no such file.
 */
export async function sendBuiltFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, folder, headers }: { readonly path: string; readonly folder: string; readonly headers: Readonly<Record<string, string>> },
): Promise<boolean> {
  const type = TYPES[extname(path)];
  if (type === undefined || !SAFE_PATH.test(path)) return false;
  const file = join(folder, path);
  const cache = HASHED.test(path) ? IMMUTABLE : 'public, max-age=3600, stale-while-revalidate=86400';
  const all = {
    ...headers,
    'content-type': type,
    'cache-control': cache,
    vary: 'accept-encoding',
    ...(path === WORKER ? WORKER_HEADERS : {}),
  };
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') {
    const compressed: FileAnswer = {
      path: `${file}${SUFFIXES[encoding]}`,
      headers: { ...all, 'content-encoding': encoding },
      takesRanges: false,
    };
    if (await sendFile(request, response, compressed)) return true;
  }
  return sendFile(request, response, { path: file, headers: all, takesRanges: false });
}
