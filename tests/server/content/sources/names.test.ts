import { describe, expect, it } from 'vitest';
import { baseName, parseChapterLabel, titleFromName } from '#server/content/sources/chapter-label.ts';
import { isJunk } from '#graphql/document/file-names.ts';
import { compareNaturally } from '#server/content/sources/natural-order.ts';
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
    ['Apollo 13', null],
    ['en', null],
    ['', null],
  ])('%j is read as %j', (name, label) => {
    expect(parseChapterLabel(name)).toEqual(label);
  });
});

describe('the name of a place', () => {
  it('says title, language and chapter', () => {
    expect(readPlaceName(['comics', 'shigisan-engi', 'ja', '01'])).toEqual({ title: 'Shigisan engi', language: 'ja', chapterNumber: '1' });
    expect(readPlaceName(['pepper-and-carrot', 'en'])).toEqual({ title: 'Pepper and carrot', language: null, chapterNumber: null });
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
});
