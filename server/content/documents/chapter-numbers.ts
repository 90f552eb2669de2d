const LATIN_ROMAN = /^(?=[IVXLC])(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const KANJI_DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = {
  một: 1,
  mốt: 1,
  nhất: 1,
  hai: 2,
  nhì: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  lăm: 5,
  nhăm: 5,
  sáu: 6,
  bảy: 7,
  bẩy: 7,
  tám: 8,
  chín: 9,
};
const UNIT = Object.keys(UNITS).join('|');
/** Hundreds, tens and units: `một trăm linh hai`, `hai mươi mốt`, `mười lăm`, `chín`. */
const VIETNAMESE = new RegExp(String.raw`^(?:(${UNIT}) trăm\b ?(?:linh |lẻ )?)?(?:(?:(${UNIT}) mươi|(mười))(?: |$))?(${UNIT})?$`, 'u');

/**
 * Numbers chapters as their titles do (`Chương 5`, `IV`, `第十二章`, `三`), where all that say a number go upwards; chapters
 * without one come between (`0`, `3.1`). Else simply from 1. Decimal digits, each once, going upwards.
 */
export function numberChapters(titles: readonly (string | null)[]): string[] {
  const said = titles.map((title) => (title === null ? null : chapterNumber(title)));
  const numbers = said.filter((number) => number !== null);
  const goUpwards = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  if (numbers.length * 2 < titles.length || !goUpwards) return titles.map((_title, index) => String(index + 1));
  return fillGaps(said);
}

function fillGaps(said: readonly (number | null)[]): string[] {
  const lastSaid = said.findLastIndex((number) => number !== null);
  const before = said.findIndex((number) => number !== null);
  let whole = 0;
  let part = 0;
  return said.map((number, index) => {
    if (number !== null || index > lastSaid) {
      whole = number ?? whole + 1;
      part = 0;
      return String(whole);
    }
    part += 1;
    if (index < before && before === 1) return '0';
    return `${whole}.${String(part).padStart(3, '0')}`;
  });
}

/** The number a title says; null where it says none. */
export function chapterNumber(title: string): number | null {
  const folded = title.normalize('NFKC').trim();
  const named = /^(?:chương|hồi|phần|quyển|tập|mục|kỳ|chap(?:ter)?\.?|第)\s*(?:thứ\s+)?(.+)$/iu.exec(folded);
  const rest = named?.[1] ?? folded;
  return (
    readDigits(rest) ??
    readRoman(/^([IVXLC]+)(?:[.:\s、]|$)/u.exec(rest)?.[1] ?? '') ??
    readKanji(rest) ??
    (named === null ? null : readWords(rest))
  );
}

function readDigits(text: string): number | null {
  const digits = /^(\d{1,4})(?![\d])(?:[.:)\s、章話回節]|$)/u.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Up to 99; null for what is no well-formed Roman number. */
export function readRoman(text: string): number | null {
  if (!LATIN_ROMAN.test(text)) return null;
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
  const digits = Array.from(text, (letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

function readKanji(text: string): number | null {
  const digits = /^([〇一二三四五六七八九十百]{1,7})(?:[.:\s、。章話回節夜部]|$)/u.exec(text)?.[1];
  return digits === undefined ? null : kanjiNumber(digits);
}

/** Of kanji digits, 十 and 百 alone: `十二`, `二〇三`. */
export function kanjiNumber(digits: string): number {
  if (!/[十百]/.test(digits)) return Number(Array.from(digits, (digit) => KANJI_DIGITS.indexOf(digit)).join(''));
  const [, hundreds, tens, ones] = /^(?:(.?)百)?(?:(.?)十)?(.?)$/u.exec(digits) ?? [];
  return kanjiDigit(hundreds) * 100 + kanjiDigit(tens) * 10 + (ones === '' ? 0 : kanjiDigit(ones));
}

/** 百 and 十 alone are one of them. */
function kanjiDigit(digit: string | undefined): number {
  if (digit === undefined) return 0;
  return digit === '' ? 1 : KANJI_DIGITS.indexOf(digit);
}

function readWords(text: string): number | null {
  const words = /^([\p{L}\s]+?)(?:[.:–-]|$)/u.exec(text.toLowerCase().normalize('NFC'))?.[1]?.trim().replace(/\s+/g, ' ');
  const [found = '', hundreds, tens, ten, unit] = VIETNAMESE.exec(words ?? '') ?? [];
  if (found === '') return null;
  return unitOf(hundreds) * 100 + (ten === undefined ? unitOf(tens) : 1) * 10 + unitOf(unit);
}

function unitOf(word: string | undefined): number {
  return UNITS[word ?? ''] ?? 0;
}
