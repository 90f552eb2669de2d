import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '#server/platform/config.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/in-process-site.ts';

let testing: TestDatabase;
let site: InProcessSite;

const PICTURE_ID = createHash('sha256').update('a picture').digest('hex').slice(0, 32);
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

beforeAll(async () => {
  testing = await createTestDatabase();
  site = await startInProcessSite(testing.database);
  await put(join(site.dataFolder, 'pictures', PICTURE_ID.slice(0, 2), PICTURE_ID, '640.webp'), PICTURE);
  await put(join(site.dataFolder, 'pictures', PICTURE_ID.slice(0, 2), PICTURE_ID, 'original'), PICTURE);
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js'), 'plain');
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js.br'), 'as brotli');
  await put(join(site.webFolder, 'assets/site.0a1b2c3d.js.gz'), 'as gzip');
  await put(join(site.webFolder, 'img/placeholder.webp'), 'placeholder');
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

describe('hosts', () => {
  test('a site answers with pages in its language', async () => {
    const vi = await site.send('/comic/12?page=2');
    const ja = await site.send('/comic/12?page=2', { host: 'ja.localhost:3000' });
    expect([vi.body.toString(), ja.body.toString()]).toEqual(['vi /comic/12?page=2', 'ja /comic/12?page=2']);
  });

  test('the case of a host does not matter', async () => {
    expect((await site.send('/', { host: 'VI.localhost:3000' })).body.toString()).toBe('vi /');
  });

  test.each(['evil.example', 'vi.localhost', 'vi.localhost:3000.evil.example', 'vi.localhost:3001', ''])(
    'the unknown host "%s" is refused and not repeated',
    async (host) => {
      const answer = await site.send('/', { host });
      expect(answer.status).toBe(421);
      expect(answer.body.toString()).toBe('This server does not answer for the host that was asked for.\n');
      expect(answer.headers['location']).toBeUndefined();
    },
  );

  test('the unknown host gets no cached answer either', async () => {
    expect((await site.send('/graphql?query={__typename}', { host: 'evil.example' })).status).toBe(421);
  });

  test.each([
    [{}, 'http://vi.localhost:3000'],
    [{ 'accept-language': 'ja,en;q=0.8' }, 'http://ja.localhost:3000'],
    [{ 'accept-language': 'en-GB, ja-JP;q=0.5, vi-VN;q=0.7' }, 'http://vi.localhost:3000'],
    [{ 'accept-language': 'vi;q=0, ja;q=0.1' }, 'http://ja.localhost:3000'],
    [{ 'accept-language': 'fr' }, 'http://vi.localhost:3000'],
    [{ 'accept-language': 'vi', cookie: 'a=b; futago_language=ja' }, 'http://ja.localhost:3000'],
    [{ 'accept-language': 'ja', cookie: 'futago_language=xx' }, 'http://ja.localhost:3000'],
  ])('plain localhost sends a reader with %j to %s', async (headers: Record<string, string>, origin) => {
    const answer = await site.send('/comic/12?page=2', { host: 'localhost:3000', headers });
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({
      location: `${origin}/comic/12?page=2`,
      vary: 'cookie, accept-language',
      'cache-control': 'no-store',
    });
  });

  test('a redirect never leaves the site, whatever the path says', async () => {
    const answer = await site.send('//evil.example/', { host: 'localhost:3000' });
    expect(answer.headers.location).toBe('http://vi.localhost:3000//evil.example/');
  });

  test('plain localhost takes no writes', async () => {
    expect((await site.send('/graphql', { host: 'localhost:3000', method: 'POST', body: '{}' })).status).toBe(405);
  });
});

describe('addresses and methods', () => {
  test.each(['/%', '/%E0%A4%A', '/a%00b', '/a\\b', '*', 'http://evil.example/'])('the address "%s" cannot be read', async (path) => {
    const answer = await site.send(path);
    expect([answer.status, answer.body.toString()]).toEqual([400, 'The address cannot be read.\n']);
  });

  test('an address of more than 8,192 characters is refused', async () => {
    const answer = await site.send(`/${'a'.repeat(8192)}`);
    expect([answer.status, answer.body.toString()]).toEqual([414, 'An address has at most 8192 characters here.\n']);
    expect((await site.send(`/${'a'.repeat(8191)}`)).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not possible on a page', async (method) => {
    const answer = await site.send('/comic/12', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await site.send('/comic/12', { method: 'HEAD' });
    const get = await site.send('/comic/12');
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('a request that is no HTTP gets a sentence and is closed', async () => {
    expect(await sendRaw('nonsense\r\n\r\n')).toContain('HTTP/1.1 400 Bad Request');
    expect(await sendRaw(`GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain('HTTP/1.1 431');
    expect(await sendRaw('GET / HTTP/1.1\r\n\r\n')).toContain('HTTP/1.1 400');
  });

  async function sendRaw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }
});

describe('small answers', () => {
  test('health answers at any host', async () => {
    const answer = await site.send('/health', { host: '10.0.0.7' });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'The process is alive.\n']);
  });

  test('readiness follows the process', async () => {
    site.ready = false;
    const waiting = await site.send('/ready', { host: '10.0.0.7' });
    site.ready = true;
    const ready = await site.send('/ready');
    expect([waiting.status, waiting.headers['retry-after'], ready.status]).toEqual([503, '1', 200]);
  });

  test('the latest build is never kept', async () => {
    const answer = await site.send('/builds/latest.json?t=1');
    expect([answer.headers['cache-control'], answer.body.toString()]).toEqual(['no-store', '{"id":"build-1"}']);
  });

  test('robots may read all but the API', async () => {
    expect((await site.send('/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /graphql\n');
  });

  test('every answer carries the security headers, and no HSTS over http', async () => {
    for (const path of [
      '/robots.txt',
      '/graphql?query={__typename}',
      '/nothing.png',
      pictureUrl,
      '/assets/site.0a1b2c3d.js',
      '/%',
      '/ready',
    ]) {
      const { headers } = await site.send(path);
      if (path === '/nothing.png') continue;
      expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('HSTS is sent where both sites are https', async () => {
    const { sites } = defaultConfig('/nowhere');
    const secure = {
      vi: { ...sites.vi, origin: 'https://vi.example.org', host: 'vi.example.org' },
      ja: { ...sites.ja, origin: 'https://ja.example.org', host: 'ja.example.org' },
    };
    const other = await startInProcessSite(testing.database, { sites: secure });
    const { headers } = await other.send('/robots.txt', { host: 'vi.example.org' });
    await other.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('a page that fails is said so in a sentence with the id that is in the log', async () => {
    const other = await startInProcessSite(testing.database, {
      firstResponse: { peek: () => undefined, respond: () => Promise.reject(new Error('the renderer broke: secret')) },
    });
    const answer = await other.send('/comic/12');
    await other.close();
    const id = answer.headers['x-request-id'];
    expect([answer.status, answer.body.toString()]).toEqual([500, `Something went wrong here; the request ${id} is in our log.\n`]);
    expect(other.errors).toMatchObject([
      { requestId: id, err: { message: 'the renderer broke: secret', stack: expect.stringContaining('at ') as unknown } },
    ]);
  });
});

describe('pictures', () => {
  test('are kept for ever', async () => {
    const answer = await site.send(pictureUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
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

  test('answer HEAD without a body', async () => {
    const answer = await site.send(pictureUrl, { method: 'HEAD' });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
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
