/** The word and all that it becomes by leaving out one letter: two words one slip apart share one of these. */
export function shorterWords(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Letters to change, add, leave out or swap with the next, to make one text of the other; infinite where they are more than `most`. */
export function distance(one: string, other: string, most: number = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > 2 * most) return Number.POSITIVE_INFINITY;
  return within(lastRow(codesOf(one), codesOf(other), 0, most)?.at(-1), most);
}

/** The same, to the part of the text that is nearest. */
export function distanceWithin(part: string, text: string, most: number = Number.POSITIVE_INFINITY): number {
  const row = lastRow(codesOf(part), codesOf(text), 1, most);
  return within(row === null ? undefined : least(row), most);
}

function within(found: number | undefined, most: number): number {
  return found === undefined || found > most ? Number.POSITIVE_INFINITY : found;
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function least(row: readonly number[]): number {
  let found = Number.POSITIVE_INFINITY;
  for (const value of row) if (value < found) found = value;
  return found;
}

/**
 * Last row of the table of distances; what stands before a match costs nothing where `free` is 1. Null as soon as no way
 * leads to `most` or less: of texts that have little in common that is after a few rows.
 */
function lastRow(rows: readonly number[], columns: readonly number[], free: 0 | 1, most: number): number[] | null {
  let before: number[] = [];
  let leastBefore = 0;
  let last = Array.from({ length: columns.length + 1 }, (_, index) => (free === 1 ? 0 : index));
  for (let row = 0; row < rows.length; row++) {
    const next = nextRow(rows, columns, { row, last, before });
    const leastNext = least(next);
    // A swap leads from the row before the last one.
    if (leastNext > most && leastBefore >= most) return null;
    leastBefore = leastNext;
    before = last;
    last = next;
  }
  return last;
}

interface Rows {
  readonly row: number;
  readonly last: readonly number[];
  readonly before: readonly number[];
}

function nextRow(rows: readonly number[], columns: readonly number[], { row, last, before }: Rows): number[] {
  const letter = rows[row];
  const next = [row + 1];
  for (let column = 0; column < columns.length; column++) {
    const other = columns[column];
    const changed = (last[column] ?? 0) + (letter === other ? 0 : 1);
    let fewest = Math.min((last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, changed);
    const isSwapped = row > 0 && column > 0 && letter === columns[column - 1] && rows[row - 1] === other;
    if (isSwapped) fewest = Math.min(fewest, (before[column - 1] ?? 0) + 1);
    next.push(fewest);
  }
  return next;
}
