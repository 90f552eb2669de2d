import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const SMALLEST_COMPRESSED = 860;
/** Four times as slow costs a tenth more bytes: worth it only for what is sent again and again. */
const BROTLI_QUALITIES = { quick: 5, best: 11 } as const;

/** One body with its headers, ready for the socket: flat header lists, so that sending a kept answer builds nothing. */
export interface PreparedAnswer {
  readonly status: number;
  readonly etag: string;
  /** Memory that it takes, in bytes. */
  readonly bytes: number;
  readonly variants: Readonly<Record<Encoding, PreparedVariant>>;
  /** Headers of a 304. */
  readonly unchanged: readonly string[];
}

interface PreparedVariant {
  readonly headers: string[];
  readonly body: Buffer;
}

/**
 * Compresses a body (brotli and gzip, off the main thread) and lays out its headers. Names in `headers` are lower case;
 * content-length, content-encoding and etag are added here, accept-encoding is added to vary.
 */
export async function prepareAnswer(status: number, headers: Readonly<Record<string, string>>, body: Buffer): Promise<PreparedAnswer> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 16)}"`;
  const all: Record<string, string> = { ...headers, vary: varyWith(headers['vary']), etag };
  const plain = { headers: flatten({ ...all, 'content-length': String(body.length) }), body };
  const { 'content-type': _type, ...unchanged } = all;
  const compressed = body.length < SMALLEST_COMPRESSED ? null : await compress(all, body);
  const variants = compressed === null ? { identity: plain, br: plain, gzip: plain } : { identity: plain, ...compressed };
  const bytes = compressed === null ? body.length : body.length + compressed.br.body.length + compressed.gzip.body.length;
  return { status, etag, bytes, variants, unchanged: flatten(unchanged) };
}

/** The same answer in the fewest bytes: some 40 ms of another thread for a page. */
export async function compressBest(answer: PreparedAnswer): Promise<PreparedAnswer> {
  const { identity, br } = answer.variants;
  if (br === identity) return answer;
  const body = await compressBrotli(identity.body, brotliOptions('best', identity.body.length));
  const headers = br.headers.with(br.headers.indexOf('content-length') + 1, String(body.length));
  return { ...answer, bytes: answer.bytes + body.length - br.body.length, variants: { ...answer.variants, br: { headers, body } } };
}

/** Sends the variant that the client takes; a 304 where it holds the same; no body to a HEAD. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const held = request.headers['if-none-match'];
  if (held !== undefined && answer.status === 200 && matchesEtag(held, answer.etag)) {
    response.writeHead(304, answer.unchanged as string[]);
    response.end();
    return;
  }
  const { headers, body } = answer.variants[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(answer.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Weak comparison, as If-None-Match wants it. */
export function matchesEtag(held: string, etag: string): boolean {
  if (held.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return held.split(',').some((part) => part.trim().replace(/^W\//, '') === strong);
}

async function compress(headers: Readonly<Record<string, string>>, body: Buffer): Promise<Record<'br' | 'gzip', PreparedVariant>> {
  const [br, gz] = await Promise.all([compressBrotli(body, brotliOptions('quick', body.length)), compressGzip(body)]);
  const variant = (encoding: Encoding, bytes: Buffer): PreparedVariant => ({
    headers: flatten({ ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) }),
    body: bytes,
  });
  return { br: variant('br', br), gzip: variant('gzip', gz) };
}

function brotliOptions(quality: keyof typeof BROTLI_QUALITIES, length: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITIES[quality], [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

function varyWith(vary: string | undefined): string {
  return vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`;
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
