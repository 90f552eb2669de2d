export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Widest a strip's column grows, in CSS pixels; ComicReader.module.css repeats it. */
export const STRIP_WIDTH = 800;

/** A page that stands alone among pairs, and may be cut in two or turned on its side. */
export function isWide({ width, height }: Size): boolean {
  return width >= height * 1.2;
}

/**
 * How a chapter in pairs begins: with a wide page; with one alone, since a wide one or none follows; 'odd' with one alone
 * unless the reader wishes otherwise, as the first wide page comes after an odd number; or with a pair.
 */
export function chapterStart(pages: readonly Size[]): 'wide' | 'alone' | 'odd' | 'pair' {
  const wide = pages.findIndex(isWide);
  if (wide === 0) return 'wide';
  if (wide === 1 || pages.length < 2) return 'alone';
  return wide % 2 === 1 ? 'odd' : 'pair';
}

/**
 * Index of the page that holds `offset`; `tops` are those of the pages and, last, the foot of the last one. An offset
 * outside the strip belongs to the nearest page.
 */
export function pageAt(tops: readonly number[], offset: number): number {
  let low = 0;
  let high = Math.max(tops.length - 2, 0);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Part of a strip that has passed the window's end edge, 0 to 1. */
export function stripProgress(tops: readonly number[], offset: number, viewportHeight: number): number {
  const length = tops.at(-1) ?? 0;
  return length === 0 ? 1 : clamp((offset + viewportHeight) / length);
}

/** Part of a paged chapter that is read while `position` is shown, 0 to 1; the page after the last is the end. */
export function pagedProgress(position: number, pageCount: number): number {
  return clamp((position + 1) / pageCount);
}

/** The `sizes` attribute of a page's picture: how wide it will be shown, before any layout is known, or `factor` times that. */
export function pictureSizes(page: Size, layout: 'strip' | 'paged', factor = 1): string {
  const high = `${Number(((page.width / page.height) * 100).toFixed(2))}vh`;
  return timesLength(`min(100vw, ${layout === 'strip' ? `${STRIP_WIDTH}px` : high})`, factor);
}

/** A CSS length, multiplied. */
export function timesLength(length: string, factor: number): string {
  return factor === 1 ? length : `calc(${length} * ${Number(factor.toFixed(2))})`;
}

function clamp(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}
