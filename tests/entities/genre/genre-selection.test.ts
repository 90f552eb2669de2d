import { expect, test } from 'vitest';
import { genreSelectionFrom, genreSearch } from '#src/entities/genre/genre-selection.ts';

test('An address is read without gaps, without doubles and without a genre that is both, ten of each at most.', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => `g${index}`);
  expect(genreSelectionFrom('a,,b,a', 'c,b')).toEqual({ genres: ['a', 'b'], without: ['c'] });
  expect(genreSelectionFrom(undefined, eleven.join(','))).toEqual({ genres: [], without: eleven.slice(0, 10) });
});

test('In an address each genre is spelt so that it says nothing else.', () => {
  expect(genreSearch({ genres: ['a&b', 'c'], without: [] })).toEqual(['genre=a%26b,c', '']);
});
