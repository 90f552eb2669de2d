/**
 * The whole numbers between two chapters that follow each other, "13" or "13–15"; null where none is missing. A chapter
 * such as 12.5 stands between 12 and 13 and leaves no gap; numbers that go back count something else anew.
 */
export function missingChapters(number: string, nextNumber: string): string | null {
  const first = Math.floor(Number(number)) + 1;
  const last = Math.ceil(Number(nextNumber)) - 1;
  if (!(first <= last)) return null;
  return first === last ? `${first}` : `${first}–${last}`;
}
