import { beforeEach, expect, test } from 'vitest';
import { readingDesk } from '#src/app/reading-desk.ts';

const desk = readingDesk('vi', { vi: { origin: 'http://vi.localhost' }, ja: { origin: 'http://ja.localhost' } });

beforeEach(() => {
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
