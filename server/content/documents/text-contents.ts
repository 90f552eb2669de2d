import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { ImportedCredit } from '../imported-work.ts';
import type { DraftChapter } from './document-builder.ts';

/** What is known of a text file before it is read. */
export interface TextHints {
  /** Whether it is called one chapter, or lies beside others: numbers before titles part nothing of it. */
  readonly isChapter?: boolean;
}

/** What one text file says of its work, and its chapters. */
export interface TextContents {
  readonly language: LanguageCode | null;
  /** Null where the file does not name its work. */
  readonly title: string | null;
  readonly subtitle: string | null;
  /** The title in the language of the original, where the file names it. */
  readonly originalTitle: string | null;
  readonly credits: readonly ImportedCredit[];
  readonly sourceNote: string | null;
  /** In reading order; at least one. */
  readonly chapters: readonly DraftChapter[];
}
