import type { Place } from '../../place-signal.ts';
import type { Beginning, PagePart } from './page-part.ts';

/**
 * What shows the pages of one chapter in one layout. It works on the nodes that React rendered, and turning a page
 * never renders: a turn costs what plain script costs.
 */
export interface Stage {
  readonly position: number;
  /** That of the end page. */
  readonly lastPosition: number;
  /** True where the end page fills the window by itself. */
  readonly isPaged: boolean;
  /**
   * Where another layout begins: the exact place that was asked for where the reader has not moved since. Known without
   * a look at the page; a text has none.
   */
  readonly beginning?: Beginning;
  /** From its beginning, or with so much of it passed as the layout can show. */
  show(position: number, part?: PagePart): void;
  /** One page, or one window of a strip; false where no page lies that way. */
  move(motion: 1 | -1): boolean | void;
  /** Takes every attribute and listener back. */
  close(): void;
}

export interface StageOptions {
  /** Holds one element a page and, last, the end page; each carries `data-page`. */
  readonly track: HTMLElement;
  readonly position: number;
  readonly part: PagePart;
  readonly onPlace: (place: Place) => void;
}

/** The pages of a track in reading order, the end page last. */
export function pagesOf(track: HTMLElement): readonly HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>('[data-page]')];
}
