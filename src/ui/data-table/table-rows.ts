import type { ReactNode } from 'react';
import { matches, type CellValue, type ColumnKind, type MatchMode } from './match-modes.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly name: string;
  /** Decides its alignment, its order and the modes of its filter. */
  readonly kind: ColumnKind;
  readonly valueOf: (row: Row) => CellValue;
  /** What the cell shows, where it is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  /** Holds the place of what it shows while rows are on the way, where that is higher than a line. */
  readonly waiting?: ReactNode;
  readonly isSortable?: boolean;
  readonly isFilterable?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly way: 'ascending' | 'descending';
}

export interface TableFilter {
  readonly column: string;
  readonly mode: MatchMode;
  readonly wanted: Exclude<CellValue, null>;
}

/** What of its rows a table shows; may be kept in an address. */
export interface TableView {
  readonly sort: TableSort | null;
  /** At most one a column; a row passes all of them. */
  readonly filters: readonly TableFilter[];
  /** Counts from 1. */
  readonly page: number;
}

export const WHOLE_TABLE: TableView = { sort: null, filters: [], page: 1 };

/** Rows that pass every filter, in the order they came in. A filter of a column that is not there lets everything pass. */
export function filteredRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter[],
): readonly Row[] {
  const checks = filters.flatMap(({ column, mode, wanted }) => {
    const valueOf = columns.find(({ key }) => key === column)?.valueOf;
    return valueOf ? [(row: Row) => matches(mode, valueOf(row), wanted)] : [];
  });
  return rows.filter((row) => checks.every((passes) => passes(row)));
}

/** Rows by a column, text as the language orders it, numbers in it by their value; what holds nothing stands last either way. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  language: string,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.column)?.valueOf;
  if (sort === null || valueOf === undefined) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = sort.way === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [before, after] = [valueOf(one), valueOf(other)];
    if (before === null || after === null) return Number(before === null) - Number(after === null);
    const order = typeof before === 'string' ? collator.compare(before, String(after)) : Number(before) - Number(after);
    return sign * order;
  });
}

/** The next way of a column's order: up, down, as the rows came in. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, way: 'ascending' };
  return sort.way === 'ascending' ? { column, way: 'descending' } : null;
}

/** The filters with one more, in the place of the column's own where it had one. */
export function withFilter(filters: readonly TableFilter[], filter: TableFilter): readonly TableFilter[] {
  const isThere = filters.some(({ column }) => column === filter.column);
  return isThere ? filters.map((one) => (one.column === filter.column ? filter : one)) : [...filters, filter];
}

export function withoutFilter(filters: readonly TableFilter[], column: string): readonly TableFilter[] {
  return filters.filter((filter) => filter.column !== column);
}
