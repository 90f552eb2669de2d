import { readAozoraText } from './aozora/aozora-text.ts';
import { readPlainText } from './plain/plain-text.ts';
import { recogniseText } from './recognise.ts';
import type { TextContents } from './text-contents.ts';

/** Reads a text file of any kind we know. Throws a RefusedFile where it is no text or too large; `file` serves messages only. */
export function readText(bytes: Buffer, file: string): TextContents {
  const recognised = recogniseText(bytes, file);
  const read = recognised.kind === 'aozora' ? readAozoraText(recognised.text, file) : readPlainText(recognised.text, file);
  return { ...read, language: recognised.language };
}
