import { expect, test } from 'vitest';
import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';
import { genreState, isChoiceFull, turnedGenre } from '#src/entities/genre/genre-state.ts';

const FULL = Array.from({ length: MOST_CHOSEN_GENRES }, (_, index) => `genre-${index}`);

test('A genre is with, without, or either way.', () => {
  const selection = { genres: ['fantasy'], without: ['horror'] };
  expect(['fantasy', 'horror', 'school'].map((slug) => genreState(selection, slug))).toEqual(['with', 'without', 'either']);
  expect(genreState({}, 'fantasy')).toBe('either');
});

test('Pressed again and again a genre goes round, and the others stay as they are.', () => {
  const start = { genres: ['school'], without: ['horror'] };
  const once = { genres: ['school', 'fantasy'], without: ['horror'] };
  const twice = { genres: ['school'], without: ['horror', 'fantasy'] };
  expect([start, once, twice].map((selection) => turnedGenre(selection, 'fantasy'))).toEqual([once, twice, start]);
});

test('No genre is chosen beyond as many as can be; those that are can be given back.', () => {
  expect(turnedGenre({ genres: FULL }, 'fantasy')).toBeNull();
  expect(turnedGenre({ genres: FULL }, 'genre-0')).toEqual({ genres: FULL.slice(1), without: ['genre-0'] });
  expect(turnedGenre({ genres: ['fantasy'], without: FULL }, 'fantasy')).toEqual({ genres: [], without: FULL });
  expect([{}, { genres: FULL.slice(1), without: FULL }, { genres: FULL }].map(isChoiceFull)).toEqual([false, false, true]);
});
