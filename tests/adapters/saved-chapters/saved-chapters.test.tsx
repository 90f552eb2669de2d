import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { readingFace } from '#src/adapters/saved-chapters/needed-faces.ts';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { SavingFailed } from '#machines/saving/saving.ports.ts';
import type { ChapterKey, SavingProblem } from '#machines/saving/saving.types.ts';
import { beforePuts, ChapterSite, draw, picture, pictureUrl, SCRIPT } from './chapter-site.ts';

const KEY = '8/45';
const OTHER = '8/46';
const PAGE = `/comic/${KEY}`;
const goingOn = () => new AbortController().signal;
const savedCaches = async () => (await caches.keys()).filter((name) => name.startsWith('futago-saved-'));
const standing = async (name = 'futago-saved-8-45-b1.h1') =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted();

let estimate: MockInstance<() => Promise<StorageEstimate>>;
beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  estimate = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 1e9 });
});
afterEach(() => vi.restoreAllMocks());

async function saveWhole(chapters: SavedChapters, key: ChapterKey): Promise<void> {
  await chapters.prepare(key, goingOn());
  await chapters.download(key, () => {}, goingOn());
  await chapters.verify(key, goingOn());
}

async function problemOf(done: Promise<unknown>): Promise<SavingProblem | Error | 'none'> {
  return done.then(
    () => 'none' as const,
    (error: Error) => (error instanceof SavingFailed ? error.problem : error),
  );
}

test.each(['{"work":', '{"work":{"id":"8"},"files":[]}', 'null'])('A record that says %s hides no other chapter.', async (text) => {
  await ChapterSite.open(KEY);
  const chapters = new SavedChapters('vi');
  await saveWhole(chapters, KEY);
  const broken = await caches.open('futago-saved-8-46-b1.h1');
  await broken.put('/saved-chapter.json', new Response(text));
  expect([(await chapters.list()).map(({ chapter }) => chapter.id), await chapters.recall()]).toEqual([['45'], []]);
});

describe('a chapter', () => {
  test('stands with its page, scripts and pictures, each once; after the proof it is listed whole with its bytes.', async () => {
    await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await chapters.prepare(KEY, goingOn());
    expect([await chapters.recall(), (await chapters.list()).map(({ isWhole, bytes }) => [isWhole, bytes])]).toEqual([[KEY], [[false, 0]]]);
    const told: unknown[] = [];
    await chapters.download(KEY, (progress) => told.push(progress), goingOn());
    expect(told).toEqual([0, 1, 2, 3, 4].map((stored) => ({ stored, total: 4 })));
    await chapters.verify(KEY, goingOn());
    const [record] = await chapters.list();
    const cache = await caches.open('futago-saved-8-45-b1.h1');
    const sizes = await Promise.all(
      (await cache.keys())
        .filter(({ url }) => !url.endsWith('/saved-chapter.json'))
        .map(async (one) => (await (await cache.match(one))?.blob())?.size ?? 0),
    );
    expect(record).toMatchObject({
      work: { id: '8', title: 'Tiệm sách' },
      chapter: { id: '45', number: '1', title: 'Mưa', contentHash: 'h1' },
      format: 'comic',
      isWhole: true,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    });
    expect(await standing()).toEqual(
      [
        SCRIPT,
        PAGE,
        `/pictures/${'1'.repeat(32)}`,
        `/pictures/${'2'.repeat(32)}`,
        `/pictures/${'3'.repeat(32)}`,
        '/saved-chapter.json',
      ].toSorted(),
    );
    expect(await chapters.recall()).toEqual([]);
  });

  test('goes alone, and everything goes by one word; caches of others stay.', async () => {
    await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await saveWhole(chapters, KEY);
    await ChapterSite.open(OTHER);
    await saveWhole(chapters, OTHER);
    await caches.open('futago-pages-b1');
    await chapters.remove([KEY]);
    expect((await chapters.list()).map(({ chapter }) => chapter.id)).toEqual(['46']);
    await chapters.remove(null);
    expect(await caches.keys()).toEqual(['futago-pages-b1']);
  });

  test('that is whole stays so while it is saved anew, until the new one is proven.', async () => {
    const site = await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await saveWhole(chapters, KEY);
    site.asked.length = 0;
    await saveWhole(chapters, KEY);
    expect([site.asked, (await chapters.list()).map(({ isWhole }) => isWhole)]).toEqual([[PAGE], [true]]);
    site.build = 'b2';
    site.give(pictureUrl(3), () => Promise.reject(new TypeError('Failed to fetch')));
    await chapters.prepare(KEY, goingOn());
    await problemOf(chapters.download(KEY, () => {}, goingOn()));
    expect((await chapters.list()).map(({ isWhole, build }) => [isWhole, build])).toEqual([[true, 'b1']]);
    expect(await chapters.recall()).toEqual([KEY]);
    const drawn = await draw();
    site.give(pictureUrl(3), async () => picture(drawn));
    await chapters.download(KEY, () => {}, goingOn());
    await chapters.verify(KEY, goingOn());
    expect([await savedCaches(), await chapters.recall()]).toEqual([['futago-saved-8-45-b2.h1'], []]);
  });

  test('that the site does not have, or that is none, is gone.', async () => {
    const site = await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    expect(await problemOf(chapters.prepare('8/99', goingOn()))).toBe('gone');
    site.give(PAGE, async () => new Response('<script type="application/json" id="futago-boot">{"build":"b1","results":null}</script>'));
    expect(await problemOf(chapters.prepare(KEY, goingOn()))).toBe('gone');
    expect(await savedCaches()).toEqual([]);
  });
});

