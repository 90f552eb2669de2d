import { type MockInstance, vi } from 'vitest';
import type { ChapterKey } from '#machines/saving/saving.types.ts';

export const SCRIPT = '/assets/reader.js';

export function pictureUrl(number: number): string {
  return `/pictures/${String(number).repeat(32)}/640.webp`;
}

/** A site of one chapter of comic pages behind `fetch`; an answer can be put in place of any of its own. */
export class ChapterSite {
  readonly #answers = new Map<string, () => Promise<Response>>();
  /** Addresses in the order they were asked for. */
  readonly asked: string[] = [];
  /** What its pages say. */
  build = 'b1';
  contentHash = 'h1';
  /** Address of the cover of its work; null where it has none. */
  coverUrl: string | null = null;

  private constructor(key: ChapterKey, pictures: number, drawn: Blob) {
    this.give(`/comic/${key}`, async () => page(key, pictures, this));
    this.give(SCRIPT, async () => new Response('void 0;', { headers: { 'content-type': 'text/javascript' } }));
    for (let number = 1; number <= pictures; number += 1) this.give(pictureUrl(number), async () => picture(drawn));
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, { signal } = {}) =>
      this.#answer(address instanceof Request ? address.url : address.toString(), signal ?? null),
    );
  }

  static async open(key: ChapterKey, pictures = 3): Promise<ChapterSite> {
    return new ChapterSite(key, pictures, await draw());
  }

  give(path: string, answer: () => Promise<Response>): void {
    this.#answers.set(path, answer);
  }

  async #answer(path: string, signal: AbortSignal | null): Promise<Response> {
    this.asked.push(path);
    signal?.throwIfAborted();
    const answer = this.#answers.get(path);
    const given = answer ? await answer() : new Response(null, { status: 404 });
    signal?.throwIfAborted();
    return given;
  }
}

/** Runs before every put into a cache, told which one it is, from 1; what it throws, the put throws. */
export function beforePuts(before: (count: number) => Promise<void> | void): MockInstance<Cache['put']> {
  const original: unknown = Reflect.get(Cache.prototype, 'put');
  let count = 0;
  return vi.spyOn(Cache.prototype, 'put').mockImplementation(async function put(this: Cache, ...given) {
    count += 1;
    await before(count);
    await (original as Cache['put']).apply(this, given);
  });
}

export async function draw(): Promise<Blob> {
  const canvas = new OffscreenCanvas(64, 96);
  canvas.getContext('2d')?.fillRect(8, 8, 20, 20);
  return canvas.convertToBlob({ type: 'image/webp' });
}

export function picture(drawn: Blob, said: number = drawn.size): Response {
  return new Response(drawn, { headers: { 'content-type': 'image/webp', 'content-length': String(said) } });
}

type Said = Pick<ChapterSite, 'build' | 'contentHash' | 'coverUrl'>;

function page(key: ChapterKey, pictures: number, { build, contentHash, coverUrl }: Said): Response {
  const [work = '', id = ''] = key.split('/');
  const pages = Array.from({ length: pictures }, (_, index) => ({
    picture: { width: 640, height: 960, sources: [{ url: pictureUrl(index + 1), width: 640, type: 'image/webp' }] },
  }));
  const content = { __typename: 'ComicPages', pages };
  const cover = coverUrl === null ? null : { width: 600, height: 900, sources: [{ url: coverUrl, width: 640, type: 'image/webp' }] };
  const named = { id, number: '1', title: 'Mưa', contentHash, work: { id: work, title: 'Tiệm sách', isSensitive: false, cover } };
  const chapter = { __typename: 'Chapter', ...named, content };
  const boot = JSON.stringify({ build, results: { [`ChapterPage ${key}`]: { chapter } } });
  const html = [
    `<!doctype html><script type="application/json" id="futago-boot">${boot}</script>`,
    `<script type="application/json" id="futago-scripts">${JSON.stringify([SCRIPT])}</script>`,
  ].join('');
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' } });
}
