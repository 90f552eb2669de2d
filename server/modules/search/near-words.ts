/** The word and all that it becomes by leaving out one letter: two words one slip apart share one of these. */
export function shorterWords(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** A text by its letters; what many texts are compared with is taken apart once. */
export type Letters = Uint32Array;

export function lettersOf(text: string): Letters {
  const letters = new Uint32Array(text.length);
  let length = 0;
  for (const letter of text) letters[length++] = letter.codePointAt(0) ?? 0;
  return letters.subarray(0, length);
}

/** Letters to change, add, leave out or swap with the next, to make one text of the other; infinite where they are more than `most`. */
export function distance(one: Letters, other: Letters, most: number = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  return away(one, other, { isWhole: true, most });
}

/** The same, to the part of the text that is nearest. */
export function distanceWithin(part: Letters, text: Letters, most: number = Number.POSITIVE_INFINITY): number {
  return away(part, text, { isWhole: false, most });
}

/** What one slip leaves between the ends that two words share: two letters to swap, each of which may take two units. */
const MOST_BETWEEN_ENDS = 4;

/** Whether one slip makes one word of the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start++;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  if (Math.max(one.length, other.length) - start - end > MOST_BETWEEN_ENDS) return false;
  return distance(lettersOf(one), lettersOf(other), 1) <= 1;
}

interface Sought {
  /** Whether all of the text is meant, or what stands before and after the part costs nothing. */
  readonly isWhole: boolean;
  readonly most: number;
}

/**
 * Letter by letter of the text, how far each beginning of the part is from what ends there. A beginning can be near only
 * where the one before it was near a letter earlier, so that of texts that have little in common few are looked at (E.
 * Ukkonen, Finding approximate patterns in strings, 1985).
 */
function away(part: Letters, text: Letters, { isWhole, most }: Sought): number {
  const longest = Math.min(most, Math.max(part.length, text.length));
  let before = new Uint16Array(part.length + 2);
  let last = before.map((_, length) => length);
  let next = new Uint16Array(part.length + 2);
  let near = Math.min(part.length, longest);
  let nearest = part.length;
  for (let place = 0; place < text.length; place++) {
    const until = Math.min(part.length, near + 1);
    next[0] = isWhole ? place + 1 : 0;
    for (let length = 1; length <= until; length++) {
      const isSame = part[length - 1] === text[place];
      const isSwapped = length > 1 && place > 0 && part[length - 2] === text[place] && part[length - 1] === text[place - 1];
      const fewest = Math.min((last[length] ?? 0) + 1, (next[length - 1] ?? 0) + 1, (last[length - 1] ?? 0) + (isSame ? 0 : 1));
      next[length] = isSwapped ? Math.min(fewest, (before[length - 2] ?? 0) + 1) : fewest;
    }
    next[until + 1] = longest + 1;
    near = until;
    while (near > 0 && (next[near] ?? 0) > longest) near--;
    const found = until === part.length ? (next[until] ?? 0) : longest + 1;
    nearest = isWhole ? found : Math.min(nearest, found);
    [before, last, next] = [last, next, before];
  }
  return nearest > longest ? Number.POSITIVE_INFINITY : nearest;
}
