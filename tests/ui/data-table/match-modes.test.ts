import { describe, expect, test } from 'vitest';
import { MATCH_MODES, matches, MODES_OF, type CellValue, type MatchMode } from '#src/ui/data-table/match-modes.ts';

const noon = (year: number, month: number, day: number): Date => new Date(year, month - 1, day, 12);
const eve = (year: number, month: number, day: number): Date => new Date(year, month - 1, day, 23, 59);

const CASES: Readonly<
  Record<MatchMode, { readonly holds: readonly [CellValue, CellValue][]; readonly fails: readonly [CellValue, CellValue][] }>
> = {
  startsWith: {
    holds: [
      ['Rồng thiêng', 'rồng'],
      ['Rồng thiêng', 'RONG'],
      ['ｶﾞﾝﾀﾞﾑ', 'ガン'],
      [128, '12'],
    ],
    fails: [
      ['Rồng thiêng', 'thiêng'],
      ['かぜ', 'が'],
      [null, 'a'],
    ],
  },
  contains: {
    holds: [
      ['Tiệm sách ngày mưa', 'sach'],
      ['ふたごの本', 'ごの'],
      ['100% yêu', '%'],
    ],
    fails: [
      ['Tiệm sách ngày mưa', 'nắng'],
      ['かき', 'が'],
      [null, 'a'],
    ],
  },
  notContains: {
    holds: [
      ['Tiệm sách', 'mưa'],
      [null, 'a'],
    ],
    fails: [['Tiệm sách', 'SÁCH']],
  },
  endsWith: {
    holds: [
      ['Tiệm sách', 'sach'],
      ['本棚', '棚'],
    ],
    fails: [
      ['Tiệm sách', 'tiệm'],
      [null, 'a'],
    ],
  },
  equals: {
    holds: [
      ['Đấu', 'đau'],
      [' Đấu ', 'đấu'],
      [12, 12],
      [0, 0],
    ],
    fails: [
      ['Đấu', 'đấu trường'],
      [12, 13],
      [12, '12'],
      [null, 0],
    ],
  },
  notEquals: {
    holds: [
      ['Đấu', 'Đá'],
      [12, 13],
      [null, 12],
    ],
    fails: [
      ['Đấu', 'đấu'],
      [12, 12],
    ],
  },
  lt: {
    holds: [
      [11, 12],
      [-1, 0],
    ],
    fails: [
      [12, 12],
      [13, 12],
      [null, 12],
      [Number.NaN, 12],
    ],
  },
  lte: {
    holds: [
      [11, 12],
      [12, 12],
    ],
    fails: [
      [13, 12],
      [null, 12],
    ],
  },
  gt: {
    holds: [[13, 12]],
    fails: [
      [12, 12],
      [11, 12],
      [null, 12],
    ],
  },
  gte: {
    holds: [
      [13, 12],
      [12, 12],
    ],
    fails: [
      [11, 12],
      [null, 12],
    ],
  },
  dateIs: {
    holds: [
      [noon(2026, 2, 28), noon(2026, 2, 28)],
      [eve(2026, 2, 28), new Date(2026, 1, 28)],
    ],
    fails: [
      [new Date(2026, 2, 1), eve(2026, 2, 28)],
      [null, noon(2026, 2, 28)],
    ],
  },
  dateIsNot: {
    holds: [
      [noon(2026, 3, 1), noon(2026, 2, 28)],
      [null, noon(2026, 2, 28)],
    ],
    fails: [[eve(2026, 2, 28), noon(2026, 2, 28)]],
  },
  dateBefore: {
    holds: [[eve(2026, 2, 27), noon(2026, 2, 28)]],
    fails: [
      [new Date(2026, 1, 28), noon(2026, 2, 28)],
      [noon(2026, 3, 1), noon(2026, 2, 28)],
      [null, noon(2026, 2, 28)],
    ],
  },
  dateAfter: {
    holds: [[new Date(2026, 2, 1), eve(2026, 2, 28)]],
    fails: [
      [eve(2026, 2, 28), noon(2026, 2, 28)],
      [null, noon(2026, 2, 28)],
    ],
  },
};

test('The modes are the fourteen of the specification, in its order.', () => {
  expect(MATCH_MODES.join(', ')).toBe(
    'startsWith, contains, notContains, endsWith, equals, notEquals, lt, lte, gt, gte, dateIs, dateIsNot, dateBefore, dateAfter',
  );
});

test('Each mode is offered for a kind of column, and none that compares otherwise.', () => {
  expect(new Set(Object.values(MODES_OF).flat())).toEqual(new Set(MATCH_MODES));
  expect(MODES_OF.date.every((mode) => mode.startsWith('date'))).toBe(true);
});

describe.each(MATCH_MODES)('%s', (mode) => {
  test.each(CASES[mode].holds)('holds for %s and %s.', (value, wanted) => {
    expect(matches(mode, value, wanted)).toBe(true);
  });

  test.each(CASES[mode].fails)('does not hold for %s and %s.', (value, wanted) => {
    expect(matches(mode, value, wanted)).toBe(false);
  });

  test.each([null, '', '  \u3000'])('lets everything pass where nothing is wanted: "%s".', (wanted) => {
    expect([matches(mode, 'Rồng', wanted), matches(mode, 12, wanted), matches(mode, null, wanted)]).toEqual([true, true, true]);
  });
});
