import { expect, test } from 'vitest';
import { genresPath } from '#src/entities/genre/genres-path.ts';

test('Every genre, by update, on the first page, is the bare path.', () => {
  expect([genresPath(), genresPath({ genres: [], order: 'updated', page: 1 })]).toEqual(['/genres', '/genres']);
});

test('The choice, the order and the page are in the address.', () => {
  expect(genresPath({ genres: ['fantasy', 'folk-tale'], without: ['horror'], order: 'views', page: 2 })).toBe(
    '/genres?genre=fantasy,folk-tale&without=horror&order=views&page=2',
  );
});

test('A template for the numbered pages keeps its placeholder as it is.', () => {
  expect(genresPath({ page: '[page]' })).toBe('/genres?page=[page]');
});
