import { beforeAll, describe, expect, test } from 'vitest';
import { createHostTable } from '#server/http/known-hosts.ts';
import type { InProcessSite } from '#tests/support/site/in-process-site.ts';
import { startOwnSite } from '#tests/support/site/own-site.ts';

let site: InProcessSite;

beforeAll(async () => {
  const own = await startOwnSite();
  ({ site } = own);
  return own.close;
});

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

  test.each([
    ['https://vi.example', 'VI.example:443', 'vi.example:80'],
    ['http://vi.example', 'vi.example:80', 'vi.example:443'],
  ])('a site at %s answers where a proxy writes the port of its scheme, and no other', (origin, host, other) => {
    const shown = { origin, host: new URL(origin).host };
    const hosts = createHostTable({
      sites: { vi: shown, ja: { ...shown, host: 'ja.localhost:3000', origin: 'http://ja.localhost:3000' } } as never,
      detectionHosts: [],
    });
    expect([hosts.get(host.toLowerCase()), hosts.get(other)]).toEqual([{ kind: 'site', site: shown }, undefined]);
    expect([...hosts.keys()]).toEqual([shown.host, host.toLowerCase(), 'ja.localhost:3000']);
  });

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
