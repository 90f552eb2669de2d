/**
 * How much of a page lies before the edge of the window, as parts of its height and, in the direction of reading, of its
 * width; below 0 where the page begins after the edge.
 */
export interface PagePart {
  readonly down: number;
  readonly across: number;
}

/** Where another layout of the same pages begins. */
export interface Beginning {
  /** Page from 0; the number of pages itself means the end page. */
  readonly position: number;
  readonly part: PagePart;
}

/** Nothing of the page has been passed. */
export const FROM_START: PagePart = { down: 0, across: 0 };
