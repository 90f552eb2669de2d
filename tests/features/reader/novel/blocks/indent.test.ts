import { expect, test } from 'vitest';
import { shownIndent } from '#src/features/reader/novel/blocks/indent.ts';

test('An indent is shown in whole ems, at most twelve, and is absent where the text has none.', () => {
  expect([undefined, 0, 1, 2.4, 12, 40, -3].map(shownIndent)).toEqual([undefined, 0, 1, 2, 12, 12, 0]);
});
