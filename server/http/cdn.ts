import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';

/** Tags by which a CDN finds what it keeps; the header is Cloudflare's, Fastly and Akamai are told to read it. */
export const TAG_HEADER = 'cache-tag';
const ALL = 'futago';
const LISTS = 'futago-lists';
const PICTURES = 'futago-pictures';
const WORK_PATH = /^\/comic\/([1-9]\d*)(?:[/?#]|$)/;

/** Of a request; Cloudflare takes no more. */
const MOST_TAGS = 100;
/** Beyond them all pictures are forgotten, by one tag. */
const MOST_PICTURES = 1000;
const GATHER_MILLISECONDS = 100;
const TRIES = 4;
const PAUSE_MILLISECONDS = 500;
const ANSWER_MILLISECONDS = 10_000;

/** What a page shows: everything, and one work or lists of works. */
export function tagsOfPage(path: string): string {
  const workId = WORK_PATH.exec(path)?.[1];
  return `${ALL},${workId === undefined ? LISTS : tagOfWork(workId)}`;
}

/** Apart from those of pages: pictures are kept until they are hidden. */
export function tagsOfPicture(id: string): string {
  return `${PICTURES},${tagOfPicture(id)}`;
}

function tagOfPicture(id: string): string {
  return `futago-picture-${id}`;
}

function tagOfWork(workId: number | string): string {
  return `futago-work-${workId}`;
}

/**
 * Has a CDN forget pages and pictures before their time: one request, `{"tags":[…]}` with a bearer token, for all that
 * changes within a tenth of a second, or a few where it is much. One that fails is sent again three times, and then
 * left to the pages' own end, which the log says.
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

  forgetPictures(ids: readonly string[]): void {
    this.#gather(...(ids.length > MOST_PICTURES ? [PICTURES] : ids.map(tagOfPicture)));
  }

  #gather(...tags: readonly string[]): void {
    const url = this.#url;
    if (url === null) return;
    if (this.#tags.size === 0) setTimeout(() => void this.#sendAll(url), GATHER_MILLISECONDS);
    for (const tag of tags) this.#tags.add(tag);
  }

  async #sendAll(url: string): Promise<void> {
    const tags = [...this.#tags].filter((tag) => !this.#isCovered(tag));
    this.#tags.clear();
    for (let at = 0; at < tags.length; at += MOST_TAGS) await this.#send(url, tags.slice(at, at + MOST_TAGS));
  }

  /** Whether another tag that was gathered takes it along. */
  #isCovered(tag: string): boolean {
    if (tag === ALL || tag === PICTURES) return false;
    return this.#tags.has(tag.startsWith('futago-picture-') ? PICTURES : ALL);
  }

  async #send(url: string, tags: readonly string[]): Promise<void> {
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
