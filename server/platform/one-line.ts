const LONGEST_WORDS = 200;

/** Words for a line of a terminal, 200 characters of them at most: what strangers wrote moves no cursor and begins no line of its own. */
export function oneLine(words: string): string {
  const letters = Array.from(wholeLine(words));
  return letters.length > LONGEST_WORDS ? `${letters.slice(0, LONGEST_WORDS).join('')}…` : letters.join('');
}

/** The same without a bound, for who asked to read them. */
export function wholeLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gv, ' ');
}
