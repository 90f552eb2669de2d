/** Of a chapter: ids of work and chapter. */
export type ChapterKey = `${string}/${string}`;

export type SavingProblem =
  /** The browser has no room for it; nothing was thrown away. */
  | 'noRoom'
  /** The browser lets this site keep nothing. */
  | 'denied'
  /** The server has no such chapter any more. */
  | 'gone'
  /** What was stored is not what was sent. */
  | 'damaged';

export interface Progress {
  readonly stored: number;
  readonly total: number;
}

/** Keys only: what is stored stands in the browser's caches, and the adapter tells it. */
export interface SavingContext {
  /** Waiting to be saved, the first one in work. */
  readonly queue: readonly ChapterKey[];
  readonly progress: Progress;
  readonly problems: readonly { readonly key: ChapterKey; readonly problem: SavingProblem }[];
  /** To be removed; null for everything. */
  readonly removing: readonly ChapterKey[] | null;
  /** Whether what an earlier page began is known. */
  readonly isRecalled: boolean;
}

export type SavingEvent =
  | { readonly type: 'chapter.save'; readonly key: ChapterKey }
  /** Also ends its saving, wherever that is. */
  | { readonly type: 'chapter.remove'; readonly key: ChapterKey }
  | { readonly type: 'shelf.clear' }
  /** What other tabs were saving or removing when this one asked is done. */
  | { readonly type: 'turn.come' }
  | { readonly type: 'file.stored'; readonly progress: Progress }
  | { readonly type: 'network.returned' };

export type SavingFact = { readonly type: 'shelf.changed' };
