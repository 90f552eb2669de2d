import { expect, test } from 'vitest';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';

interface Place {
  readonly workId: string;
  readonly chapterId: string;
  readonly at: number;
}

const place = (chapterId: string, at: number, workId = 'w'): Place => ({ workId, chapterId, at });
const parse = (kept: unknown): Place | null => (typeof kept === 'object' ? (kept as Place) : null);

/** As much as fits into `room` characters; a negative room denies everything. */
function storageOf(room: number): () => Storage {
  const kept = new Map<string, string>();
  return () => {
    if (room < 0) throw new DOMException('Denied', 'SecurityError');
    const setItem = (key: string, value: string): void => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    };
    return { getItem: (key: string) => kept.get(key) ?? null, setItem } as Storage;
  };
}

test('Places are there for the next page, the newest first, one a chapter.', () => {
  const storage = storageOf(10_000);
  const places = new KeptPlaces(parse, storage);
  places.keep(place('1', 1));
  places.keep(place('2', 2));
  places.keep(place('1', 3));
  const next = new KeptPlaces(parse, storage);
  expect(next.all()).toEqual([place('1', 3), place('2', 2)]);
  expect([next.ofChapter('2'), next.ofChapter('9'), next.ofWork('w')]).toEqual([place('2', 2), null, place('1', 3)]);
});

test('Two tabs keep their places beside each other.', () => {
  const storage = storageOf(10_000);
  const [one, other] = [new KeptPlaces(parse, storage), new KeptPlaces(parse, storage)];
  one.keep(place('1', 1));
  other.keep(place('2', 2));
  one.keep(place('3', 3));
  expect(other.all().map(({ chapterId }) => chapterId)).toEqual(['3', '2', '1']);
});

test('Where storage is denied, places hold for the page.', () => {
  const places = new KeptPlaces(parse, storageOf(-1));
  places.keep(place('1', 1));
  expect(places.all()).toEqual([place('1', 1)]);
});

test('Where storage is full, the newest places are kept and no other is lost to the page.', () => {
  const storage = storageOf(120);
  const places = new KeptPlaces(parse, storage);
  for (let at = 1; at <= 5; at += 1) places.keep(place(String(at), at));
  expect(places.all().map(({ at }) => at)).toEqual([5, 4, 3, 2, 1]);
  expect(new KeptPlaces(parse, storage).all()[0]).toEqual(place('5', 5));
});

test('Of places that are brought in, the newer stays; a work is forgotten whole.', () => {
  const places = new KeptPlaces(parse, storageOf(10_000));
  places.keep(place('1', 5));
  places.add([place('1', 4), place('2', 9), place('3', 1, 'v')]);
  expect(places.all()).toEqual([place('2', 9), place('1', 5), place('3', 1, 'v')]);
  places.forgetWork('w');
  expect(places.all()).toEqual([place('3', 1, 'v')]);
  places.clear();
  expect(places.all()).toEqual([]);
});

test('What was spoilt in storage counts as not there.', () => {
  const storage = storageOf(1000);
  storage().setItem('futago.places', '{');
  expect(new KeptPlaces(parse, storage).all()).toEqual([]);
});

test('A replaced place gives way to an older one too, and only in its chapter.', () => {
  const places = new KeptPlaces(parse, storageOf(10_000));
  places.keep(place('1', 5));
  places.keep(place('2', 6));
  places.replace([place('1', 3), place('3', 9)]);
  expect(places.all()).toEqual([place('3', 9), place('2', 6), place('1', 3)]);
});

test('Forgotten chapters are gone, and no others.', () => {
  const places = new KeptPlaces(parse, storageOf(10_000));
  for (const chapterId of ['1', '2', '3']) places.keep(place(chapterId, Number(chapterId)));
  places.forgetChapters(new Set(['1', '3', '9']));
  expect(places.all()).toEqual([place('2', 2)]);
});

/** Room for so many places of two digits. */
const roomFor = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => place(String(at + 10), at + 10))).length;

test('Of many places only the one that has no room gives way to a full storage, time after time.', () => {
  const storage = storageOf(roomFor(60));
  for (let at = 10; at < 90; at += 1) new KeptPlaces(parse, storage).keep(place(String(at), at));
  expect(new KeptPlaces(parse, storage).all().map(({ at }) => at)).toEqual(Array.from({ length: 60 }, (_, index) => 89 - index));
});

test('Where a work was read last outlives where others were read before.', () => {
  const storage = storageOf(roomFor(3));
  new KeptPlaces(parse, storage).keep(place('10', 10, 'v'));
  for (let at = 11; at < 20; at += 1) new KeptPlaces(parse, storage).keep(place(String(at), at));
  expect(new KeptPlaces(parse, storage).all()).toEqual([place('19', 19), place('18', 18), place('10', 10, 'v')]);
});
