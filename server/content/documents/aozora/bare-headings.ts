import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import type { TextHints } from '../text-contents.ts';
import { findCountedHeadings } from './counted-headings.ts';

/** What counts chapters, from the shortest; where two kinds stand side by side, the longer are parts. */
const COUNTERS = ['話', '回', '章', '部', '編', '幕'];
const NUMBERED = /^第[\d〇一二三四五六七八九十百千]{1,6}([話回章部編幕])(?:[\s:・「『〈《（(―–-].{0,60})?$/u;
const NAMED = /^(?:プロローグ|エピローグ|序章|終章|幕間|あとがき)(?:[\s:].{0,60})?$/u;
/** Signs that set a heading off: ■第一章■, 【第一話】. */
const ORNAMENTS = /^[\s■□◆◇●○★☆◎【〔<-]+|[\s■□◆◇●○★☆◎】〕>-]+$/gu;
const FEWEST = 2;
/** A longer line is no heading, and signs at its ends would be looked for from everywhere in it. */
const LONGEST = 150;

/**
 * Makes headings of the lines of a text without notes of them that say `第三話「海へ」`, where two or more open a text, or the first
 * line of all does; else, in a text that is not one chapter, of lines that count on through it, such as 二 or 2話. Lines that follow each
 * other are a table of contents.
 */
export function withBareHeadings(blocks: readonly BlockContent[], hints: TextHints): readonly BlockContent[] {
  const counters = blocks.map(counterOf);
  const opens = counters.map((counter, index) => counter !== null && opensText(counter, counters[index + 1]));
  const several = COUNTERS.find((counter) => counters.filter((each, index) => each === counter && opens[index]).length >= FEWEST);
  const counted = several === undefined && hints.isChapter !== true ? findCountedHeadings(blocks) : new Set<number>();
  if (counted.size > 0) return blocks.map((block, index) => (counted.has(index) || counters[index] === '' ? asChapter(block) : block));
  const chapters = several ?? (opens[0] === true ? counters[0] : null) ?? null;
  if (chapters === null) return blocks;
  return blocks.map((block, index) => {
    if (block.kind !== 'paragraph') return block;
    const isChapter = opens[index] === true && (counters[index] === chapters || counters[index] === '');
    const isPart = opens[index] === true && !isChapter;
    return isChapter || isPart ? { kind: 'heading', level: isChapter ? 1 : 2, runs: block.runs } : block;
  });
}

function asChapter(block: BlockContent): BlockContent {
  return block.kind === 'paragraph' ? { kind: 'heading', level: 1, runs: block.runs } : block;
}

/** Text follows, or a heading of a part goes before that of a chapter. */
function opensText(counter: string, next: string | null | undefined): boolean {
  return next === null || (next !== undefined && rankOf(next) < rankOf(counter));
}

function rankOf(counter: string): number {
  return Math.max(0, COUNTERS.indexOf(counter));
}

/** Empty for a chapter that is not counted; null for no heading. */
function counterOf(block: BlockContent): string | null {
  return block.kind === 'paragraph' ? counterIn(textOfBlock(block)) : null;
}

/** Whether a line is such a heading. */
export function isBareHeading(line: string): boolean {
  return counterIn(line) !== null;
}

function counterIn(line: string): string | null {
  if (line.length > LONGEST) return null;
  const text = line.normalize('NFKC').replace(ORNAMENTS, '');
  if (/[。、]$/.test(text)) return null;
  return NUMBERED.exec(text)?.[1] ?? (NAMED.test(text) ? '' : null);
}
