import { expect, test } from 'vitest';
import { wordsOf } from '#src/i18n/page-metadata.ts';

test('The entry of the language is preferred, the generic one fills what it leaves out.', () => {
  const metadata = { generic: { title: 'Genres', description: 'All genres' }, ja: { title: 'ジャンル' } };
  expect(wordsOf(metadata, 'ja')).toEqual({ title: 'ジャンル', description: 'All genres' });
  expect(wordsOf(metadata, 'vi')).toEqual({ title: 'Genres', description: 'All genres' });
});
