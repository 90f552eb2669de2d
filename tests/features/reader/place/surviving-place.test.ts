import { expect, test } from 'vitest';
import { anchorOf, survivingEdge } from '#src/features/reader/place/surviving-place.ts';

const IDS = Array.from({ length: 200 }, (_, index) => `b${index}`);

function anchor(index: number, offset = 7) {
  const found = anchorOf(IDS, { index, offset });
  if (found === null) throw new Error(`There is no block ${index}.`);
  return found;
}

test('An anchor names the element, its place and its neighbours, nearest first.', () => {
  expect(anchorOf(['a', 'b', 'c', 'd'], { index: 2, offset: 3 })).toEqual({
    id: 'c',
    offset: 3,
    order: 2,
    count: 4,
    before: ['b', 'a'],
    after: ['d'],
  });
  expect(anchorOf([], { index: 0, offset: 0 })).toBeNull();
});

test('An element that survives is found wherever it has moved to, with the same offset.', () => {
  expect(survivingEdge(anchor(50), ['new', 'other', ...IDS])).toEqual({ index: 52, offset: 7 });
});

test('Of an element that was changed, the place beside its nearest neighbour is taken.', () => {
  expect(survivingEdge(anchor(50), ['new', ...IDS.with(50, 'changed')])).toEqual({ index: 51, offset: 7 });
  expect(survivingEdge(anchor(0), IDS.with(0, 'changed'))).toEqual({ index: 0, offset: 7 });
  expect(survivingEdge(anchor(199), IDS.with(199, 'changed'))).toEqual({ index: 199, offset: 7 });
});

test('Of several elements with the same content the one among the same neighbours is taken, whatever their numbers have become.', () => {
  const ids = ['a', 'yes', 'b', 'yes-2', 'c', 'yes-3'];
  const places = [1, 3, 5].map((index) => anchorOf(ids, { index, offset: 2 }) ?? expect.fail('There is no such element.'));
  expect(places.map((place) => survivingEdge(place, ['yes', 'a', 'yes-2', 'b', 'yes-3', 'c', 'yes-4'])?.index)).toEqual([2, 4, 6]);
  expect(places.slice(1).map((place) => survivingEdge(place, ['a', 'b', 'yes', 'c', 'yes-2'])?.index)).toEqual([2, 4]);
});

test('Where no neighbour survives, the same part of the chapter is taken; an empty chapter has none.', () => {
  expect(survivingEdge(anchor(50), ['x1', 'x2', 'x3', 'x4'])).toEqual({ index: 1, offset: 0 });
  expect(survivingEdge(anchor(50), [])).toBeNull();
});

test('After a tenth of the blocks has changed, every place is still that of its paragraph.', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let round = 0; round < 500; round += 1) {
    const changed = IDS.map((id) => (random() < 0.1 ? `${id}-changed-${round}` : id));
    const index = Math.floor(random() * IDS.length);
    expect(survivingEdge(anchor(index), changed)).toEqual({ index, offset: 7 });
  }
});
