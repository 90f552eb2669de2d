import { expect, test } from 'vitest';
import { headTagsOf } from '#src/app/head/head-tags.ts';

test('Of two tags that say the same thing the deeper route wins, and both keep their place.', () => {
  const tags = headTagsOf([
    { meta: [{ title: 'Site' }, { name: 'description', content: 'generic' }] },
    {
      meta: [{ title: 'Work' }, { name: 'description', content: 'of the work' }, { property: 'og:title', content: 'Work' }],
      links: [{ rel: 'canonical', href: 'https://vi.example/comic/1' }],
    },
  ]);
  expect(tags).toEqual([
    { name: 'title', attributes: {}, text: 'Work' },
    { name: 'meta', attributes: { name: 'description', content: 'of the work' } },
    { name: 'meta', attributes: { property: 'og:title', content: 'Work' } },
    { name: 'link', attributes: { rel: 'canonical', href: 'https://vi.example/comic/1' } },
  ]);
});

test('Alternates of two languages are two tags, written with the names of HTML.', () => {
  const tags = headTagsOf([
    {
      links: [
        { rel: 'alternate', hrefLang: 'vi', href: 'https://vi.example/' },
        { rel: 'alternate', hrefLang: 'ja', href: 'https://ja.example/' },
      ],
    },
  ]);
  expect(tags.map((tag) => tag.attributes)).toEqual([
    { rel: 'alternate', hreflang: 'vi', href: 'https://vi.example/' },
    { rel: 'alternate', hreflang: 'ja', href: 'https://ja.example/' },
  ]);
});
