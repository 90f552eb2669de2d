import type { DraftChapter } from '../document-builder.ts';
import type { TextContents, TextHints } from '../text-contents.ts';
import { countHeadings, nameAfterHeading, splitAtHeadings } from '../split-chapters.ts';
import { parseAozoraBody } from './aozora-body.ts';
import type { AozoraBody } from './aozora-body.ts';
import { partAozoraText } from './aozora-header.ts';
import { withBareHeadings } from './bare-headings.ts';

/**
 * Reads a text in the notation of Aozora Bunko; plain Japanese text is read the same way. Chapters are what 大見出し
 * part, else what two 中見出し or more part, else lines such as 第三話. `file` serves messages only.
 */
export function readAozoraText(text: string, file: string, hints: TextHints = {}): Omit<TextContents, 'language'> {
  const { body, ...parts } = partAozoraText(text);
  return { ...parts, chapters: splitBody(parseAozoraBody(body, file), hints) };
}

function splitBody({ blocks, notes }: AozoraBody, hints: TextHints): readonly DraftChapter[] {
  if (countHeadings(blocks, 1) >= 2) return splitAtHeadings(blocks, 1, notes);
  if (countHeadings(blocks, 2) >= 2) return splitAtHeadings(blocks, 2, notes);
  const headed = countHeadings(blocks, 1) + countHeadings(blocks, 2) === 0 ? withBareHeadings(blocks, hints) : blocks;
  if (countHeadings(headed, 1) >= 2) return splitAtHeadings(headed, 1, notes);
  return [nameAfterHeading({ title: null, blocks: [...headed], notes })];
}
