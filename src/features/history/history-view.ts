import type { HistoryEntry } from './history-entry.ts';

export interface ShownEntry extends HistoryEntry {
  /** Part of the chapter that has been read, 0 to 1; null where it is not known. */
  readonly progress: number | null;
}

export interface HistoryView {
  /** The newest first; null until they have been read. */
  readonly entries: readonly ShownEntry[] | null;
  readonly now: number;
  readonly isIncognito: boolean;
  /** What the reader is told of what they did last. */
  readonly news: HistoryNews | null;
}

export type HistoryNews =
  | { readonly kind: 'removed'; readonly title: string }
  | { readonly kind: 'imported'; readonly count: number }
  | { readonly kind: 'unsupported' | 'failed' | 'notAFile' | 'twins' };

export type HistoryIntent =
  | { readonly type: 'entry.removed'; readonly id: string }
  | { readonly type: 'removal.undone' | 'history.cleared' | 'history.exported' | 'news.dismissed' }
  | { readonly type: 'history.imported'; readonly file: Blob }
  | { readonly type: 'incognito.changed'; readonly isIncognito: boolean };
