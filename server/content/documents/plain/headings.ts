import { chapterNumber, readRoman } from '../chapter-numbers.ts';
import { isSceneBreakLine } from '../scene-break.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import type { LineGroup } from './line-groups.ts';

/**
 * `named` are a book's parts without a number: Tựa, Lời nói đầu, Vĩ thanh. `counted` are titles behind a number, `bare` those that only
 * their place shows.
 */
export type HeadingKind = 'chapter' | 'counted' | 'part' | 'roman' | 'digits' | 'named' | 'bare';

export interface PlainHeading {
  readonly kind: HeadingKind;
  readonly title: string;
}

const LONGEST = 120;
/** Behind a number and a sign: novels of the web say in a title what happens. */
const LONGEST_COUNTED = TEXT_LIMITS.title;
const MARKED =
  /^(chương|hồi|phần|quyển|tập|chap(?:ter)?\.?|ch\.?(?=\s*\d))(?:\s+|(?=\d))(?:thứ\s+)?([\p{L}\d]+(?:\s(?:một|mốt|hai|ba|bốn|tư|năm|lăm|nhăm|sáu|bảy|bẩy|tám|chín|mười|mươi|trăm|linh|lẻ))*)\s*([.:–—-]?)\s*(.*)$/iu;
/** The number before the word. */
const MARKED_BEFORE = /^((?:thứ|đệ)\s+[\p{L}\d]+(?:\s\p{L}+){0,5}?\s+(chương|hồi|tiết|quyển))\s*([.:–—-]?)\s*(.*)$/iu;
const HAS_SIGN = /\d\s{0,3}[.:–—-]\s/u;
const ENDS_SENTENCE = /[.,;:]$/;
const LAST_CHAPTER = /^(?:kết|cuối|chót|mở|đầu)$/iu;
const NAMED =
  /^(?:tựa|tự|lời tựa|lời nói đầu|lời mở đầu|lời đầu|lời giới thiệu|lời bạt|lời kết|mở đầu|dẫn nhập|khai từ|kết|kết luận|đoạn kết|hồi kết|vĩ thanh|phụ lục|bạt|văn án|giới thiệu|tiết tử|đại kết cục)[.:]?$/iu;
/** What follows the last of the numbered chapters. */
const SIDE_STORY = /^(?:phiên ngoại|ngoại truyện)(?:\s+\d{1,3})?(?:\s*[.:–—-]\s*[^\s.:–—-].{0,79})?[.:]?$/iu;

/** The heading that a group is by its words; null where it is none. */
export function readHeading(group: LineGroup): PlainHeading | null {
  const [first, second] = group;
  if (first === undefined || group.length > 2) return null;
  const line = first.trim();
  if (line.length > LONGEST) return second === undefined ? readLong(line) : null;
  if (second !== undefined && second.trim().length > LONGEST) return null;
  const heading = readMarked(line) ?? readUnmarked(line);
  if (heading === null) return null;
  if (second === undefined) return heading;
  return isOnlyNumber(heading.title) ? { ...heading, title: `${heading.title.replace(/[.:–—-]$/, '')}: ${second.trim()}` } : null;
}

function readLong(line: string): PlainHeading | null {
  if (line.length > LONGEST_COUNTED || ENDS_SENTENCE.test(line) || !HAS_SIGN.test(line)) return null;
  const heading = readMarked(line);
  return heading?.kind === 'chapter' ? heading : null;
}

/** A line that may also be a sentence about a chapter. */
export function isLong({ title }: PlainHeading): boolean {
  return title.length > LONGEST;
}

