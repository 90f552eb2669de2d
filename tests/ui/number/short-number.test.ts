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

const VALUES = [0, 7, 999, 1000, 9999, 10_000, 12_349, 12_350, 99_949, 99_950, 123_456, 999_949, 999_950, 999_999, 1_000_000];
const GREATER = [9_999_999, 12_345_678, 99_949_999, 99_999_499, 99_999_500, 123_456_789, 1_000_000_000, 12_340_000_000];

test.each(['vi', 'ja'])('In %s all are written as the language writes them.', (locale) => {
  const whole = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const values = [...VALUES, ...GREATER];
  expect(values.map((value) => shortNumber(value, locale))).toEqual(values.map((value) => (value < 10_000 ? whole : short).format(value)));
});
