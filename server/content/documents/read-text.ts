import { readAozoraText } from './aozora/aozora-text.ts';
import { readPlainText } from './plain/plain-text.ts';
import { recogniseText } from './recognise.ts';
import type { TextContents, TextHints } from './text-contents.ts';

/** Reads a text file of any kind we know. Throws a RefusedFile where it is no text or too large; `file` serves messages only. */
export function readText(bytes: Buffer, file: string, hints: TextHints = {}): TextContents {
  const recognised = recogniseText(bytes, file);
  const read = recognised.kind === 'aozora' ? readAozoraText : readPlainText;
  return { ...read(recognised.text, file, hints), language: recognised.language };
}
