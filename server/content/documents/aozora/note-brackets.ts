/** Longer brackets are text, not notes. */
const LONGEST = 4_000;

/** Where each note ［＃…］ of a line ends: from the index of its ［ to that of its ］, brackets inside it matched. One pass. */
export function matchNotes(line: string): ReadonlyMap<number, number> {
  const notes = new Map<number, number>();
  if (!line.includes('［＃')) return notes;
  const open: number[] = [];
  const brackets = /[［］]/g;
  for (let found = brackets.exec(line); found !== null; found = brackets.exec(line)) {
    if (found[0] === '［') {
      open.push(found.index);
      continue;
    }
    const start = open.pop();
    if (start !== undefined && line[start + 1] === '＃' && found.index - start <= LONGEST) notes.set(start, found.index);
  }
  return notes;
}
