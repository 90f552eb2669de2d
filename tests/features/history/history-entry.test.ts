import { expect, test } from 'vitest';
import { keepingCover, parseHistoryEntry } from '#src/features/history/history-entry.ts';

const KEPT = {
  id: '12',
  title: 'Tiệm sách ngày mưa',
  chapter: { id: '4', number: '1', title: null },
  next: null,
  cover: null,
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

test.each([
  null,
  'text',
  { ...KEPT, id: '0' },
  { ...KEPT, title: 3 },
  { ...KEPT, reading_at: -1 },
  { ...KEPT, reading_at: 8.64e15 + 1 },
  { ...KEPT, chapter: null },
])('What is no entry (%j) is left out.', (kept) => {
  expect(parseHistoryEntry(kept)).toBe(null);
});

const COVER = {
  width: 600,
  height: 900,
  dominantColor: '#405870',
  thumbhash: 'EQgKFQI4h3ePeHh/gAAAAAA=',
  sources: [{ url: '/pictures/0f3a/320.webp', width: 320, type: 'image/webp' }],
  isVeiled: true,
};

test('A cover is taken as it was kept.', () => {
  expect(parseHistoryEntry({ ...KEPT, cover: COVER })).toEqual({ ...KEPT, cover: COVER });
});

test.each([
  'https://elsewhere.example/pictures/0f3a/320.webp',
  '//elsewhere.example/pictures/0f3a/320.webp',
  '/pictures/../logout/320.webp',
  '/pictures/0f3a/320.webp 1w, https://elsewhere.example/1.webp',
  'data:image/svg+xml,',
  7,
])('Of a cover whose file would be fetched from %s nothing is kept.', (url) => {
  const cover = { ...COVER, sources: [{ url, width: 320, type: 'image/webp' }] };
  expect(parseHistoryEntry({ ...KEPT, cover })).toEqual(KEPT);
});

test.each([
  7,
  { ...COVER, width: 0 },
  { ...COVER, height: '900' },
  { ...COVER, dominantColor: 'url(x)' },
  { ...COVER, thumbhash: '<b>' },
  { ...COVER, sources: {} },
])('What is no cover (%j) is left out.', (cover) => {
  expect(parseHistoryEntry({ ...KEPT, cover })).toEqual(KEPT);
});

test('A cover that was known stays until another is.', () => {
  const other = { ...COVER, isVeiled: false };
  expect(keepingCover(KEPT, { ...KEPT, cover: COVER }).cover).toBe(COVER);
  expect(keepingCover({ ...KEPT, cover: other }, { ...KEPT, cover: COVER }).cover).toBe(other);
  expect(keepingCover(KEPT, KEPT)).toBe(KEPT);
});
