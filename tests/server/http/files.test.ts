import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';

let testing: TestDatabase;
let site: InProcessSite;

const PICTURE_ID = createHash('sha256').update('a picture').digest('hex').slice(0, 32);
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

beforeAll(async () => {
  testing = await createTestDatabase();
  site = await startInProcessSite(testing.database);
  await put(join(site.dataFolder, 'pictures', PICTURE_ID.slice(0, 2), PICTURE_ID, '640.webp'), PICTURE);
  await put(join(site.dataFolder, 'pictures', PICTURE_ID.slice(0, 2), PICTURE_ID, 'original'), PICTURE);
  await put(join(site.webFolder, 'assets/site.0a1b2c.css'), 'plain');
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js'), 'plain');
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js.br'), 'as brotli');
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js.gz'), 'as gzip');
  await put(join(site.webFolder, 'img/placeholder.webp'), 'placeholder');
  await put(join(site.webFolder, 'sw.js'), 'worker');
  await put(join(site.webFolder, '.secret.json'), '{}');
  await put(join(site.webFolder, '../outside.json'), '{}');
});
afterAll(async () => {
  await site.close();
  await testing.close();
});

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const pictureUrl = `/pictures/${PICTURE_ID}/640.webp`;

describe('pictures', () => {
  test('are kept for ever by who reads them, and asked for again by caches that many share', async () => {
    const answer = await site.send(pictureUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=45',
      'accept-ranges': 'bytes',
      'content-length': '1000',
    });
    expect(answer.body).toEqual(PICTURE);
  });

  test.each([
    ['bytes=0-9', 'bytes 0-9/1000', 0, 10],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5', 'bytes 995-999/1000', 995, 1000],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 1000],
    ['bytes=998-5000', 'bytes 998-999/1000', 998, 1000],
  ])('answer %s with %s', async (range, contentRange, first, end) => {
    const answer = await site.send(pictureUrl, { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, contentRange]);
    expect(answer.body).toEqual(PICTURE.subarray(first, end));
  });

  test.each(['bytes=1000-', 'bytes=-0'])('cannot meet %s', async (range) => {
    const answer = await site.send(pictureUrl, { headers: { range } });
    expect([answer.status, answer.headers['content-range'], answer.body.toString()]).toEqual([
      416,
      'bytes */1000',
      'The file has 1000 bytes.\n',
    ]);
  });

  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-3', 'bytes=-', 'bytes=a-b'])('are sent whole for %s', async (range) => {
    const answer = await site.send(pictureUrl, { headers: { range } });
    expect([answer.status, answer.body.length]).toEqual([200, 1000]);
  });

  test('honour If-Range by their tag', async () => {
    const { etag = '' } = (await site.send(pictureUrl)).headers;
    const same = await site.send(pictureUrl, { headers: { range: 'bytes=0-0', 'if-range': etag } });
    const other = await site.send(pictureUrl, { headers: { range: 'bytes=0-0', 'if-range': '"other"' } });
    expect([same.status, other.status]).toEqual([206, 200]);
  });

  test('are not sent again to who holds them', async () => {
    const { etag = '' } = (await site.send(pictureUrl)).headers;
    const answer = await site.send(pictureUrl, { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
  });

  test('answer HEAD without a body, whatever part it names', async () => {
    for (const range of ['bytes=0-9', 'bytes=1000-', undefined]) {
      const answer = await site.send(pictureUrl, { method: 'HEAD', headers: range === undefined ? {} : { range } });
      expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
    }
  });

  test.each([
    '/pictures/',
    `/pictures/${PICTURE_ID}/original`,
    `/pictures/${PICTURE_ID}/641.webp`,
    `/pictures/${PICTURE_ID}/0640.webp`,
    `/pictures/${PICTURE_ID.toUpperCase()}/640.webp`,
    `/pictures/../../etc/passwd`,
  ])('are not found at %s', async (path) => {
    const answer = await site.send(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such picture.\n']);
  });
});

describe('built files', () => {
  test.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip;q=0.5, br;q=0', 'gzip', 'as gzip'],
    ['identity', undefined, 'plain'],
  ])('are sent as the build compressed them for "%s"', async (accepted, encoding, body) => {
    const answer = await site.send('/assets/site.0a1b2c3d.js', { headers: { 'accept-encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([encoding, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  test('whose hash has six digits, as the build writes them, are kept for good', async () => {
    const answer = await site.send('/assets/site.0a1b2c.css');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('without a hash are asked for again after an hour', async () => {
    const answer = await site.send('/img/placeholder.webp');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    });
    const again = await site.send('/img/placeholder.webp', { headers: { 'if-none-match': answer.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  test('that are missing from the build are no page', async () => {
    const answer = await site.send('/assets/old.11111111.js');
    expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such file in this build.\n']);
  });

  test.each(['/.secret.json', '/../outside.json', '/%2e%2e/outside.json', '/assets/../../outside.json'])(
    'never come from "%s"',
    async (path) => {
      const answer = await site.send(path);
      expect(answer.body.toString()).not.toBe('{}');
    },
  );

  test('that do not exist are a page of the site', async () => {
    expect((await site.send('/about.txt')).body.toString()).toBe('vi /about.txt');
  });
});

test('the service worker is asked for every time, and may speak to its site only', async () => {
  const { status, headers, body } = await site.send('/sw.js?language=vi');
  expect([status, headers['cache-control'], headers['content-security-policy'], headers['content-type'], body.toString()]).toEqual([
    200,
    'no-cache',
    "default-src 'none'; connect-src 'self'",
    'text/javascript; charset=utf-8',
    'worker',
  ]);
});
