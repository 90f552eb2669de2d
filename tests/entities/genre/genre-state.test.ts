import { expect, test } from 'vitest';
import { genreState, turnedGenre } from '#src/entities/genre/genre-state.ts';

test('A genre is with, without, or either way.', () => {
  const selection = { genres: ['fantasy'], without: ['horror'] };
  expect(['fantasy', 'horror', 'school'].map((slug) => genreState(selection, slug))).toEqual(['with', 'without', 'either']);
  expect(genreState({}, 'fantasy')).toBe('either');
});

test('Pressed again and again a genre goes round, and the others stay as they are.', () => {
  const start = { genres: ['school'], without: ['horror'] };
  const once = turnedGenre(start, 'fantasy');
  const twice = turnedGenre(once, 'fantasy');
  expect([once, twice, turnedGenre(twice, 'fantasy')]).toEqual([
    { genres: ['school', 'fantasy'], without: ['horror'] },
    { genres: ['school'], without: ['horror', 'fantasy'] },
    start,
  ]);
});
