import { withoutMarks } from '../../i18n/without-marks.ts';
import { dayOf } from '../date-field/date-format.ts';

/** How a filter of the table compares, by the specification, in its order. */
export const MATCH_MODES = [
  'startsWith',
  'contains',
  'notContains',
  'endsWith',
  'equals',
  'notEquals',
  'lt',
  'lte',
  'gt',
  'gte',
  'dateIs',
  'dateIsNot',
  'dateBefore',
  'dateAfter',
] as const;

export type MatchMode = (typeof MATCH_MODES)[number];
export type ColumnKind = 'text' | 'number' | 'date';
/** What a cell holds; null where it holds nothing. */
export type CellValue = string | number | Date | null;

/** Which modes a column of the kind offers, the first being the one it begins with. */
export const MODES_OF: Readonly<Record<ColumnKind, readonly MatchMode[]>> = {
  text: ['startsWith', 'contains', 'notContains', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
};

type Comparison = (value: string | number, wanted: string | number) => boolean;

const COMPARISONS: Readonly<Record<MatchMode, Comparison>> = {
  startsWith: (value, wanted) => String(value).startsWith(String(wanted)),
  contains: (value, wanted) => String(value).includes(String(wanted)),
  notContains: (value, wanted) => !String(value).includes(String(wanted)),
  endsWith: (value, wanted) => String(value).endsWith(String(wanted)),
  equals: (value, wanted) => value === wanted,
  notEquals: (value, wanted) => value !== wanted,
  lt: (value, wanted) => value < wanted,
  lte: (value, wanted) => value <= wanted,
  gt: (value, wanted) => value > wanted,
  gte: (value, wanted) => value >= wanted,
  dateIs: (value, wanted) => value === wanted,
  dateIsNot: (value, wanted) => value !== wanted,
  dateBefore: (value, wanted) => value < wanted,
  dateAfter: (value, wanted) => value > wanted,
};

/** They hold for a cell that holds nothing. */
const DENIALS: ReadonlySet<MatchMode> = new Set(['notContains', 'notEquals', 'dateIsNot']);

/**
 * Whether a cell passes a filter. One that wants nothing (null, white space) lets everything pass. Text is compared
 * without regard to case, width and marks, dates by the day of the reader's time zone.
 */
export function matches(mode: MatchMode, value: CellValue, wanted: CellValue): boolean {
  const sought = comparable(wanted);
  if (sought === null) return true;
  const held = comparable(value);
  return held === null ? DENIALS.has(mode) : COMPARISONS[mode](held, sought);
}

function comparable(value: CellValue): string | number | null {
  if (value === null) return null;
  if (value instanceof Date) return dayOf(value).getTime();
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  return withoutMarks(value.normalize('NFKC').toLowerCase()).trim() || null;
}
