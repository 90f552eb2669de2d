import { findWrapColumn, type LineGroup } from './line-groups.ts';

const COUNTED =
  /^[\s*#=☆★]{0,12}(?:,\s{0,3})?(?:(?:chương|hồi|ch(?:ap(?:ter)?)?\.?)\s+(\d{1,4})|(?:thứ|đệ)\s+(\d{1,4})\s+(?:chương|hồi|tiết))(?![\p{L}\d])/iu;
/** Behind the number, without a sign; a sentence ends otherwise. */
const LOWER = /^\s{1,9}\p{Ll}.{0,79}$/u;
const ENDS_SENTENCE = /[.,;:…]$/;
const FEWEST = 2;

interface CountedLine {
  readonly line: string;
  readonly number: number;
  /** The line with a colon behind its number, where it may be a title in small letters; else null. */
  readonly signed: string | null;
}

/**
 * Sets a colon into the lines that open chapters as `Chương 1 trọng sinh`, as machines that translate leave them: where most lines that
 * count are such, and each is one more than what is counted before or less than what is behind it. Lines wrapped by hand may begin so.
 */
export function withSignedTitles(groups: readonly LineGroup[]): readonly LineGroup[] {
  const isWrapped = findWrapColumn(groups) !== null;
  const counted = groups.filter(({ length }) => !isWrapped || length === 1).flatMap((group) => group.flatMap(countedLine));
  const runs = runsOf(counted);
  const step = (from: number, to: number): number => (runs[to]?.[0]?.number ?? Number.NaN) - (runs[from]?.[0]?.number ?? Number.NaN);
  const believed = runs
    .filter((_run, at) => step(at - 1, at) === 1 || step(at, at + 1) === 1)
    .flat()
    .flatMap(({ line, signed }) => (signed === null ? [] : [[line, signed] as const]));
  if (believed.length < FEWEST || believed.length * 2 <= counted.length) return groups;
  const titles = new Map(believed);
  return groups.map((group) => (isWrapped && group.length > 1 ? group : group.map((line) => titles.get(line) ?? line)));
}

/** What counts the same one after the other, as sites print a heading twice. */
function runsOf(counted: readonly CountedLine[]): readonly (readonly CountedLine[])[] {
  const runs: CountedLine[][] = [];
  for (const line of counted) {
    if (runs.at(-1)?.[0]?.number === line.number) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function countedLine(line: string): CountedLine[] {
  const [found, behind, before] = COUNTED.exec(line) ?? [];
  if (found === undefined) return [];
  const title = line.slice(found.length);
  const isLower = LOWER.test(title) && !ENDS_SENTENCE.test(title);
  return [{ line, number: Number(behind ?? before), signed: isLower ? `${found}:${title}` : null }];
}
