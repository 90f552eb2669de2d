import { expect, test } from 'vitest';
import { titleLength } from '#src/features/work/title-length.ts';

test.each(['', 'Phở không hành', '雨の本屋', 'x'.repeat(56), '書'.repeat(28)])('%s is a title of usual length.', (title) => {
  expect(titleLength(title)).toBe('usual');
});

test.each(['x'.repeat(57), '書'.repeat(29), '𠮷'.repeat(29)])('%s is a long title.', (title) => {
  expect(titleLength(title)).toBe('long');
});
