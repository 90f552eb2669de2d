import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LAYER_ORDER } from '#src/app/first-response/late-style.ts';
import { createPageFiles } from '#src/app/first-response/page-files.ts';

const assets = {
  entry: { js: ['/assets/react.js', '/assets/site.js'], css: ['/assets/site.css'] },
  routes: {
    '$lang/_shell component': { js: ['/assets/shell.js'], css: ['/assets/shell.css'] },
    '$lang/_shell.comic.$comicId.index component': { js: ['/assets/work.js'], css: ['/assets/work.css', '/assets/shell.css'] },
  },
  parts: { NovelText: { js: ['/assets/novel.js'], css: ['/assets/novel.css'] } },
  catalogs: {
    'vi messages': { js: ['/assets/words-vi.js'], css: [] },
    'vi comments': { js: ['/assets/words-comments-vi.js'], css: [] },
    'vi account': { js: ['/assets/words-account-vi.js'], css: [] },
  },
  build: 'build-1',
};
const texts = { read: (address: string) => `text of ${address}`, earlyScript: 'early', earlyTextScript: 'early text', heldStart: 'held' };
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('A page carries the styles of its routes once, the entry first, and names its chunks before the entry.', () => {
  const files = createPageFiles(
    assets,
    texts,
  )({
    language: 'vi',
    routeParts: ['__root__ component', '/$lang component', '/$lang/_shell component', '/$lang/_shell/comic/$comicId/ component'],
    parts: ['NovelText'],
    words: ['comments'],
    text: 'plain',
  });
  expect(files.styles.map((style) => style.address)).toEqual([
    '/assets/site.css',
    '/assets/shell.css',
    '/assets/work.css',
    '/assets/novel.css',
  ]);
  expect(files.scripts).toEqual([
    '/assets/shell.js',
    '/assets/work.js',
    '/assets/novel.js',
    '/assets/words-comments-vi.js',
    '/assets/words-vi.js',
    '/assets/react.js',
    '/assets/site.js',
  ]);
});

test('The hashes are those of the exact texts in the page.', () => {
  const files = createPageFiles(assets, texts)({ language: 'vi', routeParts: [], parts: [], words: [], text: 'none' });
  expect(files.scriptHashes).toEqual([hash('early'), hash('held')]);
  expect(files.styleHashes).toContain(hash(`${LAYER_ORDER}text of /assets/site.css`));
});
