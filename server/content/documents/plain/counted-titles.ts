import { risingNumbers } from '../chapter-numbers.ts';
import { readHeading } from './headings.ts';
import { findWrapColumn, type LineGroup } from './line-groups.ts';

const COUNTED = /^\s{0,12}(\d{1,4})(?:[.:)]\s{0,4}|\s{1,4}[–—-]\s{1,4})([\p{Lu}“"«‘'([].{0,119})$/u;
const ENDS_SENTENCE = /[,;:]$|(?<!\.)\.$/;

/** Between the items of a list stand fewer characters. */
const CLOSE = 300;
/** Characters that a chapter has on average at least. */
const SHORTEST_CHAPTER = 500;
const FEWEST = 2;
/** As many where they do not begin at the beginning. */
const FEWEST_OF_PART = 3;
/** Of so many numbers one may be lost, or count something else. */
const SLIP = 5;

interface CountedLine {
  readonly number: number;
  /** Of all lines. */
  readonly at: number;
  /** Characters before it. */
  readonly from: number;
}

/**
 * The lines, by their index among all of the groups, that open chapters as `1. Mưa`, `2) Gió` or `3 - Nắng`: where they count on through
 * the whole text, which has no headings that say more. Lists count too, but their items stand close together.
 */
export function findCountedTitles(groups: readonly LineGroup[]): ReadonlySet<number> {
  if (groups.filter((group) => readHeading(group)?.kind === 'chapter').length >= FEWEST) return new Set();
  const { counted, length } = countedLines(groups);
  const apart = counted.filter((line, index) => !isListed(line, counted[index - 1]) && !isListed(counted[index + 1], line));
  const rising = risingNumbers(apart.map(({ number }) => number));
  const titles = apart.filter((_line, index) => rising[index] !== null);
  return isBelieved(titles, apart.length, length) ? new Set(titles.map(({ at }) => at)) : new Set();
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

/** Whether a line is the next item of the list that holds the one before. */
function isListed(line: CountedLine | undefined, before: CountedLine | undefined): boolean {
  return line !== undefined && before !== undefined && line.number === before.number + 1 && line.from - before.from < CLOSE;
}

function isBelieved(titles: readonly CountedLine[], candidates: number, length: number): boolean {
  const [first, last] = [titles[0], titles.at(-1)];
  if (first === undefined || last === undefined) return false;
  const count = titles.length;
  const span = last.number - first.number + 1;
  if (count < (first.number > 1 ? FEWEST_OF_PART : FEWEST)) return false;
  if ((span - count) * SLIP > span || (candidates - count) * SLIP > candidates) return false;
  return length >= count * SHORTEST_CHAPTER && first.from * count <= length;
}
