import { expect, test } from 'vitest';
import { shortNumber } from '#src/ui/number/short-number.ts';

test.each([
  [0, 'vi', '0'],
  [9876, 'vi', '9.876'],
  [9876, 'ja', '9,876'],
  [12_345, 'ja', '1.2万'],
  [1_234_567, 'ja', '123.5万'],
])('%i is written %s in %s as %s.', (value, locale, words) => {
  expect(shortNumber(value, locale)).toBe(words);
});

test('From ten thousand on a Vietnamese number is shortened with a comma.', () => {
  expect(shortNumber(1_234_567, 'vi').replace('\u00a0', ' ')).toBe('1,2 Tr');
});
