import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { ChapterSite, draw, picture, pictureUrl } from './chapter-site.ts';

const KEY = '8/45';
const COVER = pictureUrl(9);

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});
afterEach(() => vi.restoreAllMocks());

async function saveWith(coverUrl: string) {
  const site = await ChapterSite.open(KEY);
  site.coverUrl = coverUrl;
  site.give(COVER, async () => picture(await draw()));
  const chapters = new SavedChapters('vi');
  const { signal } = new AbortController();
  await chapters.prepare(KEY, signal);
  await chapters.download(KEY, () => {}, signal);
  await chapters.verify(KEY, signal);
  const [record] = await chapters.list();
  const keys = await (await caches.open('futago-saved-8-45-b1.h1')).keys();
  return { record, asked: site.asked, standing: keys.map(({ url }) => new URL(url).pathname) };
}

test('A chapter stands with the cover of its work.', async () => {
  const { record, standing } = await saveWith(COVER);
  expect([record?.isWhole, record?.work.cover?.sources[0]?.url]).toEqual([true, COVER]);
  expect(standing).toContain(`/pictures/${'9'.repeat(32)}`);
});

test('A cover that is one of its pages stands once, in the width of the page.', async () => {
  const smaller = pictureUrl(1).replace('640', '320');
  const { record, asked, standing } = await saveWith(smaller);
  expect([record?.isWhole, asked.includes(pictureUrl(1)), asked.includes(smaller)]).toEqual([true, true, false]);
  expect(standing.filter((path) => path.includes('1'.repeat(32)))).toHaveLength(1);
});
