import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Soon, whenThere } from '../modules/shared-rows.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const SMALLEST_COMPRESSED = 860;
/** The best takes a hundred times as long for a seventh of the bytes: worth it only for what is sent again and again. */
const BROTLI_QUALITIES = { quick: 6, best: 11 } as const;

/** One body with its headers, ready for the socket: flat header lists, so that sending a kept answer builds nothing. */
export interface PreparedAnswer {
  readonly status: number;
  readonly etag: string;
  /** Memory that it takes at most, in bytes. */
  readonly bytes: number;
  readonly variants: AnswerVariants;
  /** Headers of a 304. */
  readonly unchanged: readonly string[];
}

export interface PreparedVariant {
  readonly headers: string[];
  readonly body: Buffer;
}

/**
 * Lays out an answer. Names in `headers` are lower case; content-length, content-encoding and etag are added here,
 * accept-encoding is added to vary.
 */
export function prepareAnswer(status: number, headers: Readonly<Record<string, string>>, body: Buffer): PreparedAnswer {
  const etag = `W/"${hash('sha1', body, 'base64url').slice(0, 16)}"`;
  const all: Record<string, string> = { ...headers, vary: varyWith(headers['vary']), etag };
  const { 'content-type': _type, ...unchanged } = all;
  // What is compressed has less than half the bytes, and there are two kinds of it.
  const bytes = body.length < SMALLEST_COMPRESSED ? body.length : body.length * 2;
  return { status, etag, bytes, variants: new AnswerVariants(all, body), unchanged: flatten(unchanged) };
}

/** A body as clients take it: compressed, off the main thread, when the first of them asks for it, and kept from then on. */
class AnswerVariants {
  readonly identity: PreparedVariant;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #made = new Map<Encoding, Soon<PreparedVariant>>();

  constructor(headers: Readonly<Record<string, string>>, body: Buffer, made: readonly (readonly [Encoding, PreparedVariant])[] = []) {
    this.#headers = headers;
    this.identity = { headers: flatten({ ...headers, 'content-length': String(body.length) }), body };
    for (const [encoding, variant] of made) this.#made.set(encoding, variant);
  }

  /** Too little to be made smaller. */
  get isShort(): boolean {
    return this.identity.body.length < SMALLEST_COMPRESSED;
  }

  of(encoding: Encoding): Soon<PreparedVariant> {
    if (encoding === 'identity' || this.isShort) return this.identity;
    const made = this.#made.get(encoding);
    if (made !== undefined) return made;
    const making = this.#compress(encoding);
    this.#made.set(encoding, making);
    return making;
  }

  /** The same with the fewest bytes for those who take brotli. */
  async best(): Promise<AnswerVariants> {
    const { body } = this.identity;
    const smallest = await compressBrotli(body, brotliOptions('best', body.length));
    return new AnswerVariants(this.#headers, body, [['br', this.#variant('br', smallest)]]);
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<PreparedVariant> {
    const { body } = this.identity;
    const compressed = encoding === 'br' ? compressBrotli(body, brotliOptions('quick', body.length)) : compressGzip(body);
    // Plain is better than no answer.
    const variant = await compressed.then(
      (bytes) => this.#variant(encoding, bytes),
      () => this.identity,
    );
    this.#made.set(encoding, variant);
    return variant;
  }

  #variant(encoding: Encoding, body: Buffer): PreparedVariant {
    return { headers: flatten({ ...this.#headers, 'content-encoding': encoding, 'content-length': String(body.length) }), body };
  }
}

/** The same answer in the fewest bytes: some 40 ms of another thread for a page. */
export async function compressBest(answer: PreparedAnswer): Promise<PreparedAnswer> {
  return answer.variants.isShort ? answer : { ...answer, variants: await answer.variants.best() };
}

/**
 * Sends the variant that the client takes; a 304 where it holds the same; no body to a HEAD. Ends the answer now or as
 * soon as it is compressed.
 */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const held = request.headers['if-none-match'];
  if (held !== undefined && answer.status === 200 && matchesEtag(held, answer.etag)) {
    response.writeHead(304, answer.unchanged as string[]);
    response.end();
    return;
  }
  void whenThere(answer.variants.of(acceptedEncoding(request.headers['accept-encoding'])), ({ headers, body }) => {
    response.writeHead(answer.status, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
}

/** Weak comparison, as If-None-Match wants it. */
export function matchesEtag(held: string, etag: string): boolean {
  if (held.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return held.split(',').some((part) => part.trim().replace(/^W\//, '') === strong);
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
