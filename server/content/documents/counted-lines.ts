import { risingNumbers } from './chapter-numbers.ts';

/** A line that begins with a number. */
export interface CountedLine {
  readonly number: number;
  /** Of all lines. */
  readonly at: number;
  /** Characters before it. */
  readonly from: number;
}

/** In characters, of which languages need more or less to say the same. */
export interface CountedLengths {
  /** Between the items of a list stand fewer. */
  readonly close: number;
  /** What a chapter has on average at least. */
  readonly shortest: number;
}

const FEWEST = 2;
/** As many where they do not begin at the beginning. */
const FEWEST_OF_PART = 3;
/** One in so many numbers may be missing, or count something else. */
const SLIP = 5;

/**
 * Which of the lines, by their place among all, open chapters: where they count on through the whole text, which is `length` characters
 * long. Lists count too, but their items stand close together.
 */
export function chapterLines(counted: readonly CountedLine[], length: number, lengths: CountedLengths): ReadonlySet<number> {
  const isListed = (line: CountedLine | undefined, before: CountedLine | undefined): boolean =>
    line !== undefined && before !== undefined && line.number === before.number + 1 && line.from - before.from < lengths.close;
  const apart = counted.filter((line, index) => !isListed(line, counted[index - 1]) && !isListed(counted[index + 1], line));
  const rising = risingNumbers(apart.map(({ number }) => number));
  const titles = apart.filter((_line, index) => rising[index] !== null);
  const [first, last] = [titles[0], titles.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const count = titles.length;
  const span = last.number - first.number + 1;
  const isInOrder = (span - count) * SLIP <= span && (apart.length - count) * SLIP <= apart.length;
  const isWhole = length >= count * lengths.shortest && first.from * count <= length;
  const areEnough = count >= (first.number > 1 ? FEWEST_OF_PART : FEWEST);
  return isInOrder && isWhole && areEnough ? new Set(titles.map(({ at }) => at)) : new Set();
}
