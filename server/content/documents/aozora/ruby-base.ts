/** Classes of characters that a reading without ｜ reaches over: https://www.aozora.gr.jp/annotation/etc.html#ruby */
const CLASSES: readonly RegExp[] = [
  /[\p{Script=Han}々〆ヶ仝〇〻〓]/u,
  /[\u3041-\u3096ゝゞ]/,
  /[\u30a1-\u30faーヽヾ]/,
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u0370-\u03ff\u0400-\u04ff]/,
  /[0-9A-Za-z\u00c0-\u024f#&'’-]/,
];

/**
 * How many UTF-16 units at the end of `text` a reading stands over: the longest run of one class of characters.
 * 0 where the last character takes no reading.
 */
export function rubyBaseLength(text: string): number {
  const characters = Array.from(text);
  const last = characters.at(-1);
  const kind = last === undefined ? undefined : CLASSES.find((each) => each.test(last));
  if (kind === undefined) return 0;
  let length = 0;
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    const character = characters[index];
    if (character === undefined || !kind.test(character)) break;
    length += character.length;
  }
  return length;
}
