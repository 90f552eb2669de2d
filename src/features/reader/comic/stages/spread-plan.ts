import { isWide, type Size } from './page-geometry.ts';

/** What fills the window at one time: pages from 0 in reading order, or one half of a wide one. */
export interface Spread {
  readonly pages: readonly number[];
  readonly half?: 'first' | 'second';
}

export interface SpreadWishes {
  readonly isDouble: boolean;
  /** Whether the first page stands alone; 'auto' where that lets fewer pages stand alone before a wide one. */
  readonly offset: 'auto' | 'none' | 'one';
  /** Whether a wide page is cut in two. */
  readonly isSplit: (page: number) => boolean;
}

/** All pages in spreads, in reading order, and last the end page (= their number) alone. Wide pages stand alone. */
export function planSpreads(pages: readonly Size[], { isDouble, offset, isSplit }: SpreadWishes): readonly Spread[] {
  const spreads: Spread[] = [];
  const startsAlone = isDouble && hasOffset(pages, offset);
  for (let index = 0; index < pages.length; index += 1) {
    const page = pages[index];
    if (page !== undefined && isWide(page) && isSplit(index)) {
      spreads.push({ pages: [index], half: 'first' }, { pages: [index], half: 'second' });
    } else if (!isDouble || isAlone(page) || isAlone(pages[index + 1]) || (index === 0 && startsAlone)) {
      spreads.push({ pages: [index] });
    } else {
      spreads.push({ pages: [index, index + 1] });
      index += 1;
    }
  }
  return [...spreads, { pages: [pages.length] }];
}

function isAlone(page: Size | undefined): boolean {
  return page === undefined || isWide(page);
}

/** The pages before the first wide one come in pairs: an odd number of them begins with a page alone. */
function hasOffset(pages: readonly Size[], offset: SpreadWishes['offset']): boolean {
  return offset === 'auto' ? Math.max(pages.findIndex(isWide), 0) % 2 === 1 : offset === 'one';
}
