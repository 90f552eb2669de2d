import { ALWAYS_HERE, beyond, buildOf, isHtml, isKeptPage, pagesCache, SAVED_RECORD, savedPrefix } from './cache-rules.ts';
import { comesIncognito, isMarkedIncognito } from './incognito.ts';

/** Milliseconds that the network may take before a page that stands here is shown instead. */
const PATIENCE_MS = 3500;
/** Milliseconds for which a page that is on its way holds up a worker that waits for its turn: a network may never say that it is gone. */
const HOLDS_UP_MS = 30_000;
const MOST_PAGES = 60;
/** Of those that an earlier build left. */
const MOST_CARRIED = 20;
const OK = 200;
const NOT_FOUND = 404;
const SERVER_BROKE = 500;
/** Said by who stands before the server, or by it for a while: forbidden, too many requests. */
const NOT_NOW: readonly number[] = [403, 429];

/**
 * Pages as the server gives them to everyone: those that were visited, and those of saved chapters. The network is asked
 * first; a page of another build than this worker's is never kept, and one that is no longer there goes from here too.
 */
export class PageShelf {
  readonly #build: string;

  constructor(build: string) {
    this.#build = build;
  }

  /**
   * Resolves with null where neither the network nor the shelf has the page. `keep` is told at once what goes on after the answer: once
   * there is one, the browser lets nothing go on that it was not told of, not even what it has asked the network for by itself.
   */
  async answer(address: string, asked: Promise<Response>, keep: (done: Promise<unknown>) => void): Promise<Response | null> {
    const path = pathOf(address);
    const known = this.#find(path).catch(() => undefined);
    const kept = asked.then((answer) => this.#keepLoaded(address, answer.clone())).catch(() => undefined);
    keep(Promise.race([kept, passing(HOLDS_UP_MS)]));
    const fresh = asked.then((answer) => (answer.status < SERVER_BROKE ? answer : known.then((page) => page ?? answer)));
    try {
      return await Promise.race([fresh, afterPatience(known)]);
    } catch {
      return (await known) ?? null;
    }
  }

  /** Puts a page here that was reached without loading it. Rejects where it cannot be had now, or is of another build. */
  async visit(path: string): Promise<void> {
    const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' }, priority: 'low' });
    if (answer.status >= SERVER_BROKE || NOT_NOW.includes(answer.status))
      throw new PageNotHad(`${path} is answered with ${answer.status}.`);
    await this.#keep(path, answer);
  }

  /**
   * Has the pages that are always here, where they did not come before, and takes over what was visited under earlier
   * builds, the last first, from the server: their pages are of other scripts. Those that cannot be had now stay for
   * another time; a reader who `isSaving` data lets them go.
   */
  async carryOver(isSaving: boolean): Promise<void> {
    const own = await caches.open(pagesCache(this.#build));
    for (const path of ALWAYS_HERE) if (!(await own.match(path))) await this.visit(path);
    for (const name of await this.#earlier()) {
      const earlier = await caches.open(name);
      const paths = (await earlier.keys()).map(({ url }) => pathOf(url)).filter((path) => !ALWAYS_HERE.includes(path));
      for (const path of isSaving ? [] : paths.toReversed().slice(0, MOST_CARRIED)) {
        if (!(await own.match(path))) await this.visit(path);
        await earlier.delete(path);
      }
    }
  }

  /** A reader who is incognito leaves no page here that was not here before. */
  async #keepLoaded(address: string, answer: Response): Promise<void> {
    const path = pathOf(address);
    const isIncognito = comesIncognito(address) || (await isMarkedIncognito());
    if (isIncognito && (await this.#visited(path)) === undefined) return;
    await this.#keep(path, answer);
  }

  async #keep(path: string, answer: Response): Promise<void> {
    if (answer.status === NOT_FOUND) await drop(path);
    if (answer.status !== OK) return;
    const copy = answer.clone();
    const build = isHtml(answer) ? buildOf(await answer.text()) : null;
    if (build === null) throw new PageNotHad(`${path} is answered by another site.`);
    if (build !== this.#build) throw new PageNotHad(`${path} is of another build.`);
    if (!isKeptPage(path, copy)) return;
    const cache = await caches.open(pagesCache(this.#build));
    await renew(cache, path, copy);
    const paths = (await cache.keys()).map(({ url }) => pathOf(url));
    await Promise.all(beyond(paths, MOST_PAGES).map((oldest) => cache.delete(oldest)));
  }

  async #find(path: string): Promise<Response | undefined> {
    const [bare = ''] = path.split('?');
    const saved = await savedCaches(bare);
    const whole = saved.find(({ isWhole }) => isWhole)?.cache;
    // Pictures of a version that came later were not saved.
    return (await whole?.match(bare)) ?? (await this.#visited(path)) ?? (await saved[0]?.cache.match(bare));
  }

  /** Under this build, or an earlier one whose pages could not be carried over yet: their files stay as long. */
  async #visited(path: string): Promise<Response | undefined> {
    for (const name of [pagesCache(this.#build), ...(await this.#earlier()).toReversed()]) {
      const page = await (await caches.open(name)).match(path);
      if (page) return page;
    }
    return undefined;
  }

  /** Names of the caches with pages of other builds, the oldest first. */
  async #earlier(): Promise<readonly string[]> {
    const own = pagesCache(this.#build);
    return (await caches.keys()).filter((name) => name.startsWith(pagesCache('')) && name !== own);
  }
}

/** From the pages of every build; a saved chapter stands elsewhere. */
async function drop(path: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCache('')));
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(path)));
}

/** As the last that was put there. Where the browser has no room for it, what stood in its place stays. */
async function renew(cache: Cache, path: string, page: Response): Promise<void> {
  const before = await cache.match(path);
  await cache.delete(path);
  try {
    await cache.put(path, page);
  } catch (error) {
    if (before) await cache.put(path, before);
    throw error;
  }
}

interface SavedCache {
  readonly cache: Cache;
  readonly isWhole: boolean;
}

/** None for the path of anything but a saved chapter. */
async function savedCaches(path: string): Promise<readonly SavedCache[]> {
  const prefix = savedPrefix(path);
  if (prefix === null) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const record: unknown = await (await cache.match(SAVED_RECORD))?.json().catch(() => null);
      return { cache, isWhole: typeof record === 'object' && record !== null && Reflect.get(record, 'isWhole') === true };
    }),
  );
}

/** Never, where nothing stands here: then only the network can answer. */
async function afterPatience(known: Promise<Response | undefined>): Promise<Response> {
  await passing(PATIENCE_MS);
  return (await known) ?? new Promise<Response>(() => undefined);
}

function passing(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** The server broke, answers from another build, or did not answer itself; what stands here is not touched. */
class PageNotHad extends Error {
  override readonly name = 'PageNotHad';
}
