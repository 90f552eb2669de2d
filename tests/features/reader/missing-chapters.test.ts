import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingChapters } from '#src/features/reader/missing-chapters.ts';

test.each([
  ['12', '13', null],
  ['12', '14', '13'],
  ['12', '16', '13–15'],
  ['0', '2', '1'],
  ['12', '12.5', null],
  ['12.5', '13', null],
  ['12.5', '14', '13'],
  ['12', '13.5', '13'],
  ['12.1', '12.9', null],
  ['12', '12', null],
  ['30', '1', null],
  ['12', 'x', null],
  ['', '1', null],
  ['ngoại truyện', '3', null],
] as const)('Between %s and %s: %s.', (number, next, missing) => {
  expect(missingChapters(number, next)).toBe(missing);
});

test('What is missing lies strictly between the two, and nothing else does.', () => {
  const tenths = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(tenths, tenths, (one, other) => {
      const between = Array.from({ length: 502 }, (_, number) => number).filter((number) => number * 10 > one && number * 10 < other);
      const [first, last] = [between[0], between.at(-1)];
      const wanted = first === undefined ? null : first === last ? `${first}` : `${first}–${last}`;
      expect(missingChapters(`${one / 10}`, `${other / 10}`)).toBe(wanted);
    }),
  );
});
