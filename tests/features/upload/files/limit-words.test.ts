import { expect, test } from 'vitest';
import { limitWords } from '#src/features/upload/files/limit-words.ts';

test.each(['vi', 'ja'])('A bound and its unit stay in one line (%s).', (locale) => {
  expect(limitWords(300 * 2 ** 20, locale)).toBe('300\u00a0MB');
});