describe('a file', () => {
  const whole = [SCRIPT, PAGE, `/pictures/${'1'.repeat(32)}`, `/pictures/${'3'.repeat(32)}`, '/saved-chapter.json'].toSorted();
  const wrong: readonly (readonly [string, (drawn: Blob) => Response])[] = [
    ['that is shorter than was said', (drawn) => picture(drawn.slice(0, drawn.size - 1, 'image/webp'), drawn.size)],
    ['that is longer than was said', (drawn) => picture(drawn, drawn.size - 1)],
    ['that cannot be drawn', (drawn) => picture(new Blob([new Uint8Array(drawn.size)], { type: 'image/webp' }))],
  ];

  test.each(wrong)('%s is refused and nothing of it stays; the next try takes what is missing.', async (_, broken) => {
    const site = await ChapterSite.open(KEY);
    const drawn = await draw();
    const chapters = new SavedChapters('vi');
    await chapters.prepare(KEY, goingOn());
    site.give(pictureUrl(2), async () => broken(drawn));
    expect(await problemOf(chapters.download(KEY, () => {}, goingOn()))).toBe('damaged');
    expect(await standing()).not.toContain(`/pictures/${'2'.repeat(32)}`);
    expect(await chapters.recall()).toEqual([KEY]);
    site.give(pictureUrl(2), async () => picture(drawn));
    await saveWhole(chapters, KEY);
    expect((await chapters.list()).map(({ isWhole }) => isWhole)).toEqual([true]);
  });

  test('that is another than was taken is found by the proof and thrown away, alone; only it is fetched again.', async () => {
    const site = await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await saveWhole(chapters, KEY);
    const cache = await caches.open('futago-saved-8-45-b1.h1');
    const stored = await cache.match(`/pictures/${'2'.repeat(32)}`);
    const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0));
    bytes[20] = 255 - (bytes[20] ?? 0);
    await cache.put(`/pictures/${'2'.repeat(32)}`, new Response(bytes, { headers: stored?.headers ?? {} }));
    expect(await problemOf(chapters.verify(KEY, goingOn()))).toBe('damaged');
    expect(await standing()).toEqual(whole);
    site.asked.length = 0;
    await chapters.download(KEY, () => {}, goingOn());
    await chapters.verify(KEY, goingOn());
    expect(site.asked).toEqual([pictureUrl(2)]);
  });

  test('that the network loses leaves the others standing, to be gone on from.', async () => {
    const site = await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    await chapters.prepare(KEY, goingOn());
    site.give(pictureUrl(3), () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problemOf(chapters.download(KEY, () => {}, goingOn()))).toEqual(new TypeError('Failed to fetch'));
    const drawn = await draw();
    site.give(pictureUrl(3), async () => picture(drawn));
    const before = new Set(await standing());
    site.asked.length = 0;
    await chapters.download(KEY, () => {}, goingOn());
    const missing = [SCRIPT, pictureUrl(1), pictureUrl(2), pictureUrl(3)].filter((url) => !before.has(url.replace(/\/640\.webp$/, '')));
    expect(site.asked.toSorted()).toEqual(missing.toSorted());
    await chapters.verify(KEY, goingOn());
  });
});

