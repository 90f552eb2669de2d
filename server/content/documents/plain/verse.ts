import type { BlockContent } from '#graphql/document/document-text.ts';
import type { LineGroup } from './line-groups.ts';

/** Lines of one block of a poem without stanzas: enough for few blocks, few enough to find a place again. */
const LINES_A_BLOCK = 20;

/** Lines of a song that each stand alone between blank lines, at least. */
const SHORTEST_SONG = 4;

/** Lengths of lines in syllables that a form repeats: lục bát, song thất lục bát, and lines of one length. */
const FORMS: readonly (readonly number[])[] = [[6, 8], [8, 6], [7, 7, 6, 8], [7, 6, 8, 7], [6, 8, 7, 7], [8, 7, 7, 6], [4], [5], [7], [8]];

/** Vietnamese writes each syllable as a word of its own. */
export function countSyllables(line: string): number {
  return line.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

/** Whether lines are a poem or a song: they keep one form, apart from a slip in five, and nobody speaks in turns. */
export function isVerse(lines: readonly string[]): boolean {
  if (lines.length < 2 || lines.some((line) => line.length > 80 || /^\s*[–—-]\s/.test(line))) return false;
  const syllables = lines.map((line) => countSyllables(stripLineNumber(line)));
  const slips = lines.length < 5 ? 0 : Math.floor(lines.length / 5);
  return FORMS.some((form) => syllables.filter((count, index) => count !== form[index % form.length]).length <= slips);
}

/** How many lines from `start` on keep one form to the letter: 0, or four or more, whole couplets. `null` is no line of a song. */
export function songLength(syllables: readonly (number | null)[], start: number): number {
  const lengths = FORMS.map((form) => {
    let end = start;
    while (end < syllables.length && syllables[end] === form[(end - start) % form.length]) end += 1;
    return end - start;
  });
  const longest = Math.max(...lengths) & ~1;
  return longest >= SHORTEST_SONG ? longest : 0;
}

/** Whether a whole text is verse, whose stanzas and forms may change: nearly all lines have 4 to 8 syllables. */
export function isVerseThroughout(groups: readonly LineGroup[]): boolean {
  const lines = groups.flat();
  if (lines.length < 8 || lines.some((line) => line.length > 120)) return false;
  const fitting = lines.filter((line) => isVerseLength(countSyllables(stripLineNumber(line)))).length;
  const regular = lines.filter((line) => [5, 6, 7, 8].includes(countSyllables(stripLineNumber(line)))).length;
  return fitting >= lines.length * 0.95 && regular >= lines.length * 0.85;
}

function isVerseLength(syllables: number): boolean {
  return syllables >= 3 && syllables <= 10;
}

/** Every fifth line of a printed poem carries its number, which is no part of it. */
function stripLineNumber(line: string): string {
  return line.replace(/^[ \t]*\d{1,4}[.)]?[ \t]+(?=\p{L})/u, '');
}

export function verseBlock(lines: readonly string[]): BlockContent {
  return { kind: 'verse', lines: lines.map(verseLine) };
}

/** A poem without stanzas as several blocks that join on to each other without a gap. */
export function verseBlocks(lines: readonly string[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  for (let start = 0; start < lines.length; start += LINES_A_BLOCK) {
    const block = { kind: 'verse', lines: lines.slice(start, start + LINES_A_BLOCK).map(verseLine) } as const;
    blocks.push(start === 0 ? block : { ...block, joined: true });
  }
  return blocks;
}

function verseLine(line: string): { readonly runs: readonly string[]; readonly indent?: number } {
  const indent = Math.min(8, Math.floor((/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0) / 2));
  const runs = [stripLineNumber(line).replace(/^[ \t]+/, '')];
  return indent === 0 ? { runs } : { runs, indent };
}
