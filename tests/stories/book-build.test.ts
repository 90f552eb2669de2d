import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listStories } from '../../build/story-list-loader.ts';
import { ROOT } from '../architecture/source-files.ts';
import { buildBook, storiesOfBook } from '../screenshots/book.ts';

test('The book is built as a folder of files without a warning, with every story in it.', { timeout: 240_000 }, async () => {
  const said = await buildBook();
  expect(said.split('\n').filter((line) => /\bwarn/i.test(line))).toEqual([]);
  const written = listStories(join(ROOT, 'stories')).flatMap(({ stories }) => stories.map(({ id }) => id));
  expect(storiesOfBook().toSorted()).toEqual(written.toSorted());
});
