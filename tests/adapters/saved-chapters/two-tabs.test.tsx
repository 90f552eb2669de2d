import { beforeEach, expect, test } from 'vitest';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { ChapterSite } from './chapter-site.ts';

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
    ['futago-saved-8-45-b1'],
    [true],
    [],
  ]);
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
