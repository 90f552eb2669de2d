const LATE_LAYER = '@layer late{';

export interface DividedStyle {
  readonly early: string;
  /** What the layer 'late' holds: parts that nobody sees before the first picture or the first words of a chapter. */
  readonly late: string;
}

/** Takes the blocks of the layer 'late' out of a style sheet as the build writes it. Throws where one has no end. */
export function divideStyle(sheet: string): DividedStyle {
  let early = '';
  let late = '';
  let from = 0;
  for (let at = sheet.indexOf(LATE_LAYER); at !== -1; at = sheet.indexOf(LATE_LAYER, from)) {
    early += sheet.slice(from, at);
    from = endOfBlock(sheet, at);
    late += sheet.slice(at, from);
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
  throw new Error(`A style sheet ends within ${LATE_LAYER}.`);
}
