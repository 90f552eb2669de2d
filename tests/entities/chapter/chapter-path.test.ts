import { expect, test } from 'vitest';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';

test('A chapter stands under its work, and says only where no script could remember it that the warning was accepted.', () => {
  expect([chapterPath('12', '345'), chapterPath('12', '345', { sensitive: 'shown' })]).toEqual([
    '/comic/12/345',
    '/comic/12/345?sensitive=shown',
  ]);
});
