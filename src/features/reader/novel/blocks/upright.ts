/** Letters and figures of left-to-right scripts, and the signs that join them: what lies on its side in a vertical line. */
const LYING = '[#-&*->@-Z\\\\^-\\u1fff０-９Ａ-Ｚａ-ｚ]';

/** Addresses and cries that may be longer than a line: nothing in them may begin one. */
const LONG = '[!-\\u1fff]{14,}|[ー〜…‥！？ぁぃぅぇぉっゃゅょゎァィゥェォッャュョ]{8,}';

/**
 * What stands upright in one square of a vertical line: two figures, never three; one or two marks of call and
 * question; and a lone narrow one of either, which would lie. Beside something lying, even across a space, it lies too.
 * What carries a joined sign (1\ufe0f\u20e3) is not torn from it. A zero byte is the border of two runs.
 */
const UPRIGHT = `(?<!${LYING}[\\0 !?]{0,9})(?:(?:[0-9０-９]{2}|[0-9])(?!\\0? ?${LYING})|(?<![!?！？]\\0?)[!?！？]{2}(?!\\0?[!?！？])|[!?])(?![\\u0300-\\u036f\\u20e3\\ufe0f])`;

const SPECIAL = new RegExp(`(${LONG}|${UPRIGHT})`, 'u');

/**
 * Cuts each of the texts that make one line: what stands at an odd place of its list is upright, or long where it has
 * more than two characters. Nothing is lost.
 */
export function uprightParts(texts: readonly string[]): readonly (readonly string[])[] {
  const cut: string[][] = [[]];
  texts
    .join('\0')
    .split(SPECIAL)
    .forEach((part, place) => {
      const [first, ...others] = place % 2 === 0 ? part.split('\0') : [part];
      cut.at(-1)?.push(first ?? '');
      cut.push(...others.map((text) => [text]));
    });
  return cut;
}
