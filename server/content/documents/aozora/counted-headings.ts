import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { kanjiNumber, readRoman } from '../chapter-numbers.ts';
import { chapterLines, type CountedLengths, type CountedLine } from '../counted-lines.ts';

const LENGTHS: CountedLengths = { close: 120, shortest: 250 };
const LONGEST = 80;
/** What numbers are written in; a text counts its chapters in one of them. */
const NUMBERS: readonly (readonly [digits: string, read: (text: string) => number | null])[] = [
  ['[一二三四五六七八九十百]{1,5}', kanjiNumber],
  [String.raw`\d{1,4}`, Number],
  ['[IVXLC]{1,7}', readRoman],
];
const FORMS = NUMBERS.map(([digits, read]) => ({ read, pattern: patternOf(digits) }));

/** `二`, `(二)`, `その二`, `2話 海へ`, `2. 海へ`, `2 海へ`, `#2 海へ`, `Chapter 2`. */
function patternOf(digits: string): RegExp {
  const around = String.raw`^(?:#|no\.|chapter|episode|ep\.?|其の?|その)?\s{0,2}`;
  const counted = String.raw`(?:\((?<inside>${digits})\)|(?<plain>${digits})[話回章]?)`;
  return new RegExp(String.raw`${around}${counted}(?:(?:[.:、]\s{0,3}|\s{1,3}|\s{0,2}[―–-]\s{0,2}|(?=[「『《(]))\S.{0,60})?$`, 'iu');
}

/** By their index, the paragraphs that open chapters of a Japanese text without other headings. */
export function findCountedHeadings(blocks: readonly BlockContent[]): ReadonlySet<number> {
  let length = 0;
  const lines = blocks.map((block) => {
    const line = { text: block.kind === 'paragraph' ? textOfBlock(block) : '', from: length };
    length += line.text.length;
    return line;
  });
  for (const { read, pattern } of FORMS) {
    const counted = lines.flatMap(({ text, from }, at): CountedLine[] => {
      const number = text.length > LONGEST ? null : numberIn(text, pattern, read);
      return number === null ? [] : [{ number, at, from }];
    });
    const found = chapterLines(counted, length, LENGTHS);
    if (found.size > 0) return found;
  }
  return new Set();
}

function numberIn(line: string, pattern: RegExp, read: (text: string) => number | null): number | null {
  const text = line.normalize('NFKC').trim();
  const { inside, plain } = pattern.exec(text)?.groups ?? {};
  const number = inside ?? plain;
  return number === undefined || /[。、,]$/.test(text) ? null : read(number.toUpperCase());
}
