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

/** As in words taken from Chinese: `nhị thập nhất` is 二十一. */
const SINO_VIETNAMESE: Readonly<Record<string, string>> = {
  nhất: '一',
  nhị: '二',
  tam: '三',
  tứ: '四',
  ngũ: '五',
  lục: '六',
  thất: '七',
  bát: '八',
  cửu: '九',
  thập: '十',
  bách: '百',
  linh: '',
};
/** The number before what it counts, as translated by machines and as of old: `Thứ 12 chương`, `Đệ nhị hồi`. */
const BEFORE_WORD = /^(?:thứ|đệ)\s+([\p{L}\d]+(?:\s[\p{L}]+){0,5}?)\s+(?:chương|hồi|tiết|quyển)(?=$|[\s.:–—-])/iu;

/** Before the chapter that a title counts: `Quyển 2 - Chương 12`. */
const OF_VOLUME = /^(?:quyển|tập|phần)\s+\d{1,4}[\s.,:–—-]{1,9}(?=(?:chương|hồi)\s*\d)/iu;

/** One in so many numbered chapters may break the rising order: translators number a part as the whole, or mistype. */
const SLIP = 10;

/**
 * Numbers chapters as their titles do (`Chương 5`, `IV`, `第十二章`, `三`), where nearly all that say a number go upwards; the others
 * come between (`0`, `3.1`). Else simply from 1. Decimal digits, each once, going upwards.
 */
export function numberChapters(titles: readonly (string | null)[]): string[] {
  return settleNumbers(titles.map((title) => (title === null ? null : chapterNumber(title))));
}

/** The same for numbers that are said in whatever way; null where a chapter says none. */
export function settleNumbers(said: readonly (number | null)[]): string[] {
  const numbers = said.filter((number) => number !== null).length;
  const rising = risingNumbers(said);
  const slips = numbers - rising.filter((number) => number !== null).length;
  if (numbers * 2 < said.length || slips * SLIP > numbers) return said.map((_number, index) => String(index + 1));
  return fillGaps(rising);
}

/** The most numbers that go upwards, the others gone. */
export function risingNumbers(said: readonly (number | null)[]): (number | null)[] {
  /** By the length of a row of numbers that rise, less one: where the one ends whose end is smallest. */
  const ends: number[] = [];
  const before = said.map((number, at) => {
    if (number === null) return undefined;
    const length = ends.findLastIndex((end) => (said[end] ?? 0) < number) + 1;
    // Of equal ones the first keeps the number.
    if (ends[length] === undefined || said[ends[length]] !== number) ends[length] = at;
    return ends[length - 1];
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return said.map((number, at) => (kept.has(at) ? number : null));
}

function fillGaps(said: readonly (number | null)[]): string[] {
  const lastSaid = said.findLastIndex((number) => number !== null);
  const before = said.findIndex((number) => number !== null);
  let whole = 0;
  let part = 0;
  return said.map((number, index) => {
    if (number !== null || index > lastSaid) {
      whole = number ?? Math.floor(whole) + 1;
      part = 0;
      return String(whole);
    }
    part += 1;
    if (index < before && before === 1) return '0';
    return (whole + part / 1000).toFixed(3);
  });
}

/** The number a title says; null where it says none. */
export function chapterNumber(title: string): number | null {
  const folded = title.normalize('NFKC').trim().replace(OF_VOLUME, '');
  const before = BEFORE_WORD.exec(folded)?.[1];
  if (before !== undefined) return readDigits(before) ?? readSinoVietnamese(before) ?? readWords(before);
  const named = /^(?:chương|hồi|phần|quyển|tập|mục|kỳ|ch(?:ap(?:ter)?)?\.?|第)\s*(?:thứ\s+)?(.+)$/iu.exec(folded);
  const rest = named?.[1] ?? folded;
  return (
    (named === null ? readDigits(rest) : readNamedDigits(rest)) ??
    readRoman(/^([IVXLC]+)(?:[.:\s、]|$)/u.exec(rest)?.[1] ?? '') ??
    readKanji(rest) ??
    (named === null ? null : readWords(rest))
  );
}

function readDigits(text: string): number | null {
  const digits = /^(\d{1,4})(?![\d])(?:[.:)\s、章話回節]|$)/u.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Behind a word that counts: `12`, `12.5`, `12b` and `12-13`. */
function readNamedDigits(text: string): number | null {
  const [, whole, decimals, part] = /^(\d{1,4})(?:\.(\d{1,3})|([a-e]))?(?:[-–~]\d{1,4})?(?:[.:)\s、章話回節–—-]|$)/iu.exec(text) ?? [];
  if (whole === undefined) return null;
  return Number(part === undefined ? `${whole}.${decimals ?? 0}` : `${whole}.${'-abcde'.indexOf(part.toLowerCase())}`);
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

function readSinoVietnamese(text: string): number | null {
  const words = text.toLowerCase().normalize('NFC').split(/\s+/u);
  const digits = words.map((word) => SINO_VIETNAMESE[word] ?? '?').join('');
  return digits === '' || digits.includes('?') ? null : kanjiNumber(digits);
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
