import { expect, test } from 'vitest';
import { OwnChapterName } from '#src/features/upload/chapter/OwnChapterName.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function nameOf(number: string, title: string | null, language: 'vi' | 'ja' = 'vi'): string {
  return renderPart(<OwnChapterName {...{ number, title, language }} />, language).host.textContent;
}

test('A chapter is called by its number and its title, and by a title alone that says that number already.', () => {
  expect(nameOf('10', null)).toBe('Chương 10');
  expect(nameOf('10', 'Mưa rơi')).toBe('Chương 10 Mưa rơi');
  expect(nameOf('10', 'Chương 10: Mưa rơi')).toBe('Chương 10: Mưa rơi');
  expect(nameOf('1.5', 'Chương 1.5')).toBe('Chương 1.5');
  expect(nameOf('3', '第３話　雨', 'ja')).toBe('第３話　雨');
});

test('Its owner sees that a title says another number than it has.', () => {
  expect(nameOf('11', 'Chương 3: Mưa rơi')).toBe('Chương 11 Chương 3: Mưa rơi');
  expect(nameOf('7', 'Bảy ngày và 7 đêm')).toBe('Chương 7 Bảy ngày và 7 đêm');
  expect(nameOf('3', '第三章 雨', 'ja')).toBe('第3話 第三章 雨');
});
