/** A cache that holds nothing: that it is there outlives the worker, and is known before a page has started. */
const MARK = 'futago-incognito';

/** What the reader chose, as their page says it. */
export async function markIncognito(isIncognito: boolean): Promise<void> {
  await (isIncognito ? caches.open(MARK) : caches.delete(MARK));
}

export function isMarkedIncognito(): Promise<boolean> {
  return caches.has(MARK);
}
