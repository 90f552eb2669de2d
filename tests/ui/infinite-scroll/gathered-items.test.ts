import { expect, test } from 'vitest';
import { gatheredItems } from '#src/ui/infinite-scroll/gathered-items.ts';

test('Pages stand one after the other, and what is on two of them stands once, in its first place and as it was last.', () => {
  const pages = [
    [
      { id: 'a', at: 1 },
      { id: 'b', at: 1 },
    ],
    [
      { id: 'b', at: 2 },
      { id: 'c', at: 2 },
    ],
  ];
  expect(gatheredItems(pages, ({ id }) => id)).toEqual([
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
    { id: 'c', at: 2 },
  ]);
});
