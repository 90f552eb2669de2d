import { expect, test } from 'vitest';
import { spreadDoubts } from '#src/features/upload/chapter/spread-doubts.ts';
import { ownSpreads } from '#stories/catalogue/upload.ts';

const narrow = { width: 800, height: 1200 };
const wide = { width: 1600, height: 1200 };
const isWide = (page: number): boolean => page === 3 || page === 7;

test('A page that stands alone only because the next is wide is doubted; the first one and the last one are not.', () => {
  const shapes = Array.from({ length: 12 }, (_, page) => (isWide(page) ? wide : narrow));
  // 1 | 2 3 | 4 wide | 5 6 | 7 | 8 wide | 9 10 | 11 12
  expect(spreadDoubts(shapes, ownSpreads(12, isWide))).toEqual([{ kind: 'alone', page: 7 }]);
  expect(spreadDoubts(shapes.slice(0, 7), ownSpreads(7, isWide))).toEqual([]);
});

test('Pages of another shape than most are doubted together, unless half of them are.', () => {
  const turned = { width: 1200, height: 800 };
  const square = { width: 1000, height: 1000 };
  const some = [narrow, { width: 810, height: 1190 }, turned, narrow, wide, square, narrow, narrow];
  const spreads = ownSpreads(8, () => false);
  expect(spreadDoubts(some, spreads)).toEqual([{ kind: 'shape', pages: [3, 6] }]);
  expect(spreadDoubts([narrow, square, turned, { width: 100, height: 900 }], [])).toEqual([]);
  expect(spreadDoubts([], [])).toEqual([]);
});
