const LATIN_MARKS = /[\u0300-\u036f]/gu;

/** Takes the marks from Latin letters of a lower case text ("đấu" as "dau"), never from kana. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC').replaceAll('đ', 'd');
}
