/** The range that Vietnamese tone marks and accents decompose to; the kana voicing marks U+3099 and U+309A lie outside and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * Text as it is compared when a reader filters or searches: without case, width, tone marks or the difference between
 * katakana and hiragana; Đ is D. Both sides of a comparison must be folded.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA));
}
