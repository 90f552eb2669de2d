import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { percentWords } from '#src/ui/number/percent-words.ts';

test.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.429, '42%'],
  [0.999, '99%'],
  [1, '100%'],
])('%s is %s in both languages.', (part, words) => {
  expect(['vi', 'ja'].map((locale) => percentWords(part, setupI18n({ locale, messages: { [locale]: {} } })))).toEqual([words, words]);
});
