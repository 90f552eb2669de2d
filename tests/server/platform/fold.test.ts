import { expect, test } from 'vitest';
import { fold } from '#server/platform/fold.ts';

test.each([
  ['Đấu Phá Thương Khung', 'dau pha thuong khung'],
  ['ĐẸP', 'dep'],
  ['Số đỏ', 'so do'],
  ['スライム', 'すらいむ'],
  ['ｽﾗｲﾑ', 'すらいむ'],
  ['ガギグ', 'がぎぐ'],
  ['ﾊﾟﾋﾞ', 'ぱび'],
  ['が', 'が'],
  ['ヴァ', 'ゔぁ'],
  ['学校ヽヾ', '学校ゝゞ'],
  ['ＡＢＣ１２３', 'abc123'],
  ['café', 'cafe'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('kana with and without voicing stay different', () => {
  expect(fold('か')).not.toBe(fold('が'));
});

test('composed and decomposed spelling are the same', () => {
  expect(fold('tiếng Việt'.normalize('NFD'))).toBe(fold('tiếng Việt'.normalize('NFC')));
});

test('folding twice changes nothing more', () => {
  const once = fold('Truyện Kiều ふたごノ書庫');
  expect(fold(once)).toBe(once);
});
