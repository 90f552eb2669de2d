import { expect, test } from 'vitest';
import { NoHistoryFile, readHistoryFile, TwinsHistoryFile, writeHistoryFile } from '#src/features/history/history-file.ts';

const entry = {
  id: '12',
  title: 'Tiệm sách ngày mưa',
  chapter: { id: '4', number: '1', title: null },
  next: { id: '5', number: '2', title: 'Mưa' },
  cover: null,
  reading_at: 1_700_000_000_000,
};
const places = [{ chapterId: '4', progress: 1 }];
const written = writeHistoryFile({ language: 'vi', entries: [entry], places });

test('A history comes back as it was written; what is no entry is left out.', () => {
  expect(readHistoryFile(written, 'vi')).toEqual({ entries: [entry], places });
  const file: object = JSON.parse(written);
  expect(readHistoryFile(JSON.stringify({ ...file, entries: [entry, { id: 0 }, null], places: null }), 'vi')).toEqual({
    entries: [entry],
    places: [],
  });
});

test('A history of the twin site is refused; an early one, which names no site, is not.', () => {
  expect(() => readHistoryFile(written, 'ja')).toThrow(TwinsHistoryFile);
  const { language: _language, ...early } = JSON.parse(written) as Record<string, unknown>;
  expect(readHistoryFile(JSON.stringify(early), 'ja').entries).toEqual([entry]);
});

test.each(['', '{', '[]', 'null', '{"format":"other"}', '"futago-history"'])('What is none (%j) is refused.', (text) => {
  expect(() => readHistoryFile(text, 'vi')).toThrow(NoHistoryFile);
});
