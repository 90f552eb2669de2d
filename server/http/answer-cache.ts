import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A whole answer, ready to be sent in whatever encoding the client takes. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

/** An answer before it is packed; only one that is `cacheable` is kept. */
export interface FreshAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cacheable: boolean;
}

export interface AnswerCacheLimits {
  /** Bytes of all kept answers in all their encodings. */
  readonly maxBytes: number;
  /** An answer is handed out as it is for this long. */
  readonly freshMs: number;
  /** After that it is still handed out for this long, while a new one is made. */
  readonly staleMs: number;
}

interface Entry {
  readonly answer: Answer;
  readonly bytes: number;
  readonly madeAt: number;
}

const LEAST_BYTES_TO_PACK = 860;
const BROTLI_QUALITY = 5;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Keeps answers for a short while and makes each of them once, however many ask at the same time. The least recently
 * used go first. `now` is in milliseconds.
 */
export class AnswerCache {
  readonly #limits: AnswerCacheLimits;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Answer>>();
  #bytes = 0;

  constructor(limits: AnswerCacheLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The kept answer while it is fresh, else null: for callers that answer without waiting. */
  peek(key: string): Answer | null {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.madeAt < this.#limits.freshMs ? entry.answer : null;
  }

  /** Rejects as `make` does; a failed renewal of a stale answer is left to the next caller. */
  async get(key: string, make: () => Promise<FreshAnswer>): Promise<Answer> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#make(key, make);
    const age = this.#now() - entry.madeAt;
    if (age >= this.#limits.freshMs + this.#limits.staleMs) return this.#make(key, make);
    if (age >= this.#limits.freshMs) this.#make(key, make).catch(() => undefined);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #make(key: string, make: () => Promise<FreshAnswer>): Promise<Answer> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const made = make()
      .then(async (fresh) => {
        const answer = await pack(fresh);
        if (fresh.cacheable) this.#keep(key, answer);
        return answer;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  #keep(key: string, answer: Answer): void {
    this.#drop(key);
    const bytes = answer.body.length + (answer.brotli?.length ?? 0) + (answer.gzip?.length ?? 0);
    if (bytes > this.#limits.maxBytes) return;
    this.#entries.set(key, { answer, bytes, madeAt: this.#now() });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

/** Packs once what many will ask for; short bodies are not worth it. */
async function pack({ status, headers, body: text }: FreshAnswer): Promise<Answer> {
  const body = Buffer.from(text);
  if (body.length < LEAST_BYTES_TO_PACK) return { status, headers, body, brotli: null, gzip: null };
  const [brotli, gzipped] = await Promise.all([packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }), packGzip(body, { level: 6 })]);
  return { status, headers, body, brotli, gzip: gzipped };
}
