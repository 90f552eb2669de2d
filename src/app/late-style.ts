/** The opening of each layer that the first response carries behind its body. */
const LATE_LAYERS = /@layer (?:late|modes)\{/g;

export interface DividedStyle {
  readonly early: string;
  /**
   * What the layers 'late' and 'modes' hold: parts that nobody sees before the first picture or the first words of a
   * chapter, and ways to set a novel that most readers have not chosen.
   */
  readonly late: string;
}

/** Takes the blocks of the late layers out of a style sheet as the build writes it. Throws where one has no end. */
export function divideStyle(sheet: string): DividedStyle {
  let early = '';
  let late = '';
  let from = 0;
  for (const { index } of sheet.matchAll(LATE_LAYERS)) {
    early += sheet.slice(from, index);
    from = endOfBlock(sheet, index);
    late += sheet.slice(index, from);
  }
  return { early: early + sheet.slice(from), late };
}

/** Braces within quotes are words. */
function endOfBlock(sheet: string, start: number): number {
  let depth = 0;
  for (const { 0: found, index } of sheet.slice(start).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    if (found === '}' && depth === 0) return start + index + 1;
  }
  throw new Error(`A style sheet ends within ${sheet.slice(start, sheet.indexOf('{', start) + 1)}.`);
}
