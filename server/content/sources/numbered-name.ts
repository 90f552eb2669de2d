import { fold } from '#server/platform/fold.ts';
import { type ChapterLabel, LONGEST_NAME, parseChapterLabel, titleFromName, withoutTags } from './chapter-label.ts';
import { baseName } from './path-parts.ts';

const PARTS = [
  ['上', '下'],
  ['上', '中', '下'],
  ['前編', '後編'],
  ['前編', '中編', '後編'],
];

/** What the name of a file or folder says that holds more than a label: "Naruto v01 (2003) (Digital)", "[Group]_Ch.12". */
export interface NumberedName {
  /** Null where what stands before the label names those who made the file, not the series. */
  readonly series: string | null;
  readonly label: ChapterLabel;
}

/** Words that count, right before a number. Part and season are often in the title of a series. */
const COUNTED =
  /(?<=^|[\s._\-–—,\])])(?=(?:(?:vol(?:ume)?|ch(?:ap(?:ter)?)?|ep(?:isode)?|chương|chuong|hồi|tập|tap|quyển|quyen|kỳ)[\s._-]*\d|[vc#]\d|第[\d〇一二三四五六七八九十百]))/giu;
const GROUPS = /^(?:(?:\[[^[\]]*\]|\([^()]*\))[\s_]*)+/u;
const EDGES = /^[\s._–—,-]+|[\s._–—,-]+$/gu;
/** Higher numbers are years. */
const STEM = /^(.*\p{L}.*?)[\s._-]+(0\d{1,3}|[1-9]\d{0,2}|1[0-8]\d\d)$/u;

/** Null for a name that says nothing countable, or only the label. */
export function readNumberedName(name: string): NumberedName | null {
  if (name.length > LONGEST_NAME) return null;
  const folded = withoutScan(name);
  for (const { index } of folded.matchAll(COUNTED)) {
    const label = parseChapterLabel(folded.slice(index));
    if (label !== null) return { series: seriesBefore(folded, index), label };
  }
  return null;
}

const SPECIAL =
  /^(.*\S)[\s._-]+(sp\d{1,3}|(?:tập|chương|chap(?:ter)?|phần)\s(?:đặc biệt|ngoại truyện|phụ|cuối|extra|special)(?:\s\d{1,3})?)$/iu;

/**
 * The series and the name of a special that is marked as shelves of comics do, or counted without a number: "Naruto
 * SP01", "Doraemon Tập đặc biệt".
 */
export function readSpecial(name: string): { readonly series: string | null; readonly name: string } | null {
  if (name.length > LONGEST_NAME) return null;
  const [, before, special] = SPECIAL.exec(withoutScan(name)) ?? [];
  return before === undefined || special === undefined ? null : { series: titleOf(before), name: special };
}

/**
 * Files that are called alike and numbered, such as "One Piece 001" and "One Piece 002": what they say, by their base
 * name. One alone may be "Apollo 13".
 */
export function readNumberedFiles(files: readonly string[]): ReadonlyMap<string, NumberedName> {
  const parts = partsOf(files.map(baseName));
  if (parts !== null) return new Map(parts.map((label, index) => [baseName(files[index] ?? ''), { series: null, label }]));
  const stems = new Map<string, Map<string, string>>();
  for (const name of files.map(baseName)) {
    const [, stem, number] = STEM.exec(withoutScan(name)) ?? [];
    if (stem === undefined || number === undefined || parseChapterLabel(name) !== null || readNumberedName(name) !== null) continue;
    stems.set(stem, (stems.get(stem) ?? new Map<string, string>()).set(name, String(Number(number))));
  }
  const several = [...stems].filter(([, names]) => names.size > 1);
  return new Map(
    several.flatMap(([stem, names]) =>
      [...names].map(([name, number]) => [name, { series: titleOf(stem), label: { number, title: null } }] as const),
    ),
  );
}

/** Downloads put their makers before the name of the chapter, parted by a `_` that is none of the spaces of the name. */
function seriesBefore(name: string, at: number): string | null {
  const before = name.slice(0, at);
  if (before.endsWith('_') && /[\s.]/.test(name.slice(at))) return null;
  return titleOf(before);
}

function titleOf(before: string): string | null {
  const title = before.replace(GROUPS, '').replace(EDGES, '');
  return /\p{L}|\p{N}/u.test(title) ? titleFromName(title) : null;
}

/** Year, source and makers of a scan stand behind its name. */
function withoutScan(name: string): string {
  return withoutTags(name.normalize('NFKC').trim(), () => true).normalize('NFC');
}

/**
 * The labels of names side by side, which may all begin with the same words: "Moon 1" and "Moon 2" say chapters 1 and 2. What
 * names several series labels none of them.
 */
export function labelsOf(names: readonly string[]): (ChapterLabel | null)[] {
  const parts = partsOf(names);
  if (parts !== null) return parts;
  const prefix = commonPrefix(names);
  const numbered = names.map(readNumberedName);
  const isOneSeries = new Set(numbered.flatMap((each) => (each?.series ? [fold(each.series)] : []))).size < 2;
  return names.map((name, index) => {
    const said = numbered[index];
    return (
      parseChapterLabel(name) ?? (said && (isOneSeries || said.series === null) ? said.label : parseChapterLabel(name.slice(prefix.length)))
    );
  });
}

/** Of names that are the parts of one work and nothing else: they count, though without a number. */
function partsOf(names: readonly string[]): ChapterLabel[] | null {
  const said = names.map((name) => name.normalize('NFKC').trim().replace(/巻$/u, ''));
  const parts = PARTS.find((each) => each.length === said.length && each.every((part) => said.includes(part)));
  if (parts === undefined) return null;
  return said.map((part, index) => ({ number: String(parts.indexOf(part) + 1), title: names[index] ?? null }));
}

/** What several names begin with, up to where a number begins. */
function commonPrefix([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length += 1;
  return first.slice(0, length).replace(/[\p{N}.]+$/u, '');
}