/** What is set around headings: "*** Chương 1 ***", "☆, Chương 1", "# Chương 1", "[Chương 1]". A dash alone begins what somebody says. */
const SIGNS = String.raw`[*#=~_☆★✩✪✧✦◆◇■□●○•♦♥✿❀]`;
const AROUND = new RegExp(String.raw`^(?:${SIGNS}|-(?=-)|(?<=-)-){1,40}[\s,.]{0,9}|[\s,.]{0,9}(?:${SIGNS}|-(?=-)|(?<=-)-){1,40}$`, 'gu');
const IS_SET = new RegExp(String.raw`^(?:${SIGNS}|[-[【])|(?:${SIGNS}|-)$`, 'u');
const IN_BRACKETS = /^[[【]([^[\]【】]{1,60})[\]】][\s:–-]{0,9}/u;

function readMarked(written: string): PlainHeading | null {
  const line = IS_SET.test(written) ? written.replace(AROUND, '').replace(IN_BRACKETS, '$1: ').replace(/: $/, '') : written;
  const [word, number, sign, title] = partsOf(line);
  if (word === '' || !(isNumberWord(number) || LAST_CHAPTER.test(number.slice(word.length + 1)))) return null;
  if (title !== '' && sign === '' && !/^(?:[\p{Lu}[“"«‘']|\(\d)/u.test(title)) return null;
  if (/[,;]$/.test(line)) return null;
  const kind = /^(?:chương|hồi|tiết|ch(?:ap(?:ter)?)?\.?)$/iu.test(word) || /^(?:chương|hồi)\s*\d/iu.test(title) ? 'chapter' : 'part';
  return { kind, title: line };
}

/** The word that counts, that with its number, a sign behind them and the title; all empty where a line counts nothing. */
function partsOf(line: string): readonly [string, string, string, string] {
  const [, before = '', counted = '', mark = '', rest = ''] = MARKED_BEFORE.exec(line) ?? [];
  if (before !== '') return [counted, before, mark, rest];
  const [, word = '', number = '', sign = '', title = ''] = MARKED.exec(line) ?? [];
  return [word, word === '' ? '' : `${word} ${number}`, sign, title];
}

function isNumberWord(text: string): boolean {
  return chapterNumber(text.replace(/(\s)([ivxlc]+)$/, (_all, space: string, roman: string) => space + roman.toUpperCase())) !== null;
}

function readUnmarked(line: string): PlainHeading | null {
  if (NAMED.test(line) || isSideStory(line)) return { kind: 'named', title: line.replace(/[.:]$/, '') };
  const [, roman, title = ''] = /^([IVXLC]+)(?:[.:]?|\s*[.:–—-]\s*(.{1,80}))$/u.exec(line) ?? [];
  if (roman !== undefined && readRoman(roman) !== null && !/[.,;:!?…]$/.test(title))
    return { kind: 'roman', title: line.replace(/[.:]$/, '') };
  return /^\d{1,3}[.:]?$/.test(line) ? { kind: 'digits', title: line.replace(/[.:]$/, '') } : null;
}

export function isSideStory(line: string): boolean {
  return SIDE_STORY.test(line) && !/[,;!?…]$|\S\.$/.test(line);
}

/** Whether a heading is a number without a title. */
export function isOnlyNumber(line: string): boolean {
  const [word, , , title] = partsOf(line);
  return (word !== '' && title === '') || /^(?:[IVXLC]+|\d{1,3})[.:]?$/.test(line);
}

/** A short line without an end of a sentence, which may be a title where its place says so. */
export function isTitleLike(group: LineGroup): boolean {
  const line = group[0]?.trim() ?? '';
  if (group.length !== 1 || line.length > 70 || isSceneBreakLine(line)) return false;
  return /^[\p{Lu}“"]/u.test(line) && /\p{Ll}|\p{Lu}{2}/u.test(line) && !/[.!?…,;”"»)]$|:$/.test(line.replace(/[”"»]$/, ''));
}

/** A line in capitals, such as the contents set under a chapter's number. */
export function isInCapitals(group: LineGroup): boolean {
  const line = group[0] ?? '';
  return group.length === 1 && line.length <= LONGEST && /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
}
