import { expect, test } from 'vitest';
import { SlotsByKey } from '#server/platform/slots-by-key.ts';

test('Each key has so many slots at a time, whatever the others have, and a slot that was given back can be taken again.', () => {
  const slots = new SlotsByKey(2);
  const [first, second] = [slots.take(1), slots.take(1)];
  expect([first, second, slots.take(1), slots.take(2)].map((slot) => slot !== null)).toEqual([true, true, false, true]);
  first?.[Symbol.dispose]();
  expect([slots.take(1), slots.take(1)].map((slot) => slot !== null)).toEqual([true, false]);
});
