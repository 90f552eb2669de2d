import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, type GraphqlSites, json, openGraphqlSites } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite, SiteAnswer } from '#tests/support/site/in-process-site.ts';

const FRIEND = 'https://read.example';
const STRANGER = 'https://evil.example';
const COUNT = 'query Count($language: Language!) { genres(language: $language) { slug } }';

let sites: GraphqlSites;
let site: InProcessSite;

beforeAll(async () => {
  sites = await openGraphqlSites([COUNT]);
  site = await sites.start({ allowedOrigins: [FRIEND] });
});
afterAll(() => sites.close());

function granted({ headers }: SiteAnswer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
}

function ask(origin: string, path = '/graphql'): Promise<SiteAnswer> {
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' };
  return site.send(path, { method: 'OPTIONS', headers });
}

function send(origin: string): Promise<SiteAnswer> {
  const body = JSON.stringify({ query: COUNT, variables: { language: 'vi' } });
  return site.send('/graphql', { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body });
}

const READABLE = {
  'access-control-allow-origin': FRIEND,
  'access-control-expose-headers': 'retry-after, x-request-id, upload-offset, upload-length',
};

describe('a page of a configured origin', () => {
  test('may ask before it sends, and is told what it may send, credentials not', async () => {
    const answer = await ask(FRIEND);
    expect([answer.status, answer.headers.vary, granted(answer)]).toEqual([
      204,
      'origin',
      {
        ...READABLE,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'accept, authorization, content-type, upload-offset, upload-checksum, upload-piece-length, upload-placed',
        'access-control-max-age': '7200',
      },
    ]);
  });

  test('may read what its operation answers', async () => {
    const answer = await send(FRIEND);
    expect([answer.status, granted(answer), json(answer)]).toMatchObject([
      200,
      READABLE,
      { data: { genres: expect.any(Array) as unknown } },
    ]);
  });

  test('may read answers by hash, made now or kept, and caches keep them apart from those of other origins', async () => {
    const address = addressOf(COUNT, { language: 'vi' });
    const made = await site.send(address, { headers: { origin: FRIEND } });
    const kept = await site.send(address, { headers: { origin: FRIEND } });
    const own = await site.send(address);
    expect([made, kept, own].map((answer) => [granted(answer), answer.headers.vary])).toEqual([
      [READABLE, 'accept, authorization, origin, accept-encoding'],
      [READABLE, 'accept, authorization, origin, accept-encoding'],
      [{}, 'accept, authorization, origin, accept-encoding'],
    ]);
  });

  test('may read why an operation was refused', async () => {
    const answer = await site.send('/graphql', { method: 'POST', headers: { origin: FRIEND, 'content-type': 'text/plain' }, body: '{}' });
    expect([answer.status, granted(answer)]).toEqual([415, READABLE]);
  });

  test('gets no more than the API: pages and pictures stay closed to its scripts', async () => {
    const page = await site.send('/comic/12', { headers: { origin: FRIEND } });
    expect([granted(page), (await ask(FRIEND, '/comic/12')).status]).toEqual([{}, 405]);
  });
});

describe('a page of any other origin', () => {
  test('is not told anything by its question', async () => {
    const answer = await ask(STRANGER);
    expect([answer.status, granted(answer)]).toEqual([405, {}]);
  });

  test.each([STRANGER, 'null', `${FRIEND}.evil.example`, 'http://read.example'])('cannot read an answer: %s', async (origin) => {
    expect(granted(await send(origin))).toEqual({});
  });
});

test('By default no other origin is allowed, and answers do not differ by origin.', async () => {
  const closed = await sites.start();
  const answer = await closed.send(addressOf(COUNT, { language: 'vi' }), { headers: { origin: FRIEND } });
  expect([granted(answer), answer.headers.vary]).toEqual([{}, 'accept, authorization, accept-encoding']);
});
