import type { Page } from 'playwright';

/** Far longer than a text takes to come to rest on a slow machine. */
const SOON_MILLISECONDS = 10_000;

/** The block at the reading edge. */
export function edge(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-block]')].find((block) => block.getBoundingClientRect().bottom > 12)?.dataset[
        'block'
      ],
  );
}

/** The block of the place that this browser kept last. */
export function keptId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { readonly id?: string }[];
    return place?.id;
  });
}

/** Whether the line of the kept place is what the reader sees first: at the edge of the window, or on the page that is shown. */
export function isKeptPlaceSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { readonly id?: string; readonly offset?: number }[];
    const block = document.querySelector<HTMLElement>(`[data-block="${place?.id}"]`);
    const text = block?.closest<HTMLElement>('[data-novel]');
    if (!block || !text) return false;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('rt, rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const range = document.createRange();
    const isDrawn = (): boolean => {
      const { width, height } = range.getBoundingClientRect();
      return width * height > 0;
    };
    // What is not drawn, such as the end of a line of verse, stands where the next drawn character does.
    let left = place?.offset ?? 0;
    for (let node = walker.nextNode(); node !== null && !isDrawn(); node = walker.nextNode()) {
      const { length } = node.nodeValue ?? '';
      for (; left < length && !isDrawn(); left += 1) {
        range.setStart(node, left);
        range.setEnd(node, left + 1);
      }
      left = Math.max(left - length, 0);
    }
    const { left: x, top: y, width, height } = range.getBoundingClientRect();
    const { columnCount, writingMode } = getComputedStyle(text);
    const box = columnCount === 'auto' ? new DOMRect(0, 0, innerWidth, innerHeight) : text.getBoundingClientRect();
    const isIn = x + width > box.left && x < box.right && y + height > box.top && y < box.bottom;
    if (columnCount !== 'auto') return isIn;
    // A scrolled text has its line at the edge, unless it has come to its end.
    const book = text.parentElement?.closest<HTMLElement>('[data-novel]');
    if (writingMode === 'vertical-rl' && book)
      return isIn && (box.right - x - width < 3 * width || book.scrollLeft <= book.clientWidth - book.scrollWidth + 1);
    return isIn && (y < 3 * height || scrollY >= document.documentElement.scrollHeight - innerHeight - 1);
  });
}

/** Numbers below a bound, the same for a seed whenever they are asked for. */
export function randomFrom(seed: number): (most: number) => number {
  let last = seed;
  return (most) => (last = (last * 48271) % 2147483647) % most;
}

/** Chooses what the novel reader keeps (its words: 'size-4 flow-pages'), as another tab does. */
export async function chooseNovel(page: Page, words: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('futago.novel', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'futago.novel', newValue: chosen, storageArea: localStorage }));
  }, words);
}

/** Asks again until it holds; false where it does not in ten seconds. */
export async function isSoon(holds: () => Promise<boolean>): Promise<boolean> {
  const latest = Date.now() + SOON_MILLISECONDS;
  while (Date.now() < latest) if (await holds()) return true;
  return false;
}
