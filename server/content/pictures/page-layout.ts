import type { LanguageCode } from '#server/platform/database/tables.ts';

export type Direction = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'TOP_TO_BOTTOM';
export type Layout = 'STRIP' | 'PAGED';

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A paper page is hardly taller than 1.6 times its width; slices of a scroll are, or are cut at uneven heights. */
const TALL = 2;
const RATHER_TALL = 1.3;
const UNEVEN = 1.15;

/** `direction`: what the work's owner said, null where he said nothing. The first of many pages is not asked: it may be a cover. */
export function judgeLayout(pages: readonly Shape[], direction: Direction | null): Layout {
  if (direction !== null) return direction === 'TOP_TO_BOTTOM' ? 'STRIP' : 'PAGED';
  const inner = pages.length > 2 ? pages.slice(1) : pages;
  const ratios = inner.map(({ width, height }) => height / width).toSorted((one, other) => one - other);
  const middle = ratios[Math.floor((ratios.length - 1) / 2)] ?? 1;
  if (middle >= TALL) return 'STRIP';
  return middle >= RATHER_TALL && isCutFromOneScroll(inner) ? 'STRIP' : 'PAGED';
}

/** Slices of one scroll have one width and any height; pages of a book have one shape, save for a few. */
function isCutFromOneScroll(pages: readonly Shape[]): boolean {
  if (pages.length < 4) return false;
  const widths = new Set(pages.map(({ width }) => width));
  const heights = pages.map(({ height }) => height).toSorted((one, other) => one - other);
  const low = heights[Math.floor(heights.length * 0.25)] ?? 1;
  const high = heights[Math.floor(heights.length * 0.75)] ?? 1;
  return widths.size === 1 && high / low >= UNEVEN;
}

/** For a comic without a direction of its own. Japanese pages and picture scrolls begin at the right. */
export function judgeDirection(layouts: readonly Layout[], language: LanguageCode): Direction {
  const strips = layouts.filter((layout) => layout === 'STRIP').length;
  if (strips * 2 > layouts.length) return 'TOP_TO_BOTTOM';
  return textDirection(language);
}

/** The side that a book of this language is opened from. */
export function textDirection(language: LanguageCode): Direction {
  return language === 'ja' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT';
}
