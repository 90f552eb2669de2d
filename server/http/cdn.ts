import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';

/** Tags by which a CDN finds what it keeps; the header is Cloudflare's, Fastly and Akamai are told to read it. */
export const TAG_HEADER = 'cache-tag';
const ALL = 'futago';
const LISTS = 'futago-lists';
const WORK_PATH = /^\/comic\/([1-9]\d*)(?:[/?#]|$)/;

const GATHER_MILLISECONDS = 100;
const TRIES = 4;
const PAUSE_MILLISECONDS = 500;
const ANSWER_MILLISECONDS = 10_000;

/** What a page shows: everything, and one work or lists of works. */
export function tagsOfPage(path: string): string {
  const workId = WORK_PATH.exec(path)?.[1];
  return `${ALL},${workId === undefined ? LISTS : tagOfWork(workId)}`;
}

function tagOfWork(workId: number | string): string {
  return `futago-work-${workId}`;
}

/**
 * Has a CDN forget pages before their time: one request, `{"tags":[…]}` with a bearer token, for all that changes within a tenth of a
 * second. One that fails is sent again three times, and then left to the pages' own end, which the log says.
 */
export class Cdn {
  readonly #url: string | null;
  readonly #token: string | null;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #tags = new Set<string>();

  constructor({ purgeUrl, token }: Config['cdn'], log: Pick<Logger, 'warn'>) {
    this.#url = purgeUrl;
    this.#token = token;
    this.#log = log;
  }

  forgetAll(): void {
    this.#gather(ALL);
  }

  /** With the lists that it stands in. */
  forgetWork(workId: number): void {
    this.#gather(tagOfWork(workId), LISTS);
  }

  #gather(...tags: readonly string[]): void {
    const url = this.#url;
    if (url === null) return;
    if (this.#tags.size === 0) setTimeout(() => void this.#send(url), GATHER_MILLISECONDS);
    for (const tag of tags) this.#tags.add(tag);
  }

  async #send(url: string): Promise<void> {
    const tags = this.#tags.has(ALL) ? [ALL] : [...this.#tags];
    this.#tags.clear();
    const authorization = this.#token === null ? {} : { authorization: `Bearer ${this.#token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    let reason: unknown;
    for (let count = 1; count <= TRIES; count += 1) {
      try {
        const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
        const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ tags }), signal });
        await answer.body?.cancel();
        if (answer.ok) return;
        reason = `it answered ${answer.status}`;
      } catch (error) {
        reason = error;
      }
      if (count < TRIES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS * count));
    }
    this.#log.warn({ reason, tags }, 'The CDN did not forget what changed');
  }
}
