/**
 * Aozora's notation for Latin letters with marks, `〔e'〕` for é: https://www.aozora.gr.jp/accent_separation.html.
 * Ligatures come before single letters, so that `AE&` is one letter.
 */
const LIGATURES: Readonly<Record<string, string>> = { 'AE&': 'Æ', 'ae&': 'æ', 'OE&': 'Œ', 'oe&': 'œ', 's&': 'ß', '!@': '¡', '?@': '¿' };

/** Longer brackets are text. */
export const LONGEST_ACCENT = 500;

/**
 * The marks that Unicode puts behind a letter, and the letters that each may stand on: in `l'e'tat, d'ici` two signs
 * are what they look like.
 */
const MARKS: Readonly<Record<string, { readonly combining: string; readonly letters: string }>> = {
  '`': { combining: '\u0300', letters: 'AEIOUaeiou' },
  "'": { combining: '\u0301', letters: 'AEIOUYaeiouy' },
  '^': { combining: '\u0302', letters: 'AEIOUaeiou' },
  '~': { combining: '\u0303', letters: 'ANOano' },
  ':': { combining: '\u0308', letters: 'AEIOUaeiouy' },
  '&': { combining: '\u030a', letters: 'Aa' },
  ',': { combining: '\u0327', letters: 'Cc' },
  _: { combining: '\u0304', letters: 'AEIOUaeiou' },
};

/** The Latin text that `text` (without its brackets) stands for; null where it holds no marked letter or other than Latin text. */
export function resolveAccents(text: string): string | null {
  if (!/^[\x20-\x7e\u00a0-\u024f\u2018-\u201d]+$/.test(text)) return null;
  const resolved = text
    .replace(/AE&|ae&|OE&|oe&|s&|[!?]@/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/O\//g, 'Ø')
    .replace(/o\//g, 'ø')
    .replace(/[A-Za-z][`'^~:&,_]/g, markLetter);
  return resolved === text ? null : resolved;
}

function markLetter(pair: string): string {
  const letter = pair.charAt(0);
  const mark = MARKS[pair.charAt(1)];
  return mark?.letters.includes(letter) === true ? (letter + mark.combining).normalize('NFC') : pair;
}

/**
 * The text between the bracket at `at` and the one that closes it, with its marked letters, in as many parts as notes stand
 * in it (`〔amicitiae&［＃…］ inimica〕`): each part up to its note, the last up to the bracket. None where it is other text.
 */
export function resolvedParts(
  line: string,
  at: number,
  notes: ReadonlyMap<number, number>,
): { readonly text: string; readonly end: number }[] {
  const parts: { readonly text: string; readonly end: number }[] = [];
  const signs = /[〕［]/g;
  for (let from = at + 1; from - at <= LONGEST_ACCENT;) {
    signs.lastIndex = from;
    const end = signs.exec(line)?.index ?? Infinity;
    const noteEnd = notes.get(end);
    if (noteEnd === undefined && line[end] !== '〕') return [];
    parts.push({ text: line.slice(from, end), end });
    if (noteEnd === undefined) break;
    from = noteEnd + 1;
  }
  if (resolveAccents(parts.map(({ text }) => text).join('')) === null || line[parts.at(-1)?.end ?? at] !== '〕') return [];
  return parts.map(({ text, end }) => ({ text: resolveAccents(text) ?? text, end }));
}
