import { expect, test } from 'vitest';
import { genresPath } from '#src/entities/genre/genres-path.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import { parseSearch, stringifySearch } from '#src/app/router/search-text.ts';

test('Values are flat text, and of a repeated name the last holds.', () => {
  expect(parseSearch('?page=2&page=3&filter=%7B%22a%22%3A1%7D')).toEqual({ page: '3', filter: '{"a":1}' });
});

test('What is undefined is left out, and nothing at all is an empty search.', () => {
  expect(stringifySearch({ page: undefined, order: 'views' })).toBe('?order=views');
  expect(stringifySearch({ page: undefined })).toBe('');
});

test('Every address that the path builders write is already the canonical one.', () => {
  const paths = [
    genresPath({ genres: ['folk-tale', 'slice-of-life'], order: 'name', page: 3 }),
    workPath('8', { chapters: 2, order: 'oldest', filter: 'Đêm & "mưa" 100%, 雨' }),
  ];
  for (const path of paths) {
    const { search } = new URL(path, 'http://vi.localhost');
    const written = path.slice(path.indexOf('?'));
    expect(stringifySearch(parseSearch(search))).toBe(written);
  }
});
