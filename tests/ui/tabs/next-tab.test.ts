import { expect, test } from 'vitest';
import { nextTab } from '#src/ui/tabs/next-tab.ts';

const values = ['day', 'week', 'month'] as const;

test.each([
  ['ArrowRight', 'day', false, 'week'],
  ['ArrowRight', 'month', false, 'day'],
  ['ArrowLeft', 'day', false, 'month'],
  ['ArrowLeft', 'day', true, 'week'],
  ['ArrowRight', 'day', true, 'month'],
  ['Home', 'month', false, 'day'],
  ['End', 'day', true, 'month'],
  ['Enter', 'day', false, undefined],
] as const)('%s from %s, reversed %s, shows %s.', (key, shown, isReversed, target) => {
  expect(nextTab(key, values, shown, isReversed)).toBe(target);
});
