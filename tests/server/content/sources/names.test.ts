import { describe, expect, it } from 'vitest';
import { parseChapterLabel, titleFromName } from '#server/content/sources/chapter-label.ts';
import { baseName } from '#server/content/sources/path-parts.ts';
import { isJunk } from '#graphql/document/file-names.ts';
import { compareNaturally } from '#server/content/sources/natural-order.ts';
import { readNumberedFiles, readNumberedName } from '#server/content/sources/numbered-name.ts';
import { readPlaceName } from '#server/content/sources/place-name.ts';

describe('natural order', () => {
  it('puts numbers by their value, folder by folder, and differs between all names', () => {
    const names = ['25.jpg', 'b/1.jpg', '4.jpg', 'b/10.jpg', '04.jpg', 'b/2.jpg', 'B/2.jpg'];
    expect(names.toSorted(compareNaturally)).toEqual(['04.jpg', '4.jpg', '25.jpg', 'b/1.jpg', 'b/2.jpg', 'b/10.jpg', 'B/2.jpg']);
  });
});

describe('the label of a chapter', () => {
  it.each([
    ['01', { number: '1', title: null }],
    ['Chương 12: Bóng tối', { number: '12', title: 'Bóng tối' }],
    ['第3話 海へ', { number: '3', title: '海へ' }],
    ['Ch. 7.5 - The Lake', { number: '7.5', title: 'The Lake' }],
    ['第十二話', { number: '12', title: null }],
    ['二〇巻 春', { number: '20', title: '春' }],
    ['二十世紀少年', null],
    ['３', { number: '3', title: null }],
    ['Vol.01 Ch.003 - Title', { number: '3', title: 'Title' }],
    ['v01c003', { number: '3', title: null }],
    ['chuong-12', { number: '12', title: null }],
    ['Tap 1 - Chuong 3', { number: '3', title: null }],
    ['Tập 1 - Chương 12.5', { number: '12.5', title: null }],
    ['第01巻 第003話', { number: '3', title: null }],
    ['S01E03', { number: '3', title: null }],
    ['Vol. 2', { number: '2', title: null }],
    ['Ch.012v2 (en) [Group]', { number: '12', title: null }],
    ['第3話（前編）', { number: '3', title: '(前編)' }],
    ['Chapter 12a', { number: '12.1', title: null }],
    ['Ch. 12B: Mưa', { number: '12.2', title: 'Mưa' }],
    ['chapter-10-5', { number: '10.5', title: null }],
    ['Chap 10-5', { number: '10.5', title: null }],
    ['Chap 012-013 (en)', { number: '12', title: '12–13' }],
    ['第12〜13話 海', { number: '12', title: '12–13 海' }],
    ['Tập 3 - 1984', { number: '3', title: '1984' }],
    ['1-02', { number: '1', title: '02' }],
    ['第3话 番外', { number: '3', title: '番外' }],
    ['第2卷', { number: '2', title: null }],
    ['3D', null],
    ['Apollo 13', null],
    ['en', null],
    ['', null],
  ])('%j is read as %j', (name, label) => {
    expect(parseChapterLabel(name)).toEqual(label);
  });
});

describe('a name that says a number among other words', () => {
  it.each([
    ['Naruto v01 (2003) (Digital) (danke-Empire)', 'Naruto', '1', null],
    ['JoJo Part 5 v01 - Gold', 'JoJo Part 5', '1', 'Gold'],
    ['[Group] Doraemon - Tập 5', 'Doraemon', '5', null],
    ['one_piece_ch_12', 'One piece', '12', null],
    ['Conan_tap_12', 'Conan', '12', null],
    ['進撃の巨人 第01巻', '進撃の巨人', '1', null],
    ['(一般コミック) [作者] 月の兎 第01巻', '月の兎', '1', null],
    ['[Group]_Ch.12', null, '12', null],
    ['Group_Vol.1 Ch.2 - Rain', null, '2', 'Rain'],
  ])('says of %j the series %j and the chapter %s', (name, series, number, title) => {
    expect(readNumberedName(name)).toEqual({ series, label: { number, title } });
  });

  it('is none in a name that is longer than file systems keep', () => {
    const names = ['N', 'NN'].map((start) => `${start}${' '.repeat(251)}v01`);
    expect(names.map((name) => readNumberedName(name)?.label.number)).toEqual(['1', undefined]);
    expect(['12', '123'].map((digits) => parseChapterLabel(`${' '.repeat(253)}${digits}`)?.number)).toEqual(['12', undefined]);
  });

  it('is none where the number may be of the title, but for files that are called alike', () => {
    expect([`${'N'.repeat(251)} v01`, `${'N'.repeat(252)} v01`].map((name) => readNumberedName(name)?.label.number)).toEqual([
      '1',
      undefined,
    ]);
    expect(['Apollo 13', 'Henry V 2', '3 Idiots', 'Oneshot', 'Part 2 of X'].map(readNumberedName)).toEqual([null, null, null, null, null]);
    const files = [
      'a/One Piece 001.cbz',
      'a/One Piece 1002 (2020).cbz',
      'a/Apollo 13.cbz',
      'a/Blade Runner 2019.cbz',
      'a/Blade Runner 2049.cbz',
    ];
    expect([...readNumberedFiles(files)]).toEqual([
      ['One Piece 001', { series: 'One Piece', label: { number: '1', title: null } }],
      ['One Piece 1002 (2020)', { series: 'One Piece', label: { number: '1002', title: null } }],
    ]);
  });
});

describe('the name of a place', () => {
  it('says title, language and chapter', () => {
    expect(readPlaceName(['comics', 'shigisan-engi', 'ja', '01'])).toEqual({ title: 'Shigisan engi', language: 'ja', chapterNumber: '1' });
    expect(readPlaceName(['pepper-and-carrot', 'en'])).toEqual({ title: 'Pepper and carrot', language: null, chapterNumber: null });
    expect(readPlaceName(['manga', 'Naruto v01 (2003) (Digital)'])).toEqual({ title: 'Naruto', language: null, chapterNumber: '1' });
    expect(readPlaceName(['Naruto', 'Group_Ch.12'])).toEqual({ title: 'Naruto', language: null, chapterNumber: '12' });
    expect(readPlaceName(['Đèn lồng'])).toEqual({ title: 'Đèn lồng', language: null, chapterNumber: null });
  });

  it('keeps a title that people wrote, and loses the ending of a file', () => {
    expect([titleFromName('the-moon_rabbit'), titleFromName('Vol-1 of X'), baseName('a/b/Số đỏ.epub'), baseName('Mr. Moon')]).toEqual([
      'The moon rabbit',
      'Vol-1 of X',
      'Số đỏ',
      'Mr. Moon',
    ]);
  });
});

describe('junk', () => {
  it('is what file managers leave and what is hidden', () => {
    const names = ['.DS_Store', 'a/._1.png', '__MACOSX/a/1.png', 'Thumbs.db', 'a/Desktop.ini', 'a/1.png', 'thumbs/1.png'];
    expect(names.filter((name) => !isJunk(name))).toEqual(['a/1.png', 'thumbs/1.png']);
  });

  it('is what was thrown away on a disk or a network drive', () => {
    const names = ['$RECYCLE.BIN/S-1-5-21/$R0A1B2C.cbz', '#recycle/Naruto/01.cbz', '@Recycle/Naruto/01.cbz', '#1/01.cbz', 'Recycle/01.cbz'];
    expect(names.filter((name) => !isJunk(name))).toEqual(['#1/01.cbz', 'Recycle/01.cbz']);
  });
});
