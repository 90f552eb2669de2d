import { expect, test } from 'vitest';
import { ROUTE_METADATA, type MetadataName } from '#src/i18n/route-metadata.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { parseXml } from '#tests/support/files/xml.ts';
import { chapterOf, find, libraryOf, site } from '#tests/e2e/browser/reader.ts';

/** Paths of the specification's table that say the same to everyone, with what their routes' metadata is called. */
const STATIC: Readonly<Record<string, MetadataName>> = {
  '/': 'home',
  '/contact': 'contact',
  '/genres': 'genres',
  '/goodbye': 'goodbye',
  '/history': 'history',
  '/login': 'login',
  '/logout': 'logout',
  '/password/reset': 'passwordReset',
  '/password/setting': 'passwordSetting',
  '/search': 'search',
  '/user/profile': 'profile',
  '/user/upload': 'upload',
};
const SITE_NAMES = { vi: 'Truyện Đôi', ja: 'ふたご書庫' } as const;

async function pageAt(path: string, language: 'vi' | 'ja') {
  const answer = await localFetch(site[language] + path);
  const html = await answer.text();
  const said = (pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? '');
  return {
    status: answer.status,
    lang: said(/<html[^>]* lang="([^"]*)"/),
    title: said(/<title>([^<]*)<\/title>/),
    description: said(/<meta name="description" content="([^"]*)"/),
    hasLayout: html.includes('<main'),
  };
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function read(path: string): Promise<unknown> {
  return (await localFetch(`${site.vi}${path}?${Date.now()}`)).json();
}

test.each(['vi', 'ja'] as const)(
  'Every route of the specification answers in %s at the same path, in that language, with title and description of its metadata.',
  async (language) => {
    for (const [path, name] of Object.entries(STATIC)) {
      const words: { readonly title?: string; readonly description: string } = ROUTE_METADATA[name][language];
      const title = words.title === undefined ? SITE_NAMES[language] : `${words.title} | ${SITE_NAMES[language]}`;
      const said = { status: 200, lang: language, title, description: words.description, hasLayout: true };
      expect([path, await pageAt(path, language)]).toEqual([path, said]);
    }
  },
);

test.each(['vi', 'ja'] as const)(
  'Works, chapters and pages by slug answer in %s with a title and a description of their own.',
  async (language) => {
    const work = find(await libraryOf(language), ({ isSensitive }) => !isSensitive);
    const titles = new Set<string>();
    for (const path of [`/comic/${work.id}`, chapterOf(work, 0), '/privacy', '/terms']) {
      const { status, lang, title, description, hasLayout } = await pageAt(path, language);
      expect([path, status, lang, title, description, hasLayout]).toEqual([
        path,
        200,
        language,
        expect.stringMatching(`.+${SITE_NAMES[language]}$`),
        expect.stringMatching(/.{10,160}/su),
        true,
      ]);
      titles.add(title);
    }
    expect(titles.size).toBe(4);
  },
);

test.each(['vi', 'ja'] as const)('The server of the %s site serves its sitemap.', async (language) => {
  const answer = await localFetch(`${site[language]}/sitemap.xml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/xml/)]);
  expect(parseXml(await answer.text()).name).toBe('sitemapindex');
});

test('The latest build has a manifest that names its files, and all of them are there.', async () => {
  const { id } = (await read('/builds/latest.json')) as { readonly id: string };
  const manifest = (await read(`/builds/meta/${id}.json`)) as { readonly id: string; readonly files: readonly string[] };
  expect([manifest.id, manifest.files.length > 20]).toEqual([id, true]);
  const statuses = await Promise.all(manifest.files.map(async (file) => (await localFetch(site.vi + file, { method: 'HEAD' })).status));
  expect([...new Set(statuses)]).toEqual([200]);
});
