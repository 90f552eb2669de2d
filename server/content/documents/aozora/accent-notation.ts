/**
 * Aozora's notation for Latin letters with marks, `〔e'〕` for é: https://www.aozora.gr.jp/accent_separation.html.
 * Ligatures come before single letters, so that `AE&` is one letter.
 */
const LIGATURES: Readonly<Record<string, string>> = { 'AE&': 'Æ', 'ae&': 'æ', 'OE&': 'Œ', 'oe&': 'œ', 's&': 'ß', '!@': '¡', '?@': '¿' };

const STROKES: Readonly<Record<string, string>> = {
  'O/': 'Ø',
  'o/': 'ø',
  'L/': 'Ł',
  'l/': 'ł',
  'D/': 'Đ',
  'd/': 'đ',
  'H/': 'Ħ',
  'h/': 'ħ',
};

const COMBINING: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  ':': '\u0308',
  '&': '\u030a',
  ',': '\u0327',
  _: '\u0304',
};

/** The Latin text that `text` (without its brackets) stands for; null where it holds no marked letter or other than Latin text. */
export function resolveAccents(text: string): string | null {
  if (!/^[\x20-\x7e\u00a0-\u024f\u2018-\u201d]+$/.test(text)) return null;
  const resolved = text
    .replace(/AE&|ae&|OE&|oe&|s&|[!?]@/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/[OoLlDdHh]\//g, (sign) => STROKES[sign] ?? sign)
    .replace(/[A-Za-z][`'^~:&,_]/g, markLetter);
  return resolved === text ? null : resolved;
}

/** Only pairs that Unicode has as one letter: in `it,` the comma is a comma. */
function markLetter(pair: string): string {
  const mark = COMBINING[pair.charAt(1)];
  if (mark === undefined) return pair;
  const letter = (pair.charAt(0) + mark).normalize('NFC');
  return letter.length === 1 ? letter : pair;
}
