import { beforeEach, expect, test } from 'vitest';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { WaitingChapters } from '#src/adapters/saved-chapters/waiting-chapters.ts';
import { ChapterSite, pictureUrl } from './chapter-site.ts';

const KEY = '8/45';
const goingOn = () => new AbortController().signal;

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

async function saveWhole(chapters: SavedChapters): Promise<void> {
  await chapters.prepare(KEY, goingOn());
  await chapters.download(KEY, () => {}, goingOn());
  await chapters.verify(KEY, goingOn());
}

test('Two tabs that save the same chapter do so one after the other, and it is whole once.', async () => {
  await ChapterSite.open(KEY);
  const [one, other] = [new SavedChapters('vi'), new SavedChapters('vi')];
  await Promise.all([saveWhole(one), saveWhole(other)]);
  expect([await caches.keys(), (await other.list()).map(({ isWhole }) => isWhole), await one.recall()]).toEqual([
    ['futago-saved-8-45-b1.h1'],
    [true],
    [],
  ]);
});

test('A version that came and went while it was being saved does not take the place of the one that is whole and holds again.', async () => {
  const site = await ChapterSite.open(KEY);
  const chapters = new SavedChapters('vi');
  await saveWhole(chapters);
  site.contentHash = 'h2';
  await chapters.prepare(KEY, goingOn());
  expect((await caches.keys()).toSorted()).toEqual(['futago-saved-8-45-b1.h1', 'futago-saved-8-45-b1.h2']);
  site.contentHash = 'h1';
  await saveWhole(chapters);
  expect([await caches.keys(), (await chapters.list()).map(({ isWhole, chapter }) => [isWhole, chapter.contentHash])]).toEqual([
    ['futago-saved-8-45-b1.h1'],
    [[true, 'h1']],
  ]);
});

test('A tab is told when its turn has come: not before another has ended.', async () => {
  await ChapterSite.open(KEY);
  const other = Promise.withResolvers<void>();
  const held = navigator.locks.request('futago-saving', () => other.promise);
  const chapters = new SavedChapters('vi');
  const told: string[] = [];
  const saving = [
    chapters.prepare(KEY, goingOn(), () => told.push('prepare')),
    chapters.download(KEY, ({ stored }) => stored === 0 && told.push('download'), goingOn()),
    chapters.verify(KEY, goingOn(), () => told.push('verify')),
  ];
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(3);
  expect(told).toEqual([]);
  other.resolve();
  await Promise.all([held, ...saving]);
  expect(told).toEqual(['prepare', 'download', 'verify']);
});

test('What an earlier page was asked for and did not begin is recalled after what it began, unless another tab is saving.', async () => {
  await ChapterSite.open(KEY);
  const waiting = new WaitingChapters();
  waiting.change([], ['8/46', KEY, '9/1']);
  const chapters = new SavedChapters('vi', waiting);
  await chapters.prepare(KEY, goingOn());
  expect(await chapters.recall()).toEqual([KEY, '8/46', '9/1']);
  const other = Promise.withResolvers<void>();
  const held = navigator.locks.request('futago-saving', () => other.promise);
  expect(await chapters.recall()).toEqual([KEY]);
  other.resolve();
  await held;
  waiting.change(waiting.read(), []);
  expect(await chapters.recall()).toEqual([KEY]);
});

test('Who does not want to wait for another tab any more need not.', async () => {
  const other = Promise.withResolvers<void>();
  const held = navigator.locks.request('futago-saving', () => other.promise);
  const leaving = new AbortController();
  const saving = new SavedChapters('vi').prepare(KEY, leaving.signal);
  leaving.abort();
  await expect(saving).rejects.toThrow(/abort/i);
  other.resolve();
  await held;
});

test('A version that came since, in the same build, stands beside the older one until it is proven, though its files are the same.', async () => {
  const site = await ChapterSite.open(KEY);
  const chapters = new SavedChapters('vi');
  await saveWhole(chapters);
  site.contentHash = 'h2';
  const lost = new TypeError('Failed to fetch');
  site.give(pictureUrl(2), () => Promise.reject(lost));
  await chapters.prepare(KEY, goingOn());
  await expect(chapters.download(KEY, () => {}, goingOn())).rejects.toThrow();
  expect((await chapters.list()).map(({ isWhole, chapter }) => [isWhole, chapter.contentHash])).toEqual([[true, 'h1']]);
  await ChapterSite.open(KEY).then((again) => (again.contentHash = 'h2'));
  await saveWhole(chapters);
  expect((await chapters.list()).map(({ isWhole, chapter }) => [isWhole, chapter.contentHash])).toEqual([[true, 'h2']]);
  expect(await caches.keys()).toEqual(['futago-saved-8-45-b1.h2']);
});
