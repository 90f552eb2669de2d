import type { Execute } from '#graphql/document/persisted-document.ts';
import { expect, test } from 'vitest';
import type { HeadTag } from '#src/adapters/document/document-head.ts';
import type { SharedChapterFacts, SharedFacts, SharedWorkFacts } from '#src/app/head/shared-facts.ts';
import { loadSharedFacts } from '#src/app/head/shared-facts.ts';
import { sharingTags, toldHead } from '#src/app/head/sharing-tags.ts';
import { structuredData, type Thing } from '#src/app/head/structured-data.ts';

const SITE = { name: 'Truyện Đôi', origin: 'https://vi.example' };
const WARNING = 'The story touches on sensitive issues; it may contain content and images unsuitable for all ages; consider before viewing';

const WORK: SharedWorkFacts = {
  __typename: 'Work',
  id: '12',
  title: 'Lồng đèn cá chép',
  aliases: ['Koi no Tōrō'],
  description: 'Một đêm hội.',
  format: 'COMIC',
  status: 'ONGOING',
  isSensitive: false,
  updatedAt: '2026-11-20T00:00:00.000Z',
  chaptersCount: 3,
  cardPath: '/cards/12/abc.jpg',
  credits: [
    { role: 'AUTHOR', creator: { id: '3', name: 'Nguyễn An' } },
    { role: 'ARTIST', creator: { id: '4', name: '森田ゆき' } },
  ],
  genres: [{ slug: 'fantasy', name: 'Kỳ ảo' }],
  firstChapter: { id: '30', publishedAt: '2026-11-01T00:00:00.000Z' },
};
const CHAPTER: SharedChapterFacts = {
  __typename: 'Chapter',
  id: '32',
  number: '12.5',
  title: 'Đêm hội',
  publishedAt: '2026-11-20T00:00:00.000Z',
  work: WORK,
};

function tell(facts: SharedFacts, path = '/comic/12'): readonly Thing[] {
  return structuredData({ language: 'vi', path, site: SITE, facts });
}

const AN = { '@type': 'Person', name: 'Nguyễn An', url: 'https://vi.example/creator/3' };
const YUKI = { '@type': 'Person', name: '森田ゆき', url: 'https://vi.example/creator/4' };
const WHOLE = {
  '@type': 'ComicSeries',
  '@id': 'https://vi.example/comic/12',
  name: 'Lồng đèn cá chép',
  url: 'https://vi.example/comic/12',
  inLanguage: 'vi',
  description: 'Một đêm hội.',
  isFamilyFriendly: true,
  isAccessibleForFree: true,
  genre: ['Kỳ ảo'],
  image: 'https://vi.example/cards/12/abc.jpg',
  author: [AN],
  contributor: [YUKI],
};

test('A comic is a ComicSeries, with the way to it.', () => {
  expect(tell({ kind: 'work', work: WORK })).toEqual([
    {
      '@context': 'https://schema.org',
      ...WHOLE,
      alternateName: ['Koi no Tōrō'],
      datePublished: '2026-11-01T00:00:00.000Z',
      dateModified: '2026-11-20T00:00:00.000Z',
      creativeWorkStatus: 'Ongoing',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Truyện Đôi', item: 'https://vi.example/' },
        { '@type': 'ListItem', position: 2, name: 'Kỳ ảo', item: 'https://vi.example/genres?genre=fantasy' },
        { '@type': 'ListItem', position: 3, name: 'Lồng đèn cá chép', item: 'https://vi.example/comic/12' },
      ],
    },
  ]);
});

test('A chapter of a comic is a ComicIssue of its series, one of a novel a Chapter of its Book.', () => {
  const [issue] = tell({ kind: 'chapter', chapter: CHAPTER }, '/comic/12/32');
  expect(issue).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ComicIssue',
    '@id': 'https://vi.example/comic/12/32',
    name: 'Chương 12.5: Đêm hội',
    url: 'https://vi.example/comic/12/32',
    inLanguage: 'vi',
    datePublished: '2026-11-20T00:00:00.000Z',
    isAccessibleForFree: true,
    issueNumber: '12.5',
    author: [AN],
    artist: [YUKI],
    isPartOf: WHOLE,
  });
  const novel = { ...CHAPTER, title: null, work: { ...WORK, format: 'NOVEL' as const } };
  expect(tell({ kind: 'chapter', chapter: novel }, '/comic/12/32')[0]).toMatchObject({
    '@type': 'Chapter',
    name: 'Chương 12.5',
    position: '12.5',
    isPartOf: { '@type': 'Book', illustrator: [YUKI] },
  });
});

test('A sensitive work is told by the warning.', () => {
  expect(tell({ kind: 'work', work: { ...WORK, isSensitive: true } })[0]).toMatchObject({ description: WARNING, isFamilyFriendly: false });
});

