import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { RefusedFile } from '../../refused-file.error.ts';
import type { DraftChapter } from '../document-builder.ts';
import { linkEndNotes } from '../end-notes.ts';
import type { TextContents, TextHints } from '../text-contents.ts';
import { isSceneBreakLine } from '../scene-break.ts';
import { nameAfterHeading, splitAtHeadings } from '../split-chapters.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { partAtCountedTitles } from './counted-titles.ts';
import type { FoundHeadings } from './find-headings.ts';
import { findHeadings } from './find-headings.ts';
import { readFrontMatter } from './front-matter.ts';
import { isInCapitals } from './headings.ts';
import type { LineGroup } from './line-groups.ts';
import { findWrapColumn, groupLines, rejoinLines } from './line-groups.ts';
import { withSignedTitles } from './lower-titles.ts';
import { partAtChapters } from './part-lines.ts';
import { countSyllables, isVerse, isVerseThroughout, songLength, verseBlock, verseBlocks } from './verse.ts';

const FEWEST_SIGNS = 3;

/**
 * Reads plain text as Vietnamese books are kept: lines wrapped by hand are joined again, verse keeps its lines, chapters
 * open with `Chương`, `Hồi`, `Phần`, numbers, or bare titles. `file` serves messages only.
 */
export function readPlainText(text: string, file: string, hints: TextHints = {}): Omit<TextContents, 'language'> {
  const parted = partAtChapters(withSignedTitles(groupLines(text.normalize('NFC'))));
  const groups = hints.isChapter === true ? parted : partAtCountedTitles(parted);
  if (groups.length > TEXT_LIMITS.blocks) throw new RefusedFile(file, 'other', `holds more than ${TEXT_LIMITS.blocks} paragraphs`);
  const headings = findHeadings(groups, hints);
  const front = readFrontMatter(groups, headings);
  const blocks = isVerseThroughout(groups) ? readVerse(groups, headings) : readProse(groups, headings, front.groups);
  if (blocks.length > TEXT_LIMITS.blocks) throw new RefusedFile(file, 'other', `holds more than ${TEXT_LIMITS.blocks} paragraphs`);
  return {
    title: front.title,
    subtitle: null,
    originalTitle: null,
    credits: front.credits,
    sourceNote: front.sourceNote,
    chapters: partBlocks(blocks, headings),
  };
}

function partBlocks(blocks: readonly BlockContent[], headings: FoundHeadings): readonly DraftChapter[] {
  const chapters: DraftChapter[] =
    headings.chapters === null
      ? [nameAfterHeading({ title: null, blocks: [...blocks], notes: new Map() })]
      : splitAtHeadings(blocks, 1).map((chapter) => ({ ...chapter, notes: new Map() }));
  linkEndNotes(chapters);
  return chapters;
}

function readProse(groups: readonly LineGroup[], headings: FoundHeadings, from: number): BlockContent[] {
  const column = findWrapColumn(groups);
  const blocks: BlockContent[] = [];
  let underHeading = false;
  groups.forEach((group, index) => {
    if (index < from) return;
    const heading = headingBlock(headings, index) ?? (underHeading && isInCapitals(group) ? capitals(group) : null);
    underHeading = heading !== null;
    for (const block of heading === null ? readGroup(group, column) : [heading]) blocks.push(block);
  });
  return markEnd(joinSongs(blocks));
}

function headingBlock(headings: FoundHeadings, index: number): BlockContent | null {
  const heading = headings.byGroup.get(index);
  if (heading === undefined) return null;
  const level = headings.chapters?.has(heading.kind) === true ? 1 : 2;
  return { kind: 'heading', level, runs: [heading.title] };
}

function capitals(group: LineGroup): BlockContent {
  return { kind: 'heading', level: 3, runs: [group.join(' ').trim()] };
}

function readGroup(group: LineGroup, column: number | null): BlockContent[] {
  const paragraphs = rejoinLines(group, column);
  if (paragraphs.length === group.length && isVerse(group)) return [verseBlock(group)];
  return paragraphs.map((paragraph) => (isOrnament(paragraph, group) ? { kind: 'sceneBreak' } : { kind: 'paragraph', runs: [paragraph] }));
}

/** Among other lines a single sign may be what somebody says. */
function isOrnament(line: string, group: LineGroup): boolean {
  return isSceneBreakLine(line) && (group.length === 1 || line.replace(/\s+/g, '').length >= FEWEST_SIGNS);
}

/** Lines of a song that were set apart by blank lines are one verse again. */
function joinSongs(blocks: readonly BlockContent[]): BlockContent[] {
  const syllables = blocks.map((block) => (isShortLine(block) ? countSyllables(textOfBlock(block)) : null));
  const joined: BlockContent[] = [];
  for (let start = 0; start < blocks.length;) {
    const length = songLength(syllables, start);
    const [block] = length === 0 ? blocks.slice(start, start + 1) : [verseBlock(blocks.slice(start, start + length).map(textOfBlock))];
    if (block !== undefined) joined.push(block);
    start += Math.max(1, length);
  }
  return joined;
}

function isShortLine(block: BlockContent): boolean {
  return block.kind === 'paragraph' && textOfBlock(block).length <= 60 && !/^[–—-]\s/.test(textOfBlock(block));
}

/** Only headings stand between the lines; stanzas are kept where blank lines part them. */
function readVerse(groups: readonly LineGroup[], headings: FoundHeadings): BlockContent[] {
  const stanzas = groups.filter((group) => group.length > 1).length * 2 > groups.length && groups.length > 1;
  const open: string[][] = [];
  const parts = groups.flatMap((group, index) => {
    const heading = headingBlock(headings, index);
    const last = open.at(-1);
    if (heading === null && !stanzas && last !== undefined) {
      for (const line of group) last.push(line);
      return [];
    }
    const lines = [...group];
    if (heading === null) open.push(lines);
    else open.length = 0;
    return [heading ?? lines];
  });
  return parts.flatMap((part) => (Array.isArray(part) ? verseBlocks(part) : [part]));
}

/** `HẾT` under the last line stands in the middle. */
function markEnd(blocks: BlockContent[]): BlockContent[] {
  const last = blocks.at(-1);
  if (last?.kind === 'paragraph' && /^HẾT\.?$/u.test(textOfBlock(last))) blocks[blocks.length - 1] = { ...last, align: 'center' };
  return blocks;
}
