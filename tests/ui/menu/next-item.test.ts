import { expect, test } from 'vitest';
import { nextItem } from '#src/ui/menu/next-item.ts';

const items = ['auto', 'light', 'dark'];

test.each([
  ['ArrowDown', 'auto', 'light'],
  ['ArrowDown', 'dark', 'auto'],
  ['ArrowUp', 'light', 'auto'],
  ['ArrowUp', 'auto', 'dark'],
  ['ArrowUp', null, 'dark'],
  ['ArrowDown', null, 'auto'],
  ['Home', 'dark', 'auto'],
  ['End', 'auto', 'dark'],
  ['a', 'auto', undefined],
])('%s from %s moves to %s.', (key, current, target) => {
  expect(nextItem(key, items, current)).toBe(target);
});
