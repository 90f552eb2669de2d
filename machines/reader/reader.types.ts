/** Steps of auto-scroll, the slowest first. */
export const AUTO_SPEEDS = [1, 2, 3, 4, 5] as const;

/** Where the reader is in the chapter. */
export interface ReadPlace {
  /** Page from 0; the number of pages itself means the end page. Always 0 in a novel. */
  readonly position: number;
  /** Part of the chapter that has been seen, 0 to 1. */
  readonly progress: number;
  /** 1 onward, -1 backward, 0 when the chapter was opened there. */
  readonly motion: 1 | -1 | 0;
  readonly isAtEnd: boolean;
}

export interface ReaderInput {
  readonly chapterId: string;
  readonly hasNext: boolean;
  /** As the page shows them when the chart begins. */
  readonly isChromeShown: boolean;
  readonly isOnline: boolean;
}

/** Ids only: the pages stand in the document, their pictures with them. */
export interface ReaderContext extends ReaderInput {
  /** One of the steps of auto-scroll. */
  readonly speed: number;
  /** Pages whose pictures did not come, in the order of their failure. */
  readonly broken: readonly string[];
  /** Those of them that are asked for again, one after the other. */
  readonly awaited: readonly string[];
}

export type ReaderEvent =
  | ({ readonly type: 'place.changed' } & ReadPlace)
  | { readonly type: 'chrome.show' }
  | { readonly type: 'chrome.hide' }
  | { readonly type: 'chrome.toggle' }
  | { readonly type: 'view.zoomed' }
  | { readonly type: 'view.unzoomed' }
  /** While it scrolls: at another speed. */
  | { readonly type: 'scroll.start'; readonly speed: number }
  | { readonly type: 'scroll.stop' }
  /** A step past the end, by a gesture of its own. */
  | { readonly type: 'chapter.goOn' }
  | { readonly type: 'chapter.left' }
  | { readonly type: 'page.failed'; readonly id: string }
  /** Whoever asked for it. */
  | { readonly type: 'page.loaded'; readonly id: string }
  | { readonly type: 'page.retry'; readonly id: string }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.returned' };

export type ReaderFact = { readonly type: 'next.chosen' };
