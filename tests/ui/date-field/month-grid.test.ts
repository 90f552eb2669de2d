import { expect, test } from 'vitest';
import { addMonths, monthGrid, nextDay } from '#src/ui/date-field/month-grid.ts';

const day = (month: number, date: number, year = 2026): Date => new Date(year, month - 1, date);
const ends = (month: Date, firstDayOfWeek?: number): Date[] => {
  const days = monthGrid(month, firstDayOfWeek).flat();
  return [days[0], days.at(-1)].filter((one) => one !== undefined);
};

test('A month is whole weeks from Sunday to Saturday, days of its neighbours included.', () => {
  expect(ends(day(11, 15))).toEqual([day(11, 1), day(12, 5)]);
  expect(monthGrid(day(11, 15)).map((week) => [week.length, week[0]?.getDay()])).toEqual(Array.from({ length: 5 }, () => [7, 0]));
});

test('A week may start on another day.', () => {
  expect(ends(day(11, 15), 1)).toEqual([day(10, 26), day(12, 6)]);
});

test('A month of four weeks has four rows, and one of six has six.', () => {
  expect([monthGrid(day(2, 1)).length, monthGrid(day(8, 1)).length]).toEqual([4, 6]);
});

test.each([
  ['ArrowLeft', day(10, 31)],
  ['ArrowRight', day(11, 2)],
  ['ArrowUp', day(10, 25)],
  ['ArrowDown', day(11, 8)],
  ['PageUp', day(10, 1)],
  ['PageDown', day(12, 1)],
  ['Home', day(11, 1)],
  ['End', day(11, 7)],
  ['a', undefined],
])('From the first of November %s moves to %s.', (key, reached) => {
  expect(nextDay(key, day(11, 1))).toEqual(reached);
});

test('The last of a month stays the last of a shorter one.', () => {
  expect([addMonths(day(1, 31), 1), addMonths(day(3, 31), -1), addMonths(day(12, 31), 2)]).toEqual([
    day(2, 28),
    day(2, 28),
    day(2, 28, 2027),
  ]);
});
