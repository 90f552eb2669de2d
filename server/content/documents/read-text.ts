import type { LanguageCode } from '#server/platform/tables.ts';
import type { ImportedCredit } from '../imported-work.ts';
import { readAozoraText } from './aozora/aozora-text.ts';
import type { DraftChapter } from './document-builder.ts';
import { readPlainText } from './plain/plain-text.ts';
import { recogniseText } from './recognise.ts';

/** What one text file says of its work, and its chapters. */
export interface ReadText {
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

/** Reads a text file of any kind we know. Throws a RefusedFile where it is no text or too large; `file` serves messages only. */
export function readText(bytes: Buffer, file: string): ReadText {
  const recognised = recogniseText(bytes, file);
  const read = recognised.kind === 'aozora' ? readAozoraText(recognised.text, file) : readPlainText(recognised.text, file);
  return { ...read, language: recognised.language };
}
