import { expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { minutesLeft, readingMinutes } from '#src/features/reader/novel/reading-time.ts';

const chapter = (...blocks: Block[]) => ({ blocks, notes: [{ id: 'n', runs: ['một hai ba '.repeat(500)] }] });
const paragraph = (text: string): Block => ({ kind: 'paragraph', id: text.slice(0, 8), runs: [text] });

test('Japanese is counted by characters, without white space and without readings.', () => {
  const blocks: Block[] = [
    paragraph('　' + '川'.repeat(480)),
    { kind: 'paragraph', id: 'r', runs: [{ text: '書庫', ruby: 'しょこ' }, 'にて。'] },
    { kind: 'verse', id: 'v', lines: [{ runs: ['水の面に'] }, { runs: ['名を書く。'] }] },
    { kind: 'heading', id: 'h', level: 1, runs: ['第一章 雨𠮟'] },
    { kind: 'sceneBreak', id: 's' },
  ];
  expect(readingMinutes(chapter(...blocks), 'ja')).toBe((480 + 5 + 9 + 5) / 500);
});

test('Vietnamese is counted by syllables, however their letters are composed.', () => {
  const text = '— Trời mưa, “người khách” ấy quên ô… lần 2! ';
  expect(readingMinutes(chapter(paragraph(text)), 'vi')).toBe(9 / 230);
  expect(readingMinutes(chapter(paragraph(text.normalize('NFD'))), 'vi')).toBe(9 / 230);
});

test('A chapter without words takes no time.', () => {
  expect(readingMinutes(chapter({ kind: 'picture', id: 'p', pictureId: 'x', alt: 'Con thuyền' }), 'vi')).toBe(0);
  expect(minutesLeft(0, 0)).toBe(0);
});

test('What is left goes down to one minute, and to none only at the end.', () => {
  expect([-1, 0, 0.25, 0.5, 0.74, 0.76, 0.999, 1, 2].map((progress) => minutesLeft(4, progress))).toEqual([4, 4, 3, 2, 2, 1, 1, 0, 0]);
});
