import { kanjiNumber } from '../documents/chapter-numbers.ts';

export interface ChapterLabel {
  /** Decimal digits without leading zeros, perhaps with a part after a point. */
  readonly number: string;
  /** What follows the number: "Chapter 3 - The Lake". */
  readonly title: string | null;
}

/** As file systems keep them. An archive may hold longer ones by the thousand, which the patterns would look over for seconds. */
export const LONGEST_NAME = 255;

const WORD = String.raw`chapter|chap|ch|episode|ep|e(?=\d)|volume|vol|part|no|c|v|#|chương|chuong|hồi|hoi|tập|tap|phần|phan|quyển|quyen|kỳ|số|第`;
const COUNTER = String.raw`話|话|章|回|巻|卷|集|部|編|幕`;
const LABEL = new RegExp(
  String.raw`^(?:(?:${WORD})[\s._-]*)?0*(\d{1,6}(?:\.\d{1,3})?)(?:v\d)?(?:${COUNTER})?(?:(?:\s*[-–—_:.：、・]\s*|\s+|(?=[(「『【]))(\S.{0,199}))?$`,
  'iu',
);

/**
 * A chapter that is a part of another ("12b"), of several numbers ("12-13"), or with a part after what stands for a
 * point ("chapter-10-5").
 */
const MORE_NUMBER = new RegExp(
  String.raw`^((?:${WORD})([\s._-]*))0*(\d{1,6})(?:([a-e])|[-–~〜](\d{1,4}))(?:v\d)?(?:(?:${COUNTER})(?!\p{L})|(?=\s*(?:$|[:(「『[–—-])))`,
  'iu',
);
const PARTS = '-abcde';

const KANJI = new RegExp(String.raw`^(第\s*)?([〇一二三四五六七八九十百]{1,7})(?=${COUNTER})`, 'u');

/** Before the label of a chapter: "Vol.1 Ch.3", "v01c003", "Tập 1 - Chương 3", "第1巻 第3話", "S01E03". */
const VOLUME =
  /^(?:vol(?:ume)?|v|season|s|part|tập|tap|quyển|quyen|phần|phan|第)[\s._-]*\d{1,4}(?:\.\d)?[巻卷]?[\s._,–—-]*(?=(?:ch(?:ap(?:ter)?)?|c|ep(?:isode)?|e|chương|chuong|hồi|hoi|第)[\s._-]*\d)/iu;
/** Behind it: a second edition, who made it and in what language. */
const TAG = /^(?:\[.*|\((?:en|vi|vn|ja|jp|raw|digital|hq)\))$/iu;
const OPENED: Readonly<Record<string, string>> = { ']': '[', ')': '(', '}': '{' };

/**
 * The number that a name consists of, such as 03, "Chương 12", "第3話 海へ", "第十二話", "Ch. 7.5 - The Lake"; null for a name that merely holds
 * digits, such as "Apollo 13".
 */
export function parseChapterLabel(name: string): ChapterLabel | null {
  if (name.length > LONGEST_NAME) return null;
  const folded = withoutTags(name.normalize('NFKC').trim().replace(VOLUME, ''), (tag) => TAG.test(tag));
  const decimal = folded
    .replace(KANJI, (_all, word = '', digits: string) => `${word}${kanjiNumber(digits)}`)
    .replace(MORE_NUMBER, inOneNumber);
  const found = LABEL.exec(decimal);
  if (!found?.[1]) return null;
  return { number: found[1], title: found[2]?.trim().normalize('NFC') ?? null };
}

/** "Chap 12b" is Chap 12.2, "chapter-10-5" is chapter-10.5, and "Chap 12-13" is Chap 12 with both numbers as its title. */
function inOneNumber(all: string, word: string, mark: string, first: string, part?: string, last = ''): string {
  if (part !== undefined) return `${word}${first}.${PARTS.indexOf(part.toLowerCase())}`;
  const goesUp = Number(last) > Number(first);
  if (last.length === 1 && (mark === '-' || !goesUp)) return `${word}${first}.${last}`;
  return goesUp ? `${word}${first} ${first}–${Number(last)}` : all;
}

/** Whether a label has no title but its numbers. */
export function saysOnlyNumber({ title }: ChapterLabel): boolean {
  return title === null || /^\d+–\d+$/.test(title);
}

/**
 * A name without what stands in brackets behind it, as long as `isTag` knows that. Found from the end, as a pattern would look from
 * everywhere.
 */
export function withoutTags(name: string, isTag: (tag: string) => boolean): string {
  const close = name.at(-1) ?? '';
  const at = name.lastIndexOf(OPENED[close] ?? close);
  const tag = name.slice(at);
  if (OPENED[close] === undefined || at === -1 || tag.indexOf(close) !== tag.length - 1 || !isTag(tag)) return name;
  let end = at;
  while (end > 0 && /[\s_]/.test(name.charAt(end - 1))) end -= 1;
  return withoutTags(name.slice(0, end), isTag);
}

const EXTRA = new RegExp(
  String.raw`^(?:extras?|specials?|sp(?=\d)|bonus|omake|side[\s_-]*stor(?:y|ies)|(?:tập |chương |phần )?(?:đặc biệt|ngoại truyện|phiên ngoại|phụ)|番外[編篇]?|特別[編篇]|外伝|おまけ)(?:[\s_-]*(?:chapters?|volumes?|stories))?(?:[\s._-]*\d{1,3})?$`,
  'iu',
);

const ONE_SHOT = /^(?:one[\s_-]?shot|読み?切り?)$/iu;

/** Whether a name says of a chapter but that it is the only one, whatever the work is called: downloads name it so. */
export function isOneShot(name: string): boolean {
  return ONE_SHOT.test(name.normalize('NFKC').trim());
}

const COUNTED = new RegExp(String.raw`^[\d.]+(?:${COUNTER})`, 'u');

/** Whether a name is what stands beside the numbered chapters of any work: "Extra", "Tập đặc biệt", "番外編". */
export function isExtra(name: string): boolean {
  return EXTRA.test(name.normalize('NFKC').trim());
}

/** Whether a name that is a label says what is counted, as "Vol 1" and "1巻" do; "86" and "100 Bullets" may be titles. */
export function saysCounter(name: string): boolean {
  const folded = name.normalize('NFKC').trim();
  return !/^\d/.test(folded) || COUNTED.test(folded);
}

/** A file's or folder's name as a title: "gon-gitsune" is written by machines, "Gon gitsune" is not. */
export function titleFromName(name: string): string {
  const spaced = name.includes(' ') ? name : name.replaceAll(/[-_]+/g, ' ').trim();
  const title = spaced === '' ? name : spaced;
  return (title.slice(0, 1).toUpperCase() + title.slice(1)).normalize('NFC').slice(0, 300);
}