describe('room', () => {
  test('that is not there is said before anything is stored.', async () => {
    await ChapterSite.open(KEY);
    estimate.mockResolvedValue({ usage: 99e6, quota: 1e8 });
    expect(await problemOf(new SavedChapters('vi').prepare(KEY, goingOn()))).toBe('noRoom');
    expect(await savedCaches()).toEqual([]);
  });

  test('that ends at any of the puts leaves nothing half, and every other chapter as it was.', async () => {
    await ChapterSite.open(OTHER);
    const chapters = new SavedChapters('vi');
    await saveWhole(chapters, OTHER);
    const kept = await chapters.list();
    await ChapterSite.open(KEY);
    const ends: unknown[] = [];
    for (let full = 1; full <= 7; full += 1) {
      const puts = beforePuts((count) => {
        if (count >= full) throw new DOMException('Full.', 'QuotaExceededError');
      });
      ends.push(await problemOf(saveWhole(chapters, KEY)));
      puts.mockRestore();
      expect([await savedCaches(), await chapters.list()]).toEqual([['futago-saved-8-46-b1.h1'], kept]);
    }
    expect(ends).toEqual(Array.from({ length: 7 }, () => 'noRoom'));
    await saveWhole(chapters, KEY);
  });

  test('that the browser itself ends in the middle of a picture leaves nothing half.', async () => {
    const site = await ChapterSite.open(KEY);
    const large = new Blob([await draw(), new Uint8Array(3_000_000)], { type: 'image/webp' });
    site.give(pictureUrl(3), async () => picture(large));
    const chapters = new SavedChapters('vi');
    await chapters.prepare(KEY, goingOn());
    const session = cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> };
    await session.send('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize: 1_000_000 });
    expect(await problemOf(chapters.download(KEY, () => {}, goingOn()))).toBe('noRoom');
    await session.send('Storage.overrideQuotaForOrigin', { origin: location.origin });
    expect(await savedCaches()).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  test('is said to deny, with an empty shelf and no word of room.', async () => {
    await ChapterSite.open(KEY);
    const denied = new DOMException('Denied.', 'SecurityError');
    vi.spyOn(caches, 'open').mockRejectedValue(denied);
    vi.spyOn(caches, 'keys').mockRejectedValue(denied);
    estimate.mockRejectedValue(denied);
    const chapters = new SavedChapters('vi');
    expect(await problemOf(chapters.prepare(KEY, goingOn()))).toBe('denied');
    expect(await problemOf(chapters.download(KEY, () => {}, goingOn()))).toBe('denied');
    expect([await chapters.list(), await chapters.recall(), await chapters.room()]).toEqual([[], [], null]);
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(denied);
    expect(await problemOf(chapters.prepare(KEY, goingOn()))).toBe('denied');
  });
});

describe('a removal', () => {
  const running: Readonly<Record<string, (chapters: SavedChapters, leaving: AbortController) => Promise<void>>> = {
    'asked for': (chapters, leaving) => {
      estimate.mockImplementation(async () => (leaving.abort(), { usage: 0, quota: 1e9 }));
      return chapters.prepare(KEY, leaving.signal);
    },
    stored: async (chapters, leaving) => {
      await chapters.prepare(KEY, goingOn());
      return chapters.download(KEY, ({ stored }) => stored === 2 && leaving.abort(), leaving.signal);
    },
    proved: async (chapters, leaving) => {
      await chapters.prepare(KEY, goingOn());
      await chapters.download(KEY, () => {}, goingOn());
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => (leaving.abort(), digest(...given)));
      return chapters.verify(KEY, leaving.signal);
    },
  };

  test.each(Object.keys(running))('of a chapter that is being %s ends that, and leaves nothing of it.', async (place) => {
    await ChapterSite.open(KEY);
    const chapters = new SavedChapters('vi');
    const leaving = new AbortController();
    const ended = problemOf(running[place]?.(chapters, leaving) ?? Promise.resolve());
    const removed = new Promise<void>((resolve, reject) => {
      leaving.signal.addEventListener('abort', () => void chapters.remove([KEY]).then(resolve, reject));
    });
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await removed;
    expect(await savedCaches()).toEqual([]);
  });

  test('that comes while a page is put waits for the put: nothing comes back after it.', async () => {
    await ChapterSite.open(KEY);
    const leaving = new AbortController();
    const chapters = new SavedChapters('vi');
    const removals: Promise<void>[] = [];
    beforePuts(async (count) => {
      leaving.abort();
      if (count === 1) removals.push(chapters.remove([KEY]));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await chapters.prepare(KEY, leaving.signal);
    await Promise.all(removals);
    expect(await savedCaches()).toEqual([]);
  });
});

test.each([
  ['', 'serif'],
  ['size-3 face-serif', 'serif'],
  ['face-sans size-3', 'sans'],
  ['size-3 face-clear', 'clear'],
  ['face-of-a-later-site', 'serif'],
] as const)('The face that is saved is the one the reader chose: “%s”.', (words, chosen) => {
  document.documentElement.dataset['novel'] = words;
  const face = readingFace(document);
  delete document.documentElement.dataset['novel'];
  expect([face, readingFace(document)]).toEqual([chosen, 'serif']);
});
