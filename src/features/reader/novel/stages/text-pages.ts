/** Pages of a text, as the browser has broken it: columns of a box that shows one page of them. */
export interface TextPages {
  readonly isVertical: boolean;
  readonly count: number;
  /** From the beginning of a page to that of the next, in CSS pixels, along the way lines run. */
  readonly pitch: number;
}

/** Measures the box that holds the columns. Lays the whole text out, so keep what it says. */
export function measurePages(text: HTMLElement): TextPages {
  const style = getComputedStyle(text);
  const isVertical = style.writingMode !== 'horizontal-tb';
  const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
  const gap = Number.parseFloat(style.columnGap);
  const { width, height } = text.getBoundingClientRect();
  const pitch = (isVertical ? height : width) - padding + gap;
  const extent = isVertical ? text.scrollHeight : text.scrollWidth;
  const perPage = !isVertical && style.columnCount === '2' ? 2 : 1;
  const columns = Math.round(((extent + gap - padding) / pitch) * perPage);
  // The style sheet adds as many empty ones as a page has.
  return { isVertical, pitch, count: Math.max(Math.ceil((columns - perPage) / perPage), 1) };
}

/** How far the box has gone, in CSS pixels. */
export function scrolledBy(text: HTMLElement, { isVertical }: Pick<TextPages, 'isVertical'>): number {
  return isVertical ? text.scrollTop : text.scrollLeft;
}

/** The page that is shown, from 0. */
export function pageShown(text: HTMLElement, pages: TextPages): number {
  return Math.min(Math.max(Math.round(scrolledBy(text, pages) / pages.pitch), 0), pages.count - 1);
}

export function showTextPage(text: HTMLElement, { isVertical, pitch }: TextPages, page: number): void {
  if (isVertical) text.scrollTop = page * pitch;
  else text.scrollLeft = page * pitch;
}
