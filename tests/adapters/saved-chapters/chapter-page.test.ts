import { describe, expect, test } from 'vitest';
import { readChapterPage, sourceFor } from '#src/adapters/saved-chapters/chapter-page.ts';
import { neededFaces } from '#src/adapters/saved-chapters/needed-faces.ts';
import { fileFrom, keyOfCache, savedCacheName } from '#src/adapters/saved-chapters/saved-record.ts';

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const source = (width: number, type = 'image/avif') => ({ url: `/pictures/${width}.${type.slice(6)}`, width, type });
const pictureOf = (name: string) => ({ width: 800, height: 1200, sources: [{ url: name, width: 800, type: 'image/webp' }] });
const chapterOf = (content: object, work: object = {}) => ({
  __typename: 'Chapter',
  id: '45',
  number: '3',
  title: '雨',
  work: { id: '8', title: '本屋', isSensitive: false, ...work },
  content,
});
const pageOf = (chapter: object) =>
  `<!doctype html>${data('futago-boot', { build: 'b1', results: { 'ChapterPage {"id":"45"}': { chapter } } })}${data('futago-scripts', ['/assets/a.js'])}`;

describe('the page of a chapter', () => {
  test('A comic says its scripts and its pictures, each once, and how much room they may take.', () => {
    const pages = ['/one.webp', '/two.webp', '/one.webp'].map((name) => ({ picture: pictureOf(name) }));
    expect(readChapterPage(pageOf(chapterOf({ __typename: 'ComicPages', pages })), 800)).toEqual({
      build: 'b1',
      work: { id: '8', title: '本屋', cover: null },
      chapter: { id: '45', number: '3', title: '雨' },
      format: 'comic',
      scripts: ['/assets/a.js'],
      pictures: ['/one.webp', '/two.webp'],
      coverUrl: null,
      guess: 3 * 800 * 1200 * 0.3,
      letters: new Set(),
    });
  });

  test('A novel says every letter that its face must have.', () => {
    const page = readChapterPage(pageOf(chapterOf({ __typename: 'NovelText', document: ['猫'], pictures: [] })), 800);
    expect([page?.format, page?.letters.has('猫'), page?.letters.has('雨'), page?.letters.has('犬')]).toEqual(['novel', true, true, false]);
  });

  test.each([
    [300, '/pictures/320.avif'],
    [2000, '/pictures/640.avif'],
  ])('The cover of its work is that which the page of a work shows, in a window of %i pixels %s.', (width, url) => {
    const cover = {
      width: 900,
      height: 1350,
      dominantColor: '#123456',
      thumbhash: 'AAAA',
      sources: [source(320), source(640), source(1080)],
    };
    const chapter = chapterOf({ __typename: 'NovelText', document: [], pictures: [] }, { cover, isSensitive: true });
    const page = readChapterPage(pageOf(chapter), width);
    expect([page?.work.cover, page?.coverUrl, page?.pictures]).toEqual([{ ...cover, isVeiled: true }, url, []]);
  });

  test.each([
    ['no page of ours', '<!doctype html><p>Hello</p>'],
    ['a page without its data', data('futago-boot', { build: 'b1', results: null }) + data('futago-scripts', [])],
    ['the page of something else', data('futago-boot', { build: 'b1', results: { 'HomePage {}': {} } }) + data('futago-scripts', [])],
    ['a chapter that is not there', pageOf({ __typename: 'NotFoundProblem' })],
  ])('%s is none.', (_, html) => {
    expect(readChapterPage(html, 800)).toBeNull();
  });
});

test('A picture is taken in the smallest width that fills the screen, of the best type.', () => {
  const sources = [source(640), source(1080), source(1600), source(640, 'image/webp')];
  expect([320, 640, 641, 1600, 5000].map((width) => sourceFor(sources, width)?.width)).toEqual([640, 640, 1080, 1600, 1600]);
  expect(sourceFor([], 640)).toBeUndefined();
});

const rule = (family: string, file: string, range: string | null, more = '') =>
  `@font-face{font-family:${family};src:url(${file}) format("woff2");${range === null ? '' : `unicode-range:${range};`}${more}}`;

test('Only files of the reading face that hold a letter of the text are needed, in one weight and upright.', () => {
  const css = [
    rule('"Shippori Mincho"', '/a.woff2', 'U+3041-3096, u+732b'),
    rule('"Shippori Mincho"', '/b.woff2', 'U+72ac'),
    rule('"Shippori Mincho"', '/c.woff2', 'U+74??'),
    rule('"Shippori Mincho"', '/bold.woff2', null, 'font-weight:700;'),
    rule('"Shippori Mincho"', '/slanted.woff2', null, 'font-style:italic;'),
    rule('"Zen Kaku Gothic New"', '/gothic.woff2', null),
    rule('"BIZ UDMincho"', '/ud.woff2', 'U+732b'),
    rule("'Lexend Variable'", '/lexend.woff2', null, 'font-weight:400 700;'),
    rule("'Lexend Fallback'", '/no.woff2', null),
    rule("'Literata Variable'", '/latin.woff2', null, 'font-weight:200 900;'),
  ].join('');
  expect(neededFaces(css, 'ja', 'serif', new Set('猫'))).toEqual(['/a.woff2']);
  expect(neededFaces(css, 'ja', 'serif', new Set('犬の琴'))).toEqual(['/a.woff2', '/b.woff2', '/c.woff2']);
  expect(neededFaces(css, 'vi', 'serif', new Set('a'))).toEqual(['/latin.woff2']);
  expect(neededFaces(css, 'ja', 'sans', new Set('猫'))).toEqual(['/gothic.woff2']);
  expect(neededFaces(css, 'ja', 'clear', new Set('猫'))).toEqual(['/ud.woff2']);
  expect(neededFaces(css, 'vi', 'clear', new Set('a'))).toEqual(['/lexend.woff2']);
  expect(neededFaces('', 'vi', 'serif', new Set('a'))).toEqual([]);
});

test('A cache of a saved chapter is known by its name, a picture by its content whatever its width.', () => {
  const id = '0123456789abcdef'.repeat(2);
  expect([
    keyOfCache(savedCacheName({ work: { id: '8' }, chapter: { id: '45' }, build: 'b-1_x' })),
    keyOfCache(savedCacheName({ work: { id: '8' }, chapter: { id: '45', contentHash: 'c0ffee' }, build: 'b-1_x' })),
    keyOfCache('futago-saved-8-45'),
    keyOfCache('futago-build-8-45-b1'),
    fileFrom(`/pictures/${id}/640.webp`),
    fileFrom(`/pictures/${id}/1080.avif`).key,
    fileFrom('/assets/a.js'),
  ]).toEqual([
    '8/45',
    '8/45',
    null,
    null,
    { url: `/pictures/${id}/640.webp`, key: `/pictures/${id}` },
    `/pictures/${id}`,
    { url: '/assets/a.js', key: '/assets/a.js' },
  ]);
});
