import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { OwnLogos } from '#server/http/files/own-logos.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0a0"/></svg>';

let site: InProcessSite;
beforeAll(async () => {
  const testing = await createTestDatabase();
  const { sites } = defaultConfig('data');
  site = await startInProcessSite(testing.database, { sites: { ...sites, ja: { ...sites.ja, logo: LOGO } } });
  return async () => {
    await site.close();
    await testing.close();
  };
});

test.each([
  ['/favicon-ja.svg', 'image/svg+xml'],
  ['/favicon-ja.png', 'image/png'],
  ['/icons/ja-any-192.png', 'image/png'],
  ['/icons/ja-maskable-512.png', 'image/png'],
  ['/icons/ja-apple-180.png', 'image/png'],
  ['/icons/ja-card.jpg', 'image/jpeg'],
])("%s is made of the operator's logo, and asked for again by its tag.", async (path, type) => {
  const { status, headers, body } = await site.send(path, { host: 'ja.localhost:3000' });
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(await sharp(body).metadata()).toMatchObject({ width: expect.any(Number) });
  const again = await site.send(path, { host: 'ja.localhost:3000', headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
});

test('The site whose operator gave none keeps the files of the build.', async () => {
  expect((await site.send('/favicon-vi.svg')).headers['content-type']).not.toBe('image/svg+xml');
});

test('A logo that cannot be drawn stops the start with its key.', async () => {
  const drawing = OwnLogos.draw([{ language: 'vi', logo: '<svg><g' }], {});
  await expect(drawing).rejects.toMatchObject({ name: 'ConfigError', key: 'sites.vi.logo' });
});
