import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { problemOf } from '#machines/saving/saving.ports.ts';
import type { ChapterKey } from '#machines/saving/saving.types.ts';
import { ChapterSite, draw, picture, pictureUrl, SCRIPT } from './chapter-site.ts';

const KEY: ChapterKey = '8/45';
const PAGE = `/comic/${KEY}`;
const goingOn = () => new AbortController().signal;
/** What a network that wants a sign-in first answers, whatever it is asked for. */
const portal = async () => new Response('<!doctype html><h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const script = async () => new Response('void 0;', { headers: { 'content-type': 'text/javascript' } });

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 1e9 });
});
afterEach(() => vi.restoreAllMocks());

test.each([SCRIPT, pictureUrl(2)])(
  "A network's own page in the place of %s is not stored, and the network may still bring the file.",
  async (file) => {
    const site = await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await chapters.prepare(KEY, goingOn());
    site.give(file, portal);
    const error: unknown = await chapters.download(KEY, () => {}, goingOn()).catch((reason: unknown) => reason);
    expect([error, problemOf(error)]).toEqual([new Error(`${file} is answered with a page.`), null]);
    const cache = await caches.open('futago-saved-8-45-b1.h1');
    expect(await cache.match(file.replace(/\/640\.webp$/, ''))).toBeUndefined();
    const drawn = await draw();
    site.give(file, file === SCRIPT ? script : async () => picture(drawn));
    await chapters.download(KEY, () => {}, goingOn());
    await chapters.verify(KEY, goingOn());
    expect((await chapters.list()).map(({ isWhole }) => isWhole)).toEqual([true]);
  },
);

test("A network's own page in the place of the chapter's does not say that the chapter is gone.", async () => {
  const site = await ChapterSite.open(KEY);
  site.give(PAGE, portal);
  const error: unknown = await new SavedChapters('vi').prepare(KEY, goingOn()).catch((reason: unknown) => reason);
  expect([error, problemOf(error), await caches.keys()]).toEqual([new Error(`${PAGE} is answered with a page of another site.`), null, []]);
});
