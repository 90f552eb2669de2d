import { beforeEach, expect, test } from 'vitest';
import { readingDesk } from '#src/app/reading-desk.ts';

const desk = readingDesk('vi', { vi: { origin: 'http://vi.localhost' }, ja: { origin: 'http://ja.localhost' } });

function reach(order: number, at: number, contentHash = 'h1') {
  return { workId: '8', chapterId: '45', order, contentHash, isRead: false, at };
}

beforeEach(() => {
  desk.setIncognito(false);
  desk.places.clear();
});

test('How far a reader came incognito goes with the end of it.', () => {
  desk.setIncognito(true);
  desk.reach.keep(reach(40, 1000));
  expect(desk.reach.ofChapter('45')?.order).toBe(40);
  desk.setIncognito(false);
  expect(desk.reach.ofChapter('45')).toBeNull();
  desk.reach.keep(reach(5, 2000));
  expect(desk.reach.ofChapter('45')?.order).toBe(5);
});

test('Of two tabs in one chapter the one behind leaves what the other has reached, and that it was finished.', () => {
  desk.reach.keep({ ...reach(40, 1000), isRead: true });
  desk.reach.keep(reach(5, 2000));
  expect(desk.reach.ofChapter('45')).toEqual({ ...reach(40, 2000), isRead: true });
  desk.reach.keep(reach(5, 3000, 'h2'));
  expect(desk.reach.ofChapter('45')).toEqual({ ...reach(5, 3000, 'h2'), isRead: true });
});

test('What is brought from another device is told to who follows it, and goes again.', () => {
  const told: (number | undefined)[] = [];
  const stop = desk.reach.subscribe(() => told.push(desk.reach.ofChapter('45')?.order));
  desk.keptReach.replace([reach(40, 1000)]);
  desk.keptReach.forgetChapters(new Set(['45']));
  stop();
  expect(told).toEqual([40, undefined]);
});
