import { expect, test } from 'vitest';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';

const PLACE: KeptPlace = {
  workId: '8',
  chapterId: '45',
  id: 'p1',
  offset: 12,
  order: 3,
  count: 40,
  before: ['p0'],
  after: ['p2'],
  contentHash: 'abc',
  progress: 0.4,
  at: 1000,
};

test('A place is read back as it was kept.', () => {
  expect(parseKeptPlace(JSON.parse(JSON.stringify(PLACE)))).toEqual(PLACE);
});

test('What is no place is none.', () => {
  const wrong = [
    null,
    'x',
    {},
    { ...PLACE, offset: -1 },
    { ...PLACE, progress: 2 },
    { ...PLACE, before: [1] },
    { ...PLACE, id: 3 },
    { ...PLACE, at: 9e15 },
  ];
  expect(wrong.map(parseKeptPlace)).toEqual(wrong.map(() => null));
});
