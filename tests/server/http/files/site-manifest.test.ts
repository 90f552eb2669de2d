import { beforeAll, expect, test } from 'vitest';
import { siteManifest } from '#server/http/files/site-manifest.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

let site: InProcessSite;
beforeAll(async () => {
  const own = await startOwnSite();
  ({ site } = own);
  return own.close;
});

test.each([
  ['vi', { name: 'Truyện Đôi', short_name: 'Truyện Đôi', lang: 'vi', theme_color: '#b3261e' }],
  ['ja', { name: 'ふたご書庫', short_name: 'ふたご書庫', lang: 'ja', theme_color: '#2c4796' }],
])('The manifest of the site in %s is served under its own type, with its name, colour and language.', async (language, own) => {
  const { status, headers, body } = await site.send(`/manifest-${language}.webmanifest`, { host: `${language}.localhost:3000` });
  const manifest = JSON.parse(body.toString()) as ReturnType<typeof siteManifest>;
  expect([status, headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'application/manifest+json',
    'public, max-age=3600',
    'nosniff',
  ]);
  expect(manifest).toMatchObject({ ...own, id: '/', start_url: '/', scope: '/', dir: 'ltr', display: 'standalone' });
  expect(manifest.icons.map(({ src, purpose }) => `${purpose} ${src}`)).toEqual([
    `any /icons/${language}-any-192.png`,
    `any /icons/${language}-any-512.png`,
    `maskable /icons/${language}-maskable-192.png`,
    `maskable /icons/${language}-maskable-512.png`,
    `any /favicon-${language}.svg`,
  ]);
});

test('A manifest says the name that is configured.', () => {
  expect(siteManifest({ language: 'ja', name: 'べつの書庫' })).toMatchObject({ name: 'べつの書庫', short_name: 'べつの書庫' });
});

test('A HEAD has the headers and no body; a language without a site has no manifest.', async () => {
  const head = await site.send('/manifest-vi.webmanifest', { method: 'HEAD' });
  const get = await site.send('/manifest-vi.webmanifest');
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(get.body.length)]);
  expect((await site.send('/manifest-en.webmanifest')).headers['content-type']).not.toBe('application/manifest+json');
});
