import { expect, test } from 'vitest';
import { LOOK_THROTTLE, PRELOAD_FACTOR, preloadMargin } from '#src/ui/lazy-image/approach.ts';

test('A picture loads ahead within 1.3 viewports below and after, looked for every 200 milliseconds at most.', () => {
  expect([PRELOAD_FACTOR, LOOK_THROTTLE]).toEqual([1.3, 200]);
  expect(preloadMargin(PRELOAD_FACTOR)).toBe('0% 30% 30% 0%');
});
