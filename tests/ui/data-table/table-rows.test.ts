import { expect, test } from 'vitest';
import { filteredRows, nextSort, sortedRows, withFilter, withoutFilter, type TableColumn } from '#src/ui/data-table/table-rows.ts';

interface Work {
  readonly title: string;
  readonly views: number | null;
  readonly updated: Date;
}

const WORKS: readonly Work[] = [
  { title: 'Tập 10', views: 5, updated: new Date(2026, 0, 3) },
  { title: 'Tập 9', views: null, updated: new Date(2026, 0, 1) },
  { title: 'Ánh trăng', views: 900, updated: new Date(2026, 0, 2) },
  { title: 'Bão', views: 5, updated: new Date(2026, 0, 4) },
];

const COLUMNS: readonly TableColumn<Work>[] = [
  { key: 'title', name: 'Tên', kind: 'text', valueOf: ({ title }) => title },
  { key: 'views', name: 'Lượt xem', kind: 'number', valueOf: ({ views }) => views },
  { key: 'updated', name: 'Cập nhật', kind: 'date', valueOf: ({ updated }) => updated },
];

const titles = (works: readonly Work[]): string[] => works.map(({ title }) => title);
const sorted = (column: string, way: 'ascending' | 'descending', language = 'vi'): string[] =>
  titles(sortedRows(WORKS, COLUMNS, { column, way }, language));

test('A row passes every filter, or is left out.', () => {
  const many = { column: 'views', mode: 'gte', wanted: 5 } as const;
  expect(titles(filteredRows(WORKS, COLUMNS, []))).toEqual(titles(WORKS));
  expect(titles(filteredRows(WORKS, COLUMNS, [many]))).toEqual(['Tập 10', 'Ánh trăng', 'Bão']);
  expect(titles(filteredRows(WORKS, COLUMNS, [many, { column: 'title', mode: 'startsWith', wanted: 'tap' }]))).toEqual(['Tập 10']);
  expect(titles(filteredRows(WORKS, COLUMNS, [{ column: 'gone', mode: 'equals', wanted: 'x' }]))).toEqual(titles(WORKS));
});

test('Text stands as its language orders it, and numbers in it by their value.', () => {
  expect(sorted('title', 'ascending')).toEqual(['Ánh trăng', 'Bão', 'Tập 9', 'Tập 10']);
  expect(sorted('title', 'descending')).toEqual(['Tập 10', 'Tập 9', 'Bão', 'Ánh trăng']);
});

test('Numbers and dates stand by their value, alike ones as they came, and what holds nothing last either way.', () => {
  expect(sorted('views', 'ascending')).toEqual(['Tập 10', 'Bão', 'Ánh trăng', 'Tập 9']);
  expect(sorted('views', 'descending')).toEqual(['Ánh trăng', 'Tập 10', 'Bão', 'Tập 9']);
  expect(sorted('updated', 'descending')).toEqual(['Bão', 'Tập 10', 'Ánh trăng', 'Tập 9']);
});

test('Without an order, or by a column that is not there, the rows stand as they came.', () => {
  expect(titles(sortedRows(WORKS, COLUMNS, null, 'vi'))).toEqual(titles(WORKS));
  expect(sorted('gone', 'ascending')).toEqual(titles(WORKS));
});

test('A column orders up, then down, then no more; another begins anew.', () => {
  const up = nextSort(null, 'title');
  const down = nextSort(up, 'title');
  expect([up, down, nextSort(down, 'title'), nextSort(down, 'views')]).toEqual([
    { column: 'title', way: 'ascending' },
    { column: 'title', way: 'descending' },
    null,
    { column: 'views', way: 'ascending' },
  ]);
});

test('A filter takes the place of its column’s own, and leaves again.', () => {
  const first = { column: 'title', mode: 'contains', wanted: 'a' } as const;
  const other = { column: 'views', mode: 'gt', wanted: 3 } as const;
  const second = { ...first, wanted: 'b' };
  expect(withFilter(withFilter(withFilter([], first), other), second)).toEqual([second, other]);
  expect(withoutFilter([second, other], 'title')).toEqual([other]);
});
