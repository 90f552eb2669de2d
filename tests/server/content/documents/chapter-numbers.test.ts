import { describe, expect, it } from 'vitest';
import { numberChapters } from '#server/content/documents/chapter-numbers.ts';

describe('numberChapters', () => {
  it.each([
    ['what the titles say', ['Chương 1', 'Chương 2', 'Chương kết'], ['1', '2', '3']],
    ['Roman numbers after a foreword', ['Tựa', 'I', 'II', 'IV'], ['0', '1', '2', '4']],
    ['two forewords', ['Tựa', 'Lời nói đầu', 'I', 'II'], ['0.001', '0.002', '1', '2']],
    ['Japanese numbers', ['一', '二、活版所', '第十二章　雨', '二十八'], ['1', '2', '12', '28']],
    ['Vietnamese words', ['Chương một', 'Chương mười lăm'], ['1', '15']],
    [
      'larger ones',
      ['Chương hai mươi', 'Chương ba mươi mốt', 'Chương một trăm linh hai: Mưa', 'Chương hai trăm mười'],
      ['20', '31', '102', '210'],
    ],
    ['what translators from English count', ['Chap 1', 'Chapter 2: Rain', 'chap. 3'], ['1', '2', '3']],
    ['from 1 where titles say none', ['Duyên số', null, 'Đói'], ['1', '2', '3']],
    ['from 1 where the titles begin again', ['I', 'II', 'I', 'II'], ['1', '2', '3', '4']],
    [
      'parts, several numbers in one and points',
      ['Chương 100', 'Chương 100.5: Mưa', 'Chương 101a', 'Chương 102-103', 'Chương 104-Gió'],
      ['100', '100.5', '101.1', '102', '104'],
    ],
    [
      'what nearly all say, though one says a number again',
      ['Chương 51', 'Chương 52 (1)', 'Chương 52 (2)', ...[53, 54, 55, 56, 57, 58, 59].map((number) => `Chương ${number}`)],
      ['51', '52', '52.001', '53', '54', '55', '56', '57', '58', '59'],
    ],
    [
      'what nearly all say, though one is mistyped',
      ['Chương 1', 'Chương 22', ...[3, 4, 5, 6, 7, 8, 9, 10].map((number) => `Chương ${number}`)],
      ['1', '1.001', '3', '4', '5', '6', '7', '8', '9', '10'],
    ],
    ['what stands behind a part by its number', ['Chương 1.5', 'Phụ', 'Chương 2'], ['1.5', '1.501', '2']],
    ['an interlude between', ['第一章', '幕間', '第二章'], ['1', '1.001', '2']],
  ])('gives %s', (_title, titles, numbers) => {
    expect(numberChapters(titles)).toEqual(numbers);
  });
});
