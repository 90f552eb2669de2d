import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { locationOf } from './-visit.ts';

/** Pages that stand one under another before the reader must turn; then the way on is a link again. */
const MOST_PAGES = 5;
/** Places of the history whose pages are kept for the way back. */
const MOST_KEPT = 20;

interface GatheredPage {
  readonly page: number;
  readonly data: unknown;
}

/** What stands above the page of an address. */
interface Gathered {
  readonly list: string;
  readonly pages: readonly GatheredPage[];
}

/** What stands above the pages of the history's entries, in one page view. */
class PagesAbove {
  /** By the key of the entry. */
  readonly #kept = new Map<string, Gathered>();
  /** Of the entry that is about to be. */
  #coming: Gathered | null = null;

  expect(gathered: Gathered): void {
    this.#coming = gathered;
  }

  /** What stands above this page of the list; none where the reader came to it by a link. */
  of(entry: string, list: string, page: number): readonly GatheredPage[] {
    const found = [this.#coming, this.#kept.get(entry)].find((one) => one?.list === list && one.pages.at(-1)?.page === page - 1);
    return found?.pages ?? NONE;
  }

  /** The page is there: what was expected is its own now. */
  settle(entry: string, gathered: Gathered): void {
    this.#coming = null;
    this.#kept.delete(entry);
    if (gathered.pages.length === 0) return;
    this.#kept.set(entry, gathered);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value);
  }
}

const NONE: readonly GatheredPage[] = [];
const memories = new WeakMap<AnyRouter, PagesAbove>();

export interface GatheredPages<Data> {
  /** The pages before the address's own that a phone has laid one under another. */
  readonly earlier: readonly Data[];
  /** The end of the list is near: lays the next page under this one, its number in the address. */
  readonly onReach: (() => void) | undefined;
}

/**
 * Pages of a list as a phone gathers them. The address is that of the newest, so that it can be shared and works
 * without script; the way back finds all of them again. `pathOf` makes the visible path of a page of the list.
 */
export function useGatheredPages<Data>(data: Data, page: number, pathOf: (page: number) => string): GatheredPages<Data> {
  const router = useRouter();
  const list = pathOf(1);
  const above = usePagesAbove(router, data, list, page);
  const asked = useRef<unknown>(null);
  const reach = async (): Promise<void> => {
    if (asked.current === data) return;
    asked.current = data;
    const next = locationOf(router, pathOf(page + 1));
    const entry = entryKey(router);
    const isFetched = (await router.preloadRoute(next)) !== undefined;
    // What cannot be fetched is left to the links, which say why; who has gone elsewhere meanwhile is not brought back.
    if (!isFetched || entryKey(router) !== entry) return;
    memoryOf(router).expect({ list, pages: [...above, { page, data }] });
    await router.navigate({ ...next, replace: true, resetScroll: false });
  };
  const earlier = above.map((one) => one.data as Data);
  return { earlier, onReach: earlier.length + 1 < MOST_PAGES ? () => void reach() : undefined };
}

/** Looked up when the data comes: the address runs ahead of it. */
function usePagesAbove(router: AnyRouter, data: unknown, list: string, page: number): readonly GatheredPage[] {
  const memory = memoryOf(router);
  const look = () => ({ data, pages: memory.of(entryKey(router), list, page) });
  const [shown, setShown] = useState(look);
  const current = shown.data === data ? shown : look();
  if (current !== shown) setShown(current);
  const { pages } = current;
  useEffect(() => memory.settle(entryKey(router), { list, pages }), [memory, router, list, pages]);
  return pages;
}

function entryKey(router: AnyRouter): string {
  return router.latestLocation.state['__TSR_key'] ?? '';
}

function memoryOf(router: AnyRouter): PagesAbove {
  const known = memories.get(router) ?? new PagesAbove();
  memories.set(router, known);
  return known;
}
