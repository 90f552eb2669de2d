import { expect, test } from 'vitest';
import { bookKey } from '#server/content/sources/book-key.ts';
import { worksOfShelf } from '#tests/support/files/import-shelf.ts';

test('A book is known again however its Japanese author was spaced.', async () => {
  const keys: (string | undefined)[] = [];
  for (const author of ['夏目漱石', '夏目 漱石', '夏目　漱石']) {
    const [work] = await worksOfShelf({ 'kokoro.txt': `こころ\n${author}\n\n　私はその人を常に先生と呼んでいた。\n` });
    keys.push(work?.sourceKey);
  }
  expect(keys).toEqual(['novel/vi/夏目漱石/こころ', 'novel/vi/夏目漱石/こころ', 'novel/vi/夏目漱石/こころ']);
});

test('Spaces of other names tell people apart, and those of a title books.', () => {
  expect(bookKey('epub', 'vi', 'Lê Mai', 'Sao 2')).toBe('epub/vi/le mai/sao 2');
  expect(bookKey('novel', 'ja', '森 鷗外', '舞姫 上')).toBe('novel/ja/森鷗外/舞姫 上');
});
