import { beyond, buildOf, isKeptPage, pagesCache, savedPrefix } from './cache-rules.ts';

/** Milliseconds that the network may take before a page that stands here is shown instead. */
const PATIENCE_MS = 3500;
const MOST_PAGES = 60;
const NOT_FOUND = 404;

/**
 * Pages as the server gives them to everyone: those that were visited, and those of saved chapters. The network is asked
 * first; a page of another build than this worker's is never kept, and one that is no longer there goes from here too.
 */
export class PageShelf {
  readonly #build: string;
  /** Loads that are still coming in, by their paths. */
  readonly #loads = new Map<string, Promise<void>>();

  constructor(build: string) {
    this.#build = build;
  }

  /** Resolves with null where neither the network nor the shelf has the page. `keep` is told what goes on after the answer. */
  async answer(address: string, asked: Promise<Response>, keep: (done: Promise<unknown>) => void): Promise<Response | null> {
    const path = pathOf(address);
    const known = this.#find(path).catch(() => undefined);
    const end = this.#begin(path);
    const fresh = asked.then((answer) => {
      const done = this.#keep(path, answer.clone()).catch(() => undefined);
      keep(done.then(end));
      return answer;
    });
    fresh.catch(end);
    try {
      return await Promise.race([fresh, afterPatience(known)]);
    } catch {
      return (await known) ?? null;
    }
  }

  /** Puts a page here that was reached without loading it. */
  async visit(path: string): Promise<void> {
    const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    await this.#keep(path, answer);
  }

  /** Takes a page away that a reader who is incognito has loaded, also while it comes in. */
  async forget(path: string): Promise<void> {
    await drop(path);
    await this.#loads.get(path);
    await drop(path);
  }

  /** Returns what ends the load. */
  #begin(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#loads.set(path, promise);
    return () => {
      if (this.#loads.get(path) === promise) this.#loads.delete(path);
      resolve();
    };
  }

  async #keep(path: string, answer: Response): Promise<void> {
    if (answer.status === NOT_FOUND) await drop(path);
    if (!isKeptPage(path, answer)) return;
    const copy = answer.clone();
    if (buildOf(await answer.text()) !== this.#build) return;
    const cache = await caches.open(pagesCache(this.#build));
    await cache.delete(path);
    await cache.put(path, copy);
    await Promise.all(beyond(await cache.keys(), MOST_PAGES).map((oldest) => cache.delete(oldest)));
  }

  async #find(path: string): Promise<Response | undefined> {
    const visited = await (await caches.open(pagesCache(this.#build))).match(path);
    return visited ?? savedPage(path);
  }
}

/** From the pages of every build; a saved chapter stands elsewhere. */
async function drop(path: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesCache('')));
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(path)));
}

async function savedPage(path: string): Promise<Response | undefined> {
  const [bare = ''] = path.split('?');
  const prefix = savedPrefix(bare);
  if (prefix === null) return undefined;
  const name = (await caches.keys()).find((one) => one.startsWith(prefix));
  return name === undefined ? undefined : (await caches.open(name)).match(bare);
}

/** Never, where nothing stands here: then only the network can answer. */
async function afterPatience(known: Promise<Response | undefined>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await known) ?? new Promise<Response>(() => undefined);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
