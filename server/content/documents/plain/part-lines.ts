import { chapterNumber } from '../chapter-numbers.ts';
import { isOnlyNumber, isSideStory, isTitleLike, readHeading } from './headings.ts';
import type { LineGroup } from './line-groups.ts';
import { findWrapColumn } from './line-groups.ts';

/** A chapter's line that is alone in its text may be a sentence, unless it opens the text. */
const FEWEST = 2;

/**
 * Sets the lines that open chapters (`Chương 3: Mưa`) apart in a text whose paragraphs are a line each, without blank ones
 * between; a line that comes twice, as novel sites print it, goes. Where lines are wrapped by hand, blank ones say what is apart.
 */
export function partAtChapters(groups: readonly LineGroup[]): readonly LineGroup[] {
  if (findWrapColumn(groups) !== null) return groups;
  const parted = groups.flatMap((group) => (readHeading(group) === null ? partGroup(group) : [group]));
  const count = parted.filter((group) => opensChapter(group)).length;
  const areParted = count >= FEWEST || opensText(groups[0] ?? []);
  return (areParted ? parted : groups).filter((group, index, all) => !comesAgain(group, all[index + 1]));
}

function partGroup(group: LineGroup): LineGroup[] {
  const parts: string[][] = [[]];
  for (let at = 0; at < group.length;) {
    const length = headingLength(group, at);
    if (length === 0) parts.at(-1)?.push(...group.slice(at, at + 1));
    else parts.push(group.slice(at, at + length), []);
    at += Math.max(1, length);
  }
  return parts.filter((part) => part.length > 0);
}

/** How many lines from `at` on are one heading: a number may have its title in the line below, before the text. */
function headingLength(group: LineGroup, at: number): number {
  const [line = '', next] = group.slice(at, at + 2);
  if (!opensChapter([line])) return 0;
  return next !== undefined && at + 2 < group.length && isOnlyNumber(line) && isTitleLike([next]) && !opensChapter([next]) ? 2 : 1;
}

/** A text of one chapter begins with its line, or with what the work is called and that line. */
function opensText(group: LineGroup): boolean {
  return opensChapter(group.slice(0, 1)) || (isTitleLike(group.slice(0, 1)) && opensChapter(group.slice(1, 2)));
}

function opensChapter(group: LineGroup): boolean {
  const heading = readHeading(group);
  return heading?.kind === 'chapter' || (heading?.kind === 'named' && isSideStory(heading.title));
}

function comesAgain(group: LineGroup, next: LineGroup | undefined): boolean {
  const [one, other] = [readHeading(group), readHeading(next ?? [])];
  if (one === null || other?.kind !== one.kind || one.kind !== 'chapter') return false;
  return chapterNumber(one.title) === chapterNumber(other.title) && fold(other.title).startsWith(fold(one.title));
}

function fold(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
