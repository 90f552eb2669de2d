/** A cache that holds nothing: that it is there outlives the worker, and is known before a page has started. */
const MARK = 'futago-incognito';

/** What the reader chose, as their page says it. */
export async function markIncognito(isIncognito: boolean): Promise<void> {
  await (isIncognito ? caches.open(MARK) : caches.delete(MARK));
}

/** Who comes over from the twin site may have chosen it there, which the address says. */
export function comesIncognito(address: string): boolean {
  return new URL(address).hash.endsWith('~incognito');
}

export function isMarkedIncognito(): Promise<boolean> {
  return caches.has(MARK);
}
