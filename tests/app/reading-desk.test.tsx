import { beforeEach, expect, test, vi } from 'vitest';
import { readingDesk } from '#src/app/reading-desk.ts';

const desk = readingDesk('vi');
const chapter = { id: '45', number: '12', title: null };
const entry = (id: string) => ({ id, title: 'Tiệm sách ngày mưa', chapter, next: null, cover: null, reading_at: Date.now() });
const cover = {
  width: 600,
  height: 900,
  dominantColor: '#405870',
  thumbhash: 'EQgK',
  sources: [{ url: '/pictures/0f3a/320.webp', width: 320, type: 'image/webp' }],
  isVeiled: false,
};
const coverOf = async (id: string) => (await desk.history.list()).find((kept) => kept.id === id)?.cover ?? null;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  desk.setIncognito(false);
});

test('How far a reader came incognito goes with the end of it.', () => {
  desk.setIncognito(true);
  desk.reach.keep({ workId: '8', chapterId: '45', order: 40, at: 1000 });
  expect(desk.reach.ofChapter('45')?.order).toBe(40);
  desk.setIncognito(false);
  expect(desk.reach.ofChapter('45')).toBeNull();
  desk.reach.keep({ workId: '8', chapterId: '45', order: 5, at: 2000 });
  expect(desk.reach.ofChapter('45')?.order).toBe(5);
});

test('A cover is asked for once, and again for a work that was taken out of the history.', async () => {
  const ask = vi.fn(async () => cover);
  for (const _ of [1, 2]) {
    await desk.noteOpened(entry('8'));
    await desk.noteCover('8', ask);
  }
  expect([ask.mock.calls.length, await coverOf('8')]).toEqual([1, cover]);
  await desk.history.remove('8');
  desk.places.forgetWork('8');
  await desk.noteOpened(entry('8'));
  expect(await coverOf('8')).toBeNull();
  await desk.noteCover('8', ask);
  expect([ask.mock.calls.length, await coverOf('8')]).toEqual([2, cover]);
});

test('Whoever reads incognito asks for no cover, and one that does not come is asked for again.', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('Failed to fetch')));
  desk.setIncognito(true);
  await desk.noteCover('9', ask);
  expect(ask).not.toHaveBeenCalled();
  desk.setIncognito(false);
  await desk.noteOpened(entry('9'));
  for (const _ of [1, 2]) await expect(desk.noteCover('9', ask)).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledTimes(2);
});
