import { expect, test } from 'vitest';
import { ownFiles, textOf } from './source-files.ts';

/** Otherwise the router takes the boundary around the screen away once what says a failure has come, and mounts the screen anew. */
test('A screen that has something to say where it fails always stands in a boundary of its own, so that it stays what it is.', () => {
  const screens = ownFiles(/^src\/routes\/.*\.tsx$/).filter((file) => /^ {2}errorComponent:/m.test(textOf(file)));
  expect(screens.length).toBeGreaterThan(15);
  expect(screens.filter((file) => !/^ {2}(?:pendingComponent:|wrapInSuspense: true)/m.test(textOf(file)))).toEqual([]);
});
