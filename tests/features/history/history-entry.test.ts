import { expect, test } from 'vitest';
import { parseHistoryEntry } from '#src/features/history/history-entry.ts';

const KEPT = {
  id: '12',
  title: 'Tiệm sách ngày mưa',
  chapter: { id: '4', number: '1', title: null },
  next: null,
  reading_at: 1_700_000_000_000,
};

test('An entry is taken as it was kept.', () => {
  expect(parseHistoryEntry(KEPT)).toEqual(KEPT);
});

test('Of a chapter that was followed by one, it is taken too; what is no chapter is left out.', () => {
  const next = { id: '5', number: '1.5', title: 'Mưa' };
  expect(parseHistoryEntry({ ...KEPT, next })).toEqual({ ...KEPT, next });
  const { next: _next, ...earlier } = KEPT;
  expect(parseHistoryEntry(earlier)).toEqual(KEPT);
  for (const wrong of [7, 'x', { ...next, id: '0' }, { ...next, number: 2 }, { ...next, title: undefined }])
    expect(parseHistoryEntry({ ...KEPT, next: wrong })).toEqual(KEPT);
});

test.each(['', ' ', '\u3000\t'])('A title of nothing (%j) is told by the number of its work, so that its link has a name.', (title) => {
  expect(parseHistoryEntry({ ...KEPT, title })).toEqual({ ...KEPT, title: '#12' });
});

test.each([null, 'text', { ...KEPT, id: '0' }, { ...KEPT, title: 3 }, { ...KEPT, reading_at: -1 }, { ...KEPT, chapter: null }])(
  'What is no entry (%j) is left out.',
  (kept) => {
    expect(parseHistoryEntry(kept)).toBe(null);
  },
);
