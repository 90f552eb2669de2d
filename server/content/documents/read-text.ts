import { readAozoraText } from './aozora/aozora-text.ts';
import { readPlainText } from './plain/plain-text.ts';
import { recogniseText } from './recognise.ts';
import type { TextContents } from './text-contents.ts';

/**
 * Reads a text file of any kind we know. Throws a RefusedFile where it is no text or too large; `file` serves messages only;
 * `isChapter` says that it is called one chapter, or lies beside others, so that numbers in it part nothing.
 */
export function readText(bytes: Buffer, file: string, isChapter = false): TextContents {
  const recognised = recogniseText(bytes, file);
  const read =
    recognised.kind === 'aozora' ? readAozoraText(recognised.text, file, isChapter) : readPlainText(recognised.text, file, isChapter);
  return { ...read, language: recognised.language };
}
