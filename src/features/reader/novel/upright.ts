/** Letters and figures of left-to-right scripts, and the signs that join them: what lies on its side in a vertical line. */
const LYING = '[#-&*->@-Z\\\\^-\\u1fff０-９Ａ-Ｚａ-ｚ]';

/**
 * What stands upright in one square of a vertical line: two figures, never three; one or two marks of call and
 * question; and a lone narrow one of either, which would lie. Beside something lying, even across a space, it lies too.
 * What carries a joined sign (1\ufe0f\u20e3) is not torn from it. A zero byte is the border of two runs.
 */
const UPRIGHT = new RegExp(
  `(?<!${LYING}[\\0 !?]{0,9})((?:[0-9０-９]{2}|[0-9])(?!\\0? ?${LYING})|(?<![!?！？]\\0?)[!?！？]{2}(?!\\0?[!?！？])|[!?])(?![\\u0300-\\u036f\\u20e3\\ufe0f])`,
  'u',
);

/** Cuts each of the texts that make one line: what stands at an odd place of its list is upright. Nothing is lost. */
export function uprightParts(texts: readonly string[]): readonly (readonly string[])[] {
  const cut: string[][] = [[]];
  texts
    .join('\0')
    .split(UPRIGHT)
    .forEach((part, place) => {
      const [first, ...others] = place % 2 === 0 ? part.split('\0') : [part];
      cut.at(-1)?.push(first ?? '');
      cut.push(...others.map((text) => [text]));
    });
  return cut;
}
