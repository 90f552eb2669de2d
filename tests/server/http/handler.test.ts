import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '#server/platform/config/config.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';

let testing: TestDatabase;
let site: InProcessSite;

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

beforeAll(async () => {
  testing = await createTestDatabase();
  site = await startInProcessSite(testing.database);
});
afterAll(async () => {
  await site.close();
  await testing.close();
});

describe('addresses and methods', () => {
  test.each(['/a%00b', '/a\\b', '*', 'ftp://evil.example/'])('the address "%s" cannot be read', async (path) => {
    const answer = await site.send(path);
    expect([answer.status, answer.body.toString()]).toEqual([400, 'The address cannot be read.\n']);
  });

  test('a whole address is answered where it names a host of ours, whatever the header says', async () => {
    const [ours, other] = await Promise.all([
      site.send('http://vi.localhost:3000/robots.txt', { host: 'evil.example' }),
      site.send('http://evil.example/robots.txt'),
    ]);
    expect([ours.status, other.status, other.body.toString()]).toEqual([
      200,
      421,
      'This server does not answer for the host that was asked for.\n',
    ]);
  });

  test.each([
    ['/100%', '/100%25'],
    ['/%', '/%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/tr%E1%BA%A7m-l%E1%BA?page=2', '/tr%E1%BA%A7m-l%25E1%25BA?page=2'],
    ['//evil.example/%', '//evil.example/%25'],
  ])('a reader of "%s", which was cut off or typed, is led to the page that says what is missing', async (path, spelt) => {
    const answer = await site.send(path);
    const { location, 'cache-control': cacheControl } = answer.headers;
    expect([answer.status, location, cacheControl]).toEqual([302, `http://vi.localhost:3000${spelt}`, 'no-store']);
    const detected = await site.send(path, { host: 'localhost:3000', headers: { 'accept-language': 'ja' } });
    expect([detected.status, detected.headers.location]).toEqual([302, `http://ja.localhost:3000${spelt}`]);
  });

  test.each(['POST', 'PUT'])('what %s is to write at such an address is refused', async (method) => {
    const answer = await site.send('/uploads/%', { method });
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
    expect(await sendRaw(site.port, 'nonsense\r\n\r\n')).toContain('HTTP/1.1 400 Bad Request');
    expect(await sendRaw(site.port, `GET / HTTP/1.1\r\nhost: vi.localhost:3000\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain(
      'HTTP/1.1 431',
    );
    expect(await sendRaw(site.port, 'GET / HTTP/1.1\r\n\r\n')).toContain('HTTP/1.1 400');
  });
});

const lines = () =>
  site.logged
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ msg, url }) => msg === 'request' && url === '/health?of=the-log');

test('every request has a line of its own in the log, with an id that no other one has', async () => {
  await Promise.all([1, 2].map(() => site.send('/health?of=the-log')));
  await expect.poll(lines).toHaveLength(2);
  const requestId = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/) as string;
  expect(lines()[0]).toMatchObject({ requestId, method: 'GET', status: 200, milliseconds: expect.any(Number) as number, isComplete: true });
  expect(new Set(lines().map((line) => line['requestId'])).size).toBe(2);
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
    expect([answer.headers['cache-control'], answer.body.toString()]).toEqual(['no-store', '{"id":"build-1","worker":"on"}']);
  });

  test('robots may read all but the API, and are told where the sitemap is', async () => {
    expect((await site.send('/robots.txt')).body.toString()).toBe(
      'User-agent: *\nDisallow: /graphql\nDisallow: /api/\n\nSitemap: http://vi.localhost:3000/sitemap.xml\n',
    );
  });

  test.each(['vi', 'ja'])('the icon that is asked for unread is the one of the site in %s', async (language) => {
    const { status, headers } = await site.send('/favicon.ico', { host: `${language}.localhost:3000` });
    const location = `http://${language}.localhost:3000/favicon-${language}.png`;
    expect([status, headers.location, headers['cache-control']]).toEqual([302, location, 'public, max-age=3600']);
  });

  test('every answer carries the security headers, and no HSTS over http', async () => {
    for (const path of ['/robots.txt', '/graphql?query={__typename}', '/pictures/none', '/assets/none.js', '/%', '/ready']) {
      const { headers } = await site.send(path);
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
      firstResponse: {
        peek: () => undefined,
        forgetWork: () => {},
        forget: () => {},
        respond: () => Promise.reject(new Error('the renderer broke: secret')),
      },
    });
    const answer = await other.send('/comic/12');
    await other.close();
    const id = answer.headers['x-request-id'];
    expect([answer.status, answer.body.toString()]).toEqual([500, `Something went wrong here; the request ${String(id)} is in our log.\n`]);
    expect(other.errors).toMatchObject([
      { requestId: id, err: { message: 'the renderer broke: secret', stack: expect.stringContaining('at ') as unknown } },
    ]);
  });
});

async function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