test('A creator is a person under all their names, on a page of their own.', () => {
  const creator = { id: '4', name: '森田ゆき', reading: 'もりたゆき', twins: [{ id: '9', name: 'Yuki Morita' }] };
  expect(tell({ kind: 'creator', creator }, '/creator/4?page=2')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://vi.example/creator/4',
      inLanguage: 'vi',
      mainEntity: {
        '@type': 'Person',
        '@id': 'https://vi.example/creator/4',
        name: '森田ゆき',
        alternateName: ['もりたゆき', 'Yuki Morita'],
        url: 'https://vi.example/creator/4',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Truyện Đôi', item: 'https://vi.example/' },
        { '@type': 'ListItem', position: 2, name: '森田ゆき', item: 'https://vi.example/creator/4' },
      ],
    },
  ]);
  expect(tell({ kind: 'creator', creator: { ...creator, reading: null, twins: [] } }, '/creator/4')[0]).not.toHaveProperty(
    'mainEntity.alternateName',
  );
  expect(shownOf({ kind: 'creator', creator }, '/creator/4')['og:type']).toBe('profile');
});

test('The home page is the site, other pages are nothing of their own.', () => {
  expect(tell({ kind: 'other' }, '/')).toEqual([
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Truyện Đôi', url: 'https://vi.example/', inLanguage: 'vi' },
  ]);
  expect(tell({ kind: 'other' }, '/genres')).toEqual([]);
});

const HEAD: readonly HeadTag[] = [
  { name: 'title', attributes: {}, text: 'Lồng đèn cá chép | Truyện Đôi' },
  { name: 'meta', attributes: { name: 'description', content: 'Một đêm hội.' } },
  { name: 'link', attributes: { rel: 'canonical', href: 'https://vi.example/comic/12' } },
];

function shownOf(facts: SharedFacts, path = '/comic/12'): Record<string, string | undefined> {
  const tags = sharingTags({ language: 'vi', path, site: SITE, head: toldHead(HEAD, facts), facts });
  return Object.fromEntries(
    tags
      .filter(({ name }) => name === 'meta')
      .map(({ attributes }) => [attributes['property'] ?? attributes['name'] ?? '', attributes['content']]),
  );
}

test('Of a sensitive work the warning is told, wherever its description would be.', () => {
  const facts: SharedFacts = { kind: 'work', work: { ...WORK, isSensitive: true } };
  expect(shownOf(facts)['og:description']).toBe(WARNING);
  expect(toldHead(HEAD, facts)).toEqual([HEAD[0], { name: 'meta', attributes: { name: 'description', content: WARNING } }, HEAD[2]]);
  expect(toldHead(HEAD, { kind: 'work', work: WORK })).toBe(HEAD);
});

test('A work is shared with its drawn card.', () => {
  expect(shownOf({ kind: 'work', work: WORK })).toEqual({
    'og:site_name': 'Truyện Đôi',
    'og:type': 'book',
    'og:locale': 'vi_VN',
    'og:title': 'Lồng đèn cá chép',
    'og:description': 'Một đêm hội.',
    'og:url': 'https://vi.example/comic/12',
    'og:image': 'https://vi.example/cards/12/abc.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Lồng đèn cá chép',
    'twitter:card': 'summary_large_image',
  });
  expect(shownOf({ kind: 'other' }, '/genres')).toMatchObject({
    'og:type': 'website',
    'og:image': 'https://vi.example/icons/vi-card.jpg',
    'og:image:alt': 'Truyện Đôi',
    'twitter:card': 'summary_large_image',
  });
});

function feedsOf(facts: SharedFacts, path: string): readonly string[] {
  return sharingTags({ language: 'vi', path, site: SITE, head: HEAD, facts })
    .filter(({ attributes }) => attributes['type'] === 'application/atom+xml')
    .map(({ attributes }) => attributes['href'] ?? '');
}

test('Each page names the feeds that tell of what is new on it, the nearest first.', () => {
  expect(feedsOf({ kind: 'work', work: WORK }, '/comic/12')).toEqual(['/feeds/comic/12.atom', '/feeds/latest.atom']);
  expect(feedsOf({ kind: 'other' }, '/genres?order=views&genre=fantasy')).toEqual(['/feeds/genres/fantasy.atom', '/feeds/latest.atom']);
  expect(feedsOf({ kind: 'other' }, '/genres?genre=fantasy,school')).toEqual(['/feeds/latest.atom']);
});

const fails: Execute = () => Promise.reject(new Error('the database is away'));

test('A page is made without them where they cannot be had, or there are none.', async () => {
  const asked: unknown[] = [];
  const nothing: Execute = async <Result>(_document: unknown, variables: unknown) => {
    asked.push(variables);
    return { work: { __typename: 'WorkNotFound' }, chapter: { __typename: 'ChapterNotFound' } } as Result;
  };
  expect(await loadSharedFacts('/comic/12', 'vi', fails)).toEqual({ kind: 'other' });
  for (const path of ['/comic/12?chapters=2', '/comic/12/32#p7', '/comic/012', '/comics/12', '/genres', '/comic/12/32/1']) {
    expect(await loadSharedFacts(path, 'vi', nothing)).toEqual({ kind: 'other' });
  }
  expect(asked).toEqual([
    { id: '12', language: 'vi' },
    { workId: '12', chapterId: '32', language: 'vi' },
  ]);
});
