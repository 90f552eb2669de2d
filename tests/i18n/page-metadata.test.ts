import { expect, test } from 'vitest';
import { type RouteMetadata, wordsOf } from '#src/i18n/page-metadata.ts';
import { ROUTE_METADATA } from '#src/i18n/route-metadata.ts';

test('The entry of the language is preferred, the generic one fills what it leaves out.', () => {
  const metadata = { generic: { title: 'Genres', description: 'All genres' }, ja: { title: 'ジャンル' } };
  expect(wordsOf(metadata, 'ja')).toEqual({ title: 'ジャンル', description: 'All genres' });
  expect(wordsOf(metadata, 'vi')).toEqual({ title: 'Genres', description: 'All genres' });
});

test.each(Object.entries(ROUTE_METADATA))(
  '%s has a title and a description in each language, and generic ones.',
  (name, metadata: RouteMetadata) => {
    const words = [metadata.generic, ...(['vi', 'ja'] as const).map((language) => wordsOf(metadata, language))];
    expect(words.map(({ description }) => description.length > 0)).toEqual([true, true, true]);
    // Home is titled by the site's name.
    expect(words.map(({ title }) => title.length > 0)).toEqual(words.map(() => name !== 'home'));
    expect(Object.keys(metadata).toSorted()).toEqual(['generic', 'ja', 'vi']);
  },
);
