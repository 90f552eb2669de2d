import type { ImportedCredit } from '../../imported-work.ts';
import { isBareHeading } from './bare-headings.ts';

export interface AozoraParts {
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly originalTitle: string | null;
  readonly credits: readonly ImportedCredit[];
  /** Lines between header and footer. */
  readonly body: readonly string[];
  /** The footer from 底本 on. */
  readonly sourceNote: string | null;
}

const RULE = /^[-－─]{20,}$/;
const LONGEST_HEADER = 12;

/**
 * Parts a text of Aozora Bunko: header (title, original title, subtitle, author, translator), the legend of its signs
 * between two rules, which goes, body, and the footer that tells the source. A text without them is all body.
 */
export function partAozoraText(text: string): AozoraParts {
  const lines = text.split('\n');
  const footer = lines.findLastIndex((line) => /^底本[:：]/.test(line));
  const end = footer === -1 ? lines.length : footer;
  const legend = findLegend(lines, end);
  const headerEnd = legend?.start ?? findHeaderEnd(lines, end, footer !== -1);
  const header = lines
    .slice(0, headerEnd)
    .map(cleanLine)
    .filter((line) => line !== '');
  const body = lines.slice(legend?.end ?? headerEnd, end);
  return { ...readHeader(header), body, sourceNote: footer === -1 ? null : readFooter(lines.slice(footer)) };
}

function findLegend(lines: readonly string[], end: number): { readonly start: number; readonly end: number } | null {
  const start = lines.findIndex((line) => RULE.test(line.trim()));
  if (start === -1 || start > LONGEST_HEADER || start >= end) return null;
  if (!(lines[start + 1] ?? '').startsWith('【')) return null;
  const length = lines.slice(start + 1, start + 100).findIndex((line) => RULE.test(line.trim()));
  return length === -1 ? null : { start, end: start + length + 2 };
}

/** Without a legend the header is the first lines up to a blank one or a chapter, where they look like names and not like prose. */
function findHeaderEnd(lines: readonly string[], end: number, hasFooter: boolean): number {
  const blank = lines.findIndex((line) => line.trim() === '');
  const chapter = lines.slice(0, LONGEST_HEADER).findIndex(isBareHeading);
  const isHeaded = chapter !== -1 && (blank === -1 || chapter < blank);
  const last = isHeaded ? chapter : blank;
  if (last < (hasFooter || isHeaded ? 1 : 2) || last > 6 || last >= end) return 0;
  return lines.slice(0, last).every(isName) ? last : 0;
}

function isName(line: string): boolean {
  return line.length <= 40 && !/^[　「『（［]|[。！？」』）]$|［＃|《/u.test(line);
}

function readHeader(lines: readonly string[]): Omit<AozoraParts, 'body' | 'sourceNote'> {
  const [title = null, ...others] = lines;
  const people = splitPeople(others);
  const between = others.slice(0, others.length - people.length);
  return {
    title,
    originalTitle: between.find((line) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Zs}]+$/u.test(line)) ?? null,
    subtitle: between.find((line) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) ?? null,
    credits: people.map(readPerson),
  };
}

/** The last line names the author; before or after it stand those who translated, edited or corrected. */
function splitPeople(lines: readonly string[]): readonly string[] {
  const helpers = lines.length - lines.findLastIndex((line) => !isHelper(line)) - 1;
  return helpers === lines.length ? lines : lines.slice(lines.length - helpers - 1);
}

function isHelper(line: string): boolean {
  return /(?:訳|編|校訂|校注|註|注)$/u.test(line);
}

function readPerson(line: string): ImportedCredit {
  const translator = /[訳]$/u.test(line);
  const name = line.replace(/[\s　]*(?:編訳|共訳|抄訳|意訳|訳|編著|編|著|校訂|校注)$/u, '');
  return { name: name === '' ? line : name, reading: null, role: translator ? 'TRANSLATOR' : 'AUTHOR' };
}

function readFooter(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .normalize('NFC');
}

function cleanLine(line: string): string {
  return line
    .replace(/《[^《》]{0,200}》|［＃[^［］]{0,400}］|｜/g, '')
    .replace(/[\s　]+/g, ' ')
    .trim()
    .normalize('NFC');
}
