import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GraphqlSites, openGraphqlSites } from '#tests/support/site/graphql-site.ts';
import type { InProcessSite, SiteAnswer } from '#tests/support/site/in-process-site.ts';

const LONG = '{ latestUpdates(language: vi, perPage: 60) { items { id title description chaptersCount } } }';
const SHORT = '{ __typename }';

let sites: GraphqlSites;
let site: InProcessSite;

beforeAll(async () => {
  sites = await openGraphqlSites();
  site = await sites.start();
});
afterAll(() => sites.close());

function send(query: string, encodings?: string, accept = '*/*'): Promise<SiteAnswer> {
  const headers = { accept, 'content-type': 'application/json', ...(encodings === undefined ? {} : { 'accept-encoding': encodings }) };
  return site.send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('A result of more than 1 KiB is compressed for who takes %s.', async (encodings, encoding, decompress) => {
  const plain = await send(LONG);
  const answer = await send(LONG, encodings);
  expect([answer.status, answer.headers['content-encoding'], Number(answer.headers['content-length'])]).toEqual([
    200,
    encoding,
    answer.body.length,
  ]);
  expect(answer.body.length).toBeLessThan(plain.body.length / 2);
  expect(decompress(answer.body)).toEqual(plain.body);
  expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
});

test.each([undefined, 'identity', 'deflate', 'br;q=0'])('A result is sent as it is to who takes %s.', async (encodings) => {
  const answer = await send(LONG, encodings);
  expect([answer.headers['content-encoding'], JSON.parse(answer.body.toString())]).toMatchObject([undefined, { data: {} }]);
});

test('A short result is not worth compressing.', async () => {
  const answer = await send(SHORT, 'br, gzip');
  expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, '{"data":{"__typename":"Query"}}']);
});

test('An answer of errors keeps its status, compressed or not.', async () => {
  const query = `{ ${Array.from({ length: 40 }, (_, index) => `nothing${index}`).join(' ')} }`;
  const answer = await send(query, 'br', 'application/graphql-response+json');
  expect([answer.status, answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
    400,
    'br',
    'application/graphql-response+json; charset=utf-8',
  ]);
});
