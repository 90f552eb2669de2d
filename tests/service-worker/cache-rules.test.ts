import { describe, expect, test } from 'vitest';
import {
  beyond,
  buildOf,
  buildOfSaved,
  cachesToRemove,
  filesFor,
  isKeptPage,
  kindOf,
  pictureKey,
  SAVED_RECORD,
  savedPrefix,
} from '#src/service-worker/cache-rules.ts';
import { keyOfCache, RECORD_KEY, savedCacheName } from '#src/adapters/saved-chapters/saved-record.ts';

const ORIGIN = 'http://vi.localhost:3000';
const PICTURE = `/pictures/${'0a'.repeat(16)}/1080.avif`;

test.each([
  ['page', '/comic/1/2', 'navigate', 'GET'],
  ['file', '/assets/site.1234.js', 'no-cors', 'GET'],
  ['file', '/img/error-image.png', 'no-cors', 'GET'],
  ['file', '/img/placeholder.webp', 'no-cors', 'GET'],
  ['other', '/img/another.png', 'no-cors', 'GET'],
  ['picture', PICTURE, 'no-cors', 'GET'],
  ['other', '/graphql', 'navigate', 'GET'],
  ['other', '/graphql', 'cors', 'POST'],
  ['other', '/login', 'navigate', 'POST'],
  ['other', '/pictures/../1080.avif', 'no-cors', 'GET'],
  ['other', '/builds/latest.json', 'cors', 'GET'],
] as const)('To the worker it is %s: %s by %s and %s.', (kind, path, mode, method) => {
  expect(kindOf({ url: ORIGIN + path, mode, method }, ORIGIN)).toBe(kind);
});

test('Nothing of another origin is touched.', () => {
  expect(kindOf({ url: `http://ja.localhost:3000/assets/a.js`, mode: 'no-cors', method: 'GET' }, ORIGIN)).toBe('other');
});

describe('A page is kept', () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=10' };
  const kept = (path: string, status = 200, change: Record<string, string> = {}, redirected = false): boolean =>
    isKeptPage(path, { status, redirected, headers: new Headers({ ...headers, ...change }) });

  test('where the server gives the same to everyone.', () => {
    expect(['/', '/comic/1/2', '/genres?page=2'].map((path) => kept(path))).toEqual([true, true, true]);
  });

  test('never where it is an account’s, private, an error, a redirect or no page.', () => {
    expect([
      ...['/login', '/logout', '/goodbye', '/user/profile', '/password/reset'].map((path) => kept(path)),
      kept('/', 404),
      kept('/', 503),
      kept('/', 200, { 'cache-control': 'no-store' }),
      kept('/', 200, { 'cache-control': 'private, no-store' }),
      kept('/', 200, { 'content-type': 'application/json' }),
      kept('/', 200, {}, true),
    ]).toEqual(Array.from({ length: 11 }, () => false));
  });
});

test('A page says its build; any other text says none.', () => {
  expect(buildOf('<p></p><script type="application/json" id="futago-boot">{"build":"c0ffee","language":"vi"}</script>')).toBe('c0ffee');
  expect(buildOf('{"build":"c0ffee"}')).toBeNull();
});

test('A picture stands under its content, whatever its width and type.', () => {
  expect(pictureKey(ORIGIN + PICTURE)).toBe(`/pictures/${'0a'.repeat(16)}`);
  expect(pictureKey(`${ORIGIN}/pictures/x/1080.avif`)).toBeNull();
});

test('The worker finds the caches that the page names.', () => {
  const saved = { work: { id: '12' }, chapter: { id: '345' }, build: 'c0ffee' };
  const version = savedCacheName({ ...saved, chapter: { id: '345', contentHash: 'abcdef0123456789' } });
  expect([buildOfSaved(version), version.endsWith('-c0ffee.abcdef012345')]).toEqual(['c0ffee', true]);
  const name = savedCacheName(saved);
  expect([name.startsWith(savedPrefix('/comic/12/345') ?? '?'), buildOfSaved(name), keyOfCache(name)]).toEqual([true, 'c0ffee', '12/345']);
  expect([name.startsWith(savedPrefix('/comic/12/34') ?? '?'), savedPrefix('/comic/12'), keyOfCache('futago-build-a')]).toEqual([
    false,
    null,
    null,
  ]);
  expect(SAVED_RECORD).toBe(RECORD_KEY);
});

test('The words and faces of the other language are not fetched.', () => {
  const files = [
    '/assets/site.1.js',
    '/assets/words-vi.1.js',
    '/assets/words-ja.1.js',
    '/assets/words-shelf-ja.1.js',
    '/assets/faces-ja.1.css',
    '/assets/faces-serif-ja.1.css',
  ];
  expect([filesFor(files, 'vi'), filesFor(files, 'ja').includes('/assets/words-vi.1.js')]).toEqual([files.slice(0, 2), false]);
});

describe('Of the caches', () => {
  const names = ['futago-build-a', 'futago-pages-a', 'futago-build-b', 'futago-pages-b', 'futago-build-c', 'futago-saved-1-2-b', 'other'];

  test('those of a build without pages and without saved chapters go.', () => {
    expect(cachesToRemove({ names, current: 'c', living: new Set(['c']) })).toEqual(['futago-build-a', 'futago-pages-a', 'futago-pages-b']);
  });

  test('those of a build with an open page stay.', () => {
    expect(cachesToRemove({ names, current: 'c', living: new Set(['a', 'c']) })).toEqual(['futago-pages-b']);
  });

  test('all stay while a page has not said which build it is of.', () => {
    expect(cachesToRemove({ names, current: 'c', living: null })).toEqual([]);
  });
});

test('Beyond the bound the oldest go, but never what leads to the others.', () => {
  const paths = ['/', '/shelf', '/history', '/a', '/b', '/c', '/d'];
  expect([beyond(paths, 3), beyond(paths.slice(0, 5), 3)]).toEqual([['/a'], []]);
});
