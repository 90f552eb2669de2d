import { expect, test } from 'vitest';
import { PlaceSignal, type Place } from '#src/features/reader/place-signal.ts';

const place: Place = { position: 3, progress: 0.5, motion: 1 };

test('A listener hears every place until it ends its subscription.', () => {
  const signal = new PlaceSignal();
  const heard: Place[] = [];
  const end = signal.subscribe((told) => heard.push(told));
  signal.tell(place);
  end();
  signal.tell({ ...place, position: 4 });
  expect(heard).toEqual([place]);
});

test('The last place is kept for those who come late.', () => {
  const signal = new PlaceSignal();
  expect(signal.place).toEqual({ position: 0, progress: 0, motion: 0 });
  signal.tell(place);
  expect(signal.place).toEqual(place);
});

test('While the page holds the chapter at its place, nothing that moves it is the reader.', () => {
  const signal = new PlaceSignal();
  signal.hold(10_000);
  expect([signal.isHeld, signal.tell(place), signal.place]).toEqual([true, { ...place, motion: 0 }, { ...place, motion: 0 }]);
  signal.hold(0);
  expect([signal.isHeld, signal.tell(place)]).toEqual([false, place]);
});
