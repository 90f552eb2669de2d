import { beyond, buildOf, isKeptPage, pagesCache, savedPrefix } from './cache-rules.ts';
import { isMarkedIncognito } from './incognito.ts';

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

  constructor(build: string) {
    this.#build = build;
  }

  /** Resolves with null where neither the network nor the shelf has the page. `keep` is told what goes on after the answer. */
  async answer(address: string, asked: Promise<Response>, keep: (done: Promise<unknown>) => void): Promise<Response | null> {
    const path = pathOf(address);
    const known = this.#find(path).catch(() => undefined);
    const fresh = asked.then((answer) => {
      keep(this.#keepLoaded(path, answer.clone()).catch(() => undefined));
      return answer;
    });
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

  /** A reader who is incognito leaves no page here that was not here before. */
  async #keepLoaded(path: string, answer: Response): Promise<void> {
    if ((await isMarkedIncognito()) && (await this.#visited(path)) === undefined) return;
    await this.#keep(path, answer);
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
    return (await this.#visited(path)) ?? savedPage(path);
  }

  async #visited(path: string): Promise<Response | undefined> {
    return (await caches.open(pagesCache(this.#build))).match(path);
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
