import { expect, test } from 'vitest';
import { readingYear } from '#src/features/account/profile/reading-year.ts';

/** A Saturday. */
const TODAY = new Date(2026, 10, 21);

test('A year is 53 weeks that begin on Sunday and end today.', () => {
  const { weeks } = readingYear([], TODAY);
  expect([weeks.length, weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual([53, '2025-11-16', '2026-11-21']);
  expect(new Set(weeks.map((week) => week.length))).toEqual(new Set([7]));
  expect(
    readingYear([], new Date(2026, 10, 22))
      .weeks.at(-1)
      ?.map(({ day }) => day),
  ).toEqual(['2026-11-22']);
});

test('Days are counted, what lies outside is not, and runs go over weeks and months.', () => {
  const run = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'];
  const days = [...run, '2026-11-21', '2025-01-01', '2026-11-22'].map((day) => ({ day, chaptersCount: 2 }));
  const { chaptersCount, daysCount, longestRun } = readingYear(days, TODAY);
  expect({ chaptersCount, daysCount, longestRun }).toEqual({ chaptersCount: 12, daysCount: 6, longestRun: 5 });
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [8, 4],
  [90, 4],
])('A day of %i chapters is of level %i.', (chaptersCount, level) => {
  expect(
    readingYear([{ day: '2026-11-21', chaptersCount }], TODAY)
      .weeks.at(-1)
      ?.at(-1)?.level,
  ).toBe(level);
});
