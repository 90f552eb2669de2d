/** Latin letters behind a kana: while a word is composed they wait for the rest of the next kana. */
const HALF_TYPED = /(?<kana>[\p{sc=Hira}\p{sc=Kana}ー])[a-zａ-ｚ]{1,3}$/iu;

/** What the field holds, less the letters of a kana that the reader is still composing: `はんn` is はん for as long. */
export function composedText(value: string, event: Event): string {
  const isComposing = 'isComposing' in event && event.isComposing === true;
  return isComposing ? value.replace(HALF_TYPED, '$<kana>') : value;
}
