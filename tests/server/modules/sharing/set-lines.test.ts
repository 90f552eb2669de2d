import { expect, test } from 'vitest';
import { setLines } from '#server/modules/sharing/set-lines.ts';

/** Each character is as wide as its size. */
const square = (text: string, size: number): number => Array.from(text).length * size;
const box = { width: 100, mostLines: () => 2, sizes: [20, 10] };

test('a title stands in the largest size that fits', () => {
  expect(setLines('Mưa đêm', 'vi', box, square)).toEqual({ size: 20, lines: ['Mưa', 'đêm'] });
  expect(setLines('Chuyện chàng Cú', 'vi', box, square)).toEqual({ size: 10, lines: ['Chuyện', 'chàng Cú'] });
});

test('what does not fit in the smallest ends in an ellipsis within its line', () => {
  const { size, lines } = setLines('Một hai ba bốn năm sáu bảy tám chín mười', 'vi', box, square);
  expect({ size, lines }).toEqual({ size: 10, lines: ['Một hai ba', 'bốn năm…'] });
  expect(lines.every((line) => square(line, size) <= box.width)).toBe(true);
});

test('a Japanese line breaks between words and never begins with a mark', () => {
  expect(setLines('雨の夜。灯り', 'ja', { width: 60, mostLines: () => 2, sizes: [20] }, square).lines).toEqual(['雨の', '夜。…']);
  expect(setLines('物語、続く', 'ja', { width: 60, mostLines: () => 2, sizes: [20] }, square).lines).toEqual(['物語、', '続く']);
});

test('a word wider than the line is broken, and spaces and forms of letters do not matter', () => {
  expect(setLines('aaaaaaaaaaaa', 'vi', { width: 100, mostLines: () => 2, sizes: [10] }, square).lines).toEqual(['aaaaaaaaaa', 'aa']);
  expect(setLines('  Mu\u031Ba \n  ', 'vi', box, square)).toEqual({ size: 20, lines: ['Mưa'] });
  expect(setLines('', 'vi', box, square)).toEqual({ size: 20, lines: [] });
});
