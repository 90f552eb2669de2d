import { expect, test } from 'vitest';
import { searchPath } from '#src/entities/work/search-path.ts';

test('The search page has one address for each view of it.', () => {
  expect(searchPath()).toBe('/search');
  expect(searchPath({ query: '', genres: [], page: 1 })).toBe('/search');
  expect(
    searchPath({
      query: 'lồng đèn',
      format: 'comic',
      status: 'hiatus',
      genres: ['a', 'b'],
      without: ['c'],
      creator: '7',
      site: 'twin',
      page: '[page]',
    }),
  ).toBe('/search?q=l%E1%BB%93ng%20%C4%91%C3%A8n&format=comic&status=hiatus&genre=a,b&without=c&creator=7&site=twin&page=[page]');
});
