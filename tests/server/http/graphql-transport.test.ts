import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#tests/support/site/accounts.ts';
import { addressOf, type GraphqlSites, hashOf, json, openGraphqlSites, post } from '#tests/support/site/graphql-site.ts';
import type { SeededCatalogue } from '#tests/support/database/seed.ts';

let sites: GraphqlSites;
let seeded: SeededCatalogue;

const TITLE =
  'query Title($id: ID!, $language: Language!) { work(id: $id, language: $language) { __typename ... on Work { title description } } }';
const LIST = 'query List($perPage: Int!) { latestUpdates(language: vi, perPage: $perPage) { items { id } } }';

beforeAll(async () => {
  sites = await openGraphqlSites([TITLE, LIST]);
  ({ seeded } = sites);
});
afterAll(() => sites.close());

describe('POST /graphql', () => {
  test('takes query text, variables and operation name as JSON, and its answer is not kept', async () => {
    const site = await sites.start();
    const body = JSON.stringify({ query: TITLE, variables: { id: String(seeded.viNovel.id), language: 'vi' }, operationName: 'Title' });
    const answer = await site.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(json(answer)).toEqual({
      data: { work: { __typename: 'Work', title: 'Trăm hai mươi đêm', description: 'Trăm hai mươi đêm\nMô tả.' } },
    });
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'refuses what a form of another site could send: "%s"',
    async (type) => {
      const site = await sites.start();
      const answer = await site.send('/graphql', {
        method: 'POST',
        headers: type === '' ? {} : { 'content-type': type },
        body: 'query={__typename}',
      });
      expect([answer.status, answer.body.toString()]).toEqual([415, 'An operation is sent as application/json.\n']);
    },
  );

  test('refuses a body of more than 256 KiB', async () => {
    const site = await sites.start();
    const answer = await post(site, `{ __typename } # ${'x'.repeat(262_144)}`);
    expect(answer.status).toBe(413);
  });

  test('lets go of a connection on which more of a body comes than it reads', async () => {
    const site = await sites.start();
    const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    const closed = new Promise((tell) => socket.on('close', tell));
    socket.write('POST /graphql HTTP/1.1\r\nhost: vi.localhost:3000\r\ncontent-type: application/json\r\n');
    socket.write(`transfer-encoding: chunked\r\n\r\n40001\r\n${'x'.repeat(0x40001)}\r\n`);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
  });

  test('reads no more of a body in chunks than it takes, and who sends on has the whole answer', async () => {
    const site = await sites.start();
    const socket = connect(site.port, '127.0.0.1').pause();
    const errors: Error[] = [];
    socket.on('error', (error) => errors.push(error));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString())).pause();
    const closed = new Promise((tell) => socket.on('close', tell));
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: vi.localhost:3000\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    await new Promise<unknown>((sent) => socket.write(`${chunk.repeat(500)}0\r\n\r\n`, sent));
    socket.resume();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"REQUEST_ENTITY_TOO_LARGE"/);
    expect(errors).toEqual([]);
  });

  test('takes a body in chunks like one with a length, and none from who breaks off', async () => {
    const site = await sites.start();
    const head =
      'POST /graphql HTTP/1.1\r\nhost: vi.localhost:3000\r\ncontent-type: application/json\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
    const whole = connect(site.port, '127.0.0.1');
    whole.write(`${head}a\r\n{"query":"\r\n10\r\n{ __typename }"}\r\n0\r\n\r\n`);
    let answer = '';
    for await (const part of whole as AsyncIterable<Buffer>) answer += part.toString();
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
    const broken = connect(site.port, '127.0.0.1').on('error', () => undefined);
    await new Promise<unknown>((sent) => broken.write(`${head}a\r\n{"query":"\r\n`, sent));
    broken.destroy();
    expect((await post(site, '{ __typename }')).status).toBe(200);
    expect(site.errors).toEqual([]);
  });

  test('refuses several operations in one body', async () => {
    const site = await sites.start();
    const answer = await site.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[{"query":"{__typename}"}]',
    });
    expect(answer.status).toBe(400);
  });

  test('knows persisted operations by hash, and says which it does not know', async () => {
    const site = await sites.start();
    const send = (hash: string) =>
      site.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ variables: { perPage: 1 }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
      });
    expect(json(await send(hashOf(LIST)))).toEqual({ data: { latestUpdates: { items: [{ id: String(seeded.viMany[11]?.id) }] } } });
    expect(json(await send(hashOf('other')))).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
  });

  test('takes no other method', async () => {
    const site = await sites.start();
    const answer = await site.send('/graphql', { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('has no page of tools', async () => {
    const site = await sites.start();
    expect((await site.send('/graphql', { headers: { accept: 'text/html' } })).body.toString()).not.toContain('<html');
  });
});

describe('GET /graphql by hash', () => {
  test('may be kept by everyone while it is anonymous and clean', async () => {
    const site = await sites.start();
    const answer = await site.send(addressOf(LIST, { perPage: 2 }));
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=40',
      vary: 'accept, authorization, accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(json(answer)).toEqual({
      data: { latestUpdates: { items: [{ id: String(seeded.viMany[11]?.id) }, { id: String(seeded.viMany[10]?.id) }] } },
    });
  });

  test('answers again from memory, also compressed, and with a 304 to who holds it', async () => {
    const site = await sites.start();
    const address = addressOf(LIST, { perPage: 60 });
    const first = await site.send(address);
    const second = await site.send(address, { headers: { 'accept-encoding': 'gzip, br' } });
    const third = await site.send(address, { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect(second.headers.etag).toBe(first.headers.etag);
    expect([third.status, third.body.length]).toEqual([304, 0]);
    const body = second.headers['content-encoding'] === 'br' ? brotliDecompressSync(second.body) : second.body;
    expect(body).toEqual(first.body);
  });

  test('gives the kept answer until it is forgotten', async () => {
    const site = await sites.start();
    const address = addressOf(TITLE, { id: String(seeded.viSensitive.id), language: 'vi' });
    const before = await site.send(address);
    await sites.database.updateTable('works').set({ title: 'Tên mới' }).where('id', '=', seeded.viSensitive.id).execute();
    const kept = await site.send(address);
    site.api.forget();
    const after = await site.send(address);
    expect(kept.body).toEqual(before.body);
    expect(json(after)).toMatchObject({ data: { work: { title: 'Tên mới' } } });
  });

  test('keeps nothing where the configuration says so', async () => {
    const site = await sites.start({ graphql: { cacheSeconds: 0 } });
    const answer = await site.send(addressOf(LIST, { perPage: 2 }));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is never shared when it is sent with a token', async () => {
    const site = await sites.start();
    const address = addressOf(LIST, { perPage: 3 });
    await site.send(address);
    const signedIn = await site.send(address, { headers: { authorization: `Bearer ${await openSession(site)}` } });
    expect([signedIn.status, signedIn.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const wrong = await site.send(address, { headers: { authorization: 'Bearer x' } });
    expect([wrong.status, wrong.headers['cache-control'], wrong.headers['www-authenticate']]).toEqual([
      401,
      'private, no-store',
      'Bearer error="invalid_token"',
    ]);
    expect(json(wrong)).toEqual({
      errors: [{ message: 'The token is wrong, or its session has ended.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('with errors is not kept', async () => {
    const site = await sites.start();
    const answer = await site.send(addressOf(LIST, { perPage: 101 }));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json(answer)).toEqual({
      data: null,
      errors: [
        {
          message: 'perPage must be between 1 and 100; it is 101.',
          locations: [expect.any(Object)],
          path: ['latestUpdates'],
          extensions: { code: 'BAD_USER_INPUT', argument: 'perPage' },
        },
      ],
    });
  });

  test('with a hash that is not known says so and is not kept', async () => {
    const site = await sites.start();
    const answer = await site.send(addressOf('query Other { __typename }', {}));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json(answer)).toEqual({
      errors: [
        { message: 'PersistedQueryNotFound', extensions: expect.objectContaining({ code: 'PERSISTED_QUERY_NOT_FOUND' }) as unknown },
      ],
    });
  });

  test.each(['[1]', '{', '"x"'])('with the variables %s is refused', async (variables) => {
    const site = await sites.start();
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(LIST) } });
    const answer = await site.send(`/graphql?${new URLSearchParams({ variables, extensions })}`);
    expect(answer.status).toBe(400);
    expect(json(answer)).toEqual({ errors: [{ message: 'variables must be a JSON object.', extensions: { code: 'BAD_REQUEST' } }] });
  });

  test.each(['variables', 'extensions'])('is refused where its %s are no JSON, whatever it asks for', async (name) => {
    const site = await sites.start();
    for (const search of [{ [name]: 'x' }, { query: '{ __typename }', [name]: '{' }]) {
      const answer = await site.send(`/graphql?${new URLSearchParams(search)}`, { headers: { accept: '*/*, text/html' } });
      expect([answer.status, json(answer)]).toEqual([
        400,
        { errors: [{ message: `${name} must be a JSON object.`, extensions: { code: 'BAD_REQUEST' } }] },
      ]);
    }
  });

  test('is answered as application/graphql-response+json where only that is taken', async () => {
    const site = await sites.start();
    const answer = await site.send(addressOf(LIST, { perPage: 1 }), { headers: { accept: 'application/graphql-response+json' } });
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    expect(json(answer)).toEqual({ data: { latestUpdates: { items: [{ id: String(seeded.viMany[11]?.id) }] } } });
  });
});
