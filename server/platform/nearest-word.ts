/** The word that a mistyped one was probably meant to be, or null when none is near (at most a third of it differs). */
export function nearestWord(word: string, candidates: readonly string[]): string | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : null;
}

/** Single insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function distance(from: string, to: string): number {
  const [source, target] = [Array.from(from), Array.from(to)];
  const rows = [Array.from({ length: target.length + 1 }, (_, index) => index)];
  const cost = (line: number, column: number): number => rows[line]?.[column] ?? Infinity;
  for (let line = 1; line <= source.length; line += 1) {
    const row = [line];
    rows.push(row);
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = source[line - 1] === target[column - 1];
      const isSwap = source[line - 1] === target[column - 2] && source[line - 2] === target[column - 1];
      const edits = [cost(line - 1, column) + 1, cost(line, column - 1) + 1, cost(line - 1, column - 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...edits, isSwap ? cost(line - 2, column - 2) + 1 : Infinity));
    }
  }
  return cost(source.length, target.length);
}
