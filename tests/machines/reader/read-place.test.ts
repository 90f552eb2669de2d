import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNoNews, type ReadPlace } from '#machines/reader/index.ts';
import { begin } from './reader-life.ts';

const place: fc.Arbitrary<ReadPlace> = fc.record({
  position: fc.integer({ min: 7, max: 10 }),
  progress: fc.constantFrom(0.7, 0.79, 0.8, 0.9, 1),
  motion: fc.constantFrom(1, -1, 0),
  isAtEnd: fc.boolean(),
});

const UNLIKE: readonly (readonly [string, Partial<ReadPlace>])[] = [
  ['another page', { position: 4 }],
  ['the end', { isAtEnd: true }],
  ['the first move of the reader', { motion: 1 }],
  ['the part from which the next chapter is prepared', { progress: 0.8 }],
];

const here: ReadPlace = { position: 3, progress: 0.5, motion: 0, isAtEnd: false };

test.each(UNLIKE)('News is %s.', (_, change) => {
  expect(isNoNews({ ...here, ...change }, here)).toBe(false);
});

test('Further down the same page is no news.', () => {
  expect(isNoNews({ ...here, progress: 0.6 }, here)).toBe(true);
});

test('Whatever the chart went through, what is no news after a place leaves it as that place did.', async () => {
  const acts = fc.array(fc.constantFrom('chrome.toggle', 'view.zoomed', 'network.lost', 'network.returned', 'refused', 'wait'), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(acts, place, place, async (steps, one, other) => {
      fc.pre(isNoNews(other, one));
      const { actor, clock, prepare, value, context } = begin();
      const tell = (told: ReadPlace): void => actor.send({ type: 'place.changed', ...told });
      tell(one);
      for (const step of steps) {
        if (step === 'refused') await prepare.refuse();
        else if (step === 'wait') clock.increment(4000);
        else actor.send({ type: step });
      }
      tell(one);
      const before = { value: value(), context: context() };
      tell(other);
      expect({ value: value(), context: context() }).toEqual(before);
      actor.stop();
    }),
    { numRuns: 500 },
  );
});
