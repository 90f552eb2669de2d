import type { ImportedCredit } from '../../imported-work.ts';
import type { FoundHeadings } from './find-headings.ts';
import { isTitleLike, readHeading } from './headings.ts';
import type { LineGroup } from './line-groups.ts';

export interface FrontMatter {
  readonly title: string | null;
  readonly credits: readonly ImportedCredit[];
  readonly sourceNote: string | null;
  /** How many groups at the beginning it takes. */
  readonly groups: number;
}

const NONE: FrontMatter = { title: null, credits: [], sourceNote: null, groups: 0 };
const LONGEST_LINE = 100;

const TITLE = /^(?:tên (?:truyện|tác phẩm|sách)|tựa đề|nhan đề|tiêu đề|title)$/iu;
const CONTENTS = /^mục lục[.:]?$/iu;
const AUTHOR = /^(?:tác giả|author)$/iu;
const TRANSLATOR = /^(?:dịch giả|người dịch|bản dịch(?: của)?|translator)$/iu;
const SOURCE = /^(?:nguồn|nhà xuất bản|xuất bản|nxb|năm|bản quyền|giấy phép|source|license)$/iu;

/**
 * Reads what stands before the text: lines such as `Tác giả: Khái Hưng`, of which those that say something else of the
 * work (`Tình trạng: Full`) go to its source, or a title page of a title and a name right
 * before the first chapter's heading. Text that is neither is left alone.
 */
export function readFrontMatter(groups: readonly LineGroup[], headings: FoundHeadings): FrontMatter {
  const fields = readFields(groups[0] ?? []);
  if (fields !== null) return fields;
  const first = groups.findIndex((_group, index) => opensChapter(headings, index));
  const page = groups
    .slice(0, Math.max(0, first))
    .flat()
    .map((line) => line.trim());
  if (page.length === 0 || page.length > 4 || first > 3 || !page.every(isOfTitlePage)) return NONE;
  const [title = null, ...people] = page;
  return { title, credits: people.slice(0, 1).map((name) => credit(stripLabel(name), 'AUTHOR')), sourceNote: null, groups: first };
}

function isOfTitlePage(line: string): boolean {
  return line.length <= LONGEST_LINE && isTitleLike([line]) && !CONTENTS.test(line) && readHeading([line]) === null;
}

function opensChapter(headings: FoundHeadings, index: number): boolean {
  const heading = headings.byGroup.get(index);
  return heading !== undefined && heading.kind !== 'bare' && (headings.chapters?.has(heading.kind) ?? true);
}

function readFields(group: LineGroup): FrontMatter | null {
  const fields = group.map((line) => /^([^:]{1,30}):\s*(\S.*)$/u.exec(line.trim()));
  const pairs = fields.flatMap((field) => (field === null ? [] : [[(field[1] ?? '').trim(), field[2] ?? ''] as const]));
  const isKnown = ([key]: readonly [string, string]): boolean => [TITLE, AUTHOR, TRANSLATOR, SOURCE].some((known) => known.test(key));
  const names = pairs.some(([key]) => TITLE.test(key)) && pairs.some(([key]) => AUTHOR.test(key));
  if (pairs.length === 0 || pairs.length < group.length || !(names || pairs.every(isKnown))) return null;
  const named = (key: RegExp): readonly string[] => pairs.filter(([name]) => key.test(name)).map(([, value]) => value);
  const sources = pairs.filter((pair) => SOURCE.test(pair[0]) || !isKnown(pair)).map(([key, value]) => `${key}: ${value}`);
  return {
    title: named(TITLE)[0] ?? null,
    credits: [...named(AUTHOR).map((name) => credit(name, 'AUTHOR')), ...named(TRANSLATOR).map((name) => credit(name, 'TRANSLATOR'))],
    sourceNote: sources.length === 0 ? null : sources.join('\n'),
    groups: 1,
  };
}

function credit(name: string, role: ImportedCredit['role']): ImportedCredit {
  return { name, reading: null, role };
}

function stripLabel(name: string): string {
  return name.replace(/^(?:tác giả|của)\s*:?\s+/iu, '');
}
