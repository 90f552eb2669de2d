import { chapterNumber } from '../chapter-numbers.ts';
import type { TextHints } from '../text-contents.ts';
import { findCountedTitles } from './counted-titles.ts';
import type { HeadingKind, PlainHeading } from './headings.ts';
import { isLong, isTitleLike, readHeading } from './headings.ts';
import type { LineGroup } from './line-groups.ts';
import { isVerseThroughout } from './verse.ts';

/** What parts a book, first where two kinds stand side by side. */
const RANKS: readonly HeadingKind[] = ['chapter', 'counted', 'part', 'roman', 'digits'];

/** Characters that a chapter under a bare title has on average at least. */
const SHORTEST_CHAPTER = 900;

export interface FoundHeadings {
  /** By the index of their group. */
  readonly byGroup: ReadonlyMap<number, PlainHeading>;
  /** What the chapters open with; null where nothing parts the text. */
  readonly chapters: ReadonlySet<HeadingKind> | null;
}

/** Finds the headings of a text, and which of them open its chapters: at least two, or there are none. */
export function findHeadings(groups: readonly LineGroup[], { isChapter = false }: TextHints): FoundHeadings {
  const byGroup = new Map<number, PlainHeading>();
  groups.forEach((group, index) => {
    const heading = readHeading(group);
    if (heading !== null) byGroup.set(index, heading);
  });
  if (!isChapter) addCounted(groups, byGroup);
  dropContents(byGroup);
  dropLongAlone(byGroup);
  dropLoneNumbers(byGroup);
  const rank = RANKS.find((kind) => countKind(byGroup, kind) >= 2);
  if (rank !== undefined) return { byGroup, chapters: new Set([rank, 'named']) };
  const bare = findBareTitles(groups, byGroup);
  if (bare.size + countKind(byGroup, 'named') < 2) return { byGroup, chapters: null };
  for (const [index, title] of bare) byGroup.set(index, { kind: 'bare', title });
  return { byGroup, chapters: new Set(['bare', 'named']) };
}

function addCounted(groups: readonly LineGroup[], byGroup: Map<number, PlainHeading>): void {
  const titles = findCountedTitles(groups);
  let at = 0;
  groups.forEach((group, index) => {
    if (titles.has(at) && group.length === 1) byGroup.set(index, { kind: 'counted', title: group[0]?.trim() ?? '' });
    at += group.length;
  });
}

/** A long line is a heading only where the one before or behind it counts to it. */
function dropLongAlone(byGroup: Map<number, PlainHeading>): void {
  const chapters = [...byGroup].filter(([, { kind }]) => kind === 'chapter');
  const numbers = chapters.map(([, { title }]) => chapterNumber(title) ?? Number.NaN);
  chapters.forEach(([group, heading], index) => {
    const number = numbers[index] ?? Number.NaN;
    if (isLong(heading) && numbers[index - 1] !== number - 1 && numbers[index + 1] !== number + 1) byGroup.delete(group);
  });
}

/** Chapters' names one after the other, without a text between, are a table of contents. */
function dropContents(byGroup: Map<number, PlainHeading>): void {
  for (const [index, { kind }] of byGroup) if (kind === 'chapter' && byGroup.get(index + 1)?.kind === kind) byGroup.delete(index);
}

/** Numbers alone are headings only where they count on from 1; a year or an initial does not. */
function dropLoneNumbers(byGroup: Map<number, PlainHeading>): void {
  for (const kind of ['roman', 'digits'] as const) {
    let last = 0;
    for (const [index, heading] of byGroup) {
      if (heading.kind !== kind) continue;
      const number = chapterNumber(heading.title) ?? 0;
      if (number === last + 1 || (number === 1 && last > 1)) last = number;
      else byGroup.delete(index);
    }
  }
}

function countKind(byGroup: ReadonlyMap<number, PlainHeading>, kind: HeadingKind): number {
  return [...byGroup.values()].filter((heading) => heading.kind === kind).length;
}

/** Titles that only their place shows: a short line between long texts, and all of them far apart. */
function findBareTitles(groups: readonly LineGroup[], byGroup: ReadonlyMap<number, PlainHeading>): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  if (isVerseThroughout(groups)) return titles;
  groups.forEach((group, index) => {
    const next = groups[index + 1];
    const previous = groups[index - 1];
    if (byGroup.has(index) || next === undefined || byGroup.has(index + 1) || !isTitleLike(group)) return;
    if (isProse(next) && (previous === undefined || isProseEnd(previous))) titles.set(index, group[0]?.trim() ?? '');
  });
  const length = groups.reduce((sum, group) => sum + group.reduce((all, line) => all + line.length, 0), 0);
  return length >= titles.size * SHORTEST_CHAPTER ? titles : new Map();
}

function isProse(group: LineGroup): boolean {
  const line = group[0] ?? '';
  return group.length > 1 || line.length >= 60 || /^[–—-]\s/.test(line) || /^.{25,}[.!?…]$/u.test(line);
}

function isProseEnd(group: LineGroup): boolean {
  const line = group.at(-1) ?? '';
  return /[.!?…”"»)\]*]$/u.test(line) || (group.length > 1 && !/[:,;–-]$/.test(line)) || isTitleLike(group);
}
