import { chapterLines, type CountedLengths, type CountedLine } from '../counted-lines.ts';
import { readHeading } from './headings.ts';
import { findWrapColumn, type LineGroup } from './line-groups.ts';

const COUNTED = /^\s{0,12}(\d{1,4})(?:[.:)]\s{0,4}|\s{1,4}[–—-]\s{1,4})([\p{Lu}“"«‘'([].{0,119})$/u;
const ENDS_SENTENCE = /[,;:]$|(?<!\.)\.$/;

const LENGTHS: CountedLengths = { close: 300, shortest: 500 };
/** Headings that say more. */
const FEWEST_CHAPTERS = 2;

/**
 * The lines, by their index among all of the groups, that open chapters as `1. Mưa`, `2) Gió` or `3 - Nắng`: where they count on through
 * the whole text, which has no headings that say more. Lists count too, but their items stand close together.
 */
export function findCountedTitles(groups: readonly LineGroup[]): ReadonlySet<number> {
  if (groups.filter((group) => readHeading(group)?.kind === 'chapter').length >= FEWEST_CHAPTERS) return new Set();
  const { counted, length } = countedLines(groups);
  return chapterLines(counted, length, LENGTHS);
}

/** Sets such lines apart from those around them. */
export function partAtCountedTitles(groups: readonly LineGroup[]): readonly LineGroup[] {
  const titles = findCountedTitles(groups);
  if (titles.size === 0) return groups;
  let at = 0;
  return groups.flatMap((group) => {
    const parts: string[][] = [[]];
    for (const line of group) {
      if (titles.has(at)) parts.push([line], []);
      else parts.at(-1)?.push(line);
      at += 1;
    }
    return parts.filter((part) => part.length > 0);
  });
}

function countedLines(groups: readonly LineGroup[]): { readonly counted: readonly CountedLine[]; readonly length: number } {
  const isWrapped = findWrapColumn(groups) !== null;
  const counted: CountedLine[] = [];
  let at = 0;
  let length = 0;
  for (const group of groups) {
    for (const line of group) {
      const [, number, title = ''] = COUNTED.exec(line) ?? [];
      const isTitle = number !== undefined && !ENDS_SENTENCE.test(title) && (!isWrapped || group.length === 1);
      if (isTitle) counted.push({ number: Number(number), at, from: length });
      at += 1;
      length += line.length;
    }
  }
  return { counted, length };
}
