import { expect, test } from 'vitest';
import { proposedWork } from '#src/features/upload/files/file-title.ts';

test.each([
  ['Tiệm sách ngày mưa.cbz', { title: 'Tiệm sách ngày mưa', format: 'COMIC' }],
  ['ふたつ灯台_01.zip', { title: 'ふたつ灯台 01', format: 'COMIC' }],
  ['Dế mèn/001.jpg', { title: 'Dế mèn', format: 'COMIC' }],
  ['吾輩は猫である.txt', { title: '吾輩は猫である', format: 'NOVEL' }],
  ['truyện.EPUB', { title: 'truyện', format: 'NOVEL' }],
])('%s proposes its name and kind for a new work.', (name, proposed) => {
  expect(proposedWork([name])).toEqual(proposed);
});

test.each([
  ['NOVEL', ['Dế mèn/.DS_Store', 'Dế mèn/01.txt', 'Dế mèn/02.txt']],
  ['NOVEL', ['Dế mèn/bìa.jpg', 'Dế mèn/01.txt', 'Dế mèn/02.txt']],
  ['COMIC', ['Dế mèn/0 đọc trước.txt', 'Dế mèn/01.jpg', 'Dế mèn/02.jpg']],
  ['COMIC', ['Dế mèn/.DS_Store', 'Dế mèn/01.cbz', 'Dế mèn/02.cbz']],
  ['COMIC', ['Dế mèn/0 đọc trước.txt', 'Dế mèn/01.cbz']],
  ['COMIC', ['Dế mèn/.DS_Store']],
])('A %s is proposed by what is in a folder, whatever stands first in it: %j.', (format, names) => {
  expect(proposedWork(names)).toEqual({ title: 'Dế mèn', format });
});

test.each([
  '001.jpg',
  'Chương 12.cbz',
  'chapter_3.zip',
  '第12話.cbz',
  'vol-2.5.cbz',
  'trang 001.jpg',
  'page-01.png',
  'p01.png',
  'IMG_20261128.jpg',
])('%s is a number and proposes no title.', (name) => {
  expect(proposedWork([name]).title).toBe('');
});

test('No title is longer than a work may have.', () => {
  expect(proposedWork([`${'dài '.repeat(100)}.cbz`]).title).toHaveLength(200);
});
