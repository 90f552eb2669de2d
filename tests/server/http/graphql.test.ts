import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type InProcessSite, type SiteAnswer, type SiteOptions, startInProcessSite } from '#tests/support/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue, seededPictureId } from '#tests/support/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
const open: InProcessSite[] = [];

const TITLE =
  'query Title($id: ID!, $language: Language!) { work(id: $id, language: $language) { __typename ... on Work { title description } } }';
const LIST = 'query List($perPage: Int!) { latestUpdates(language: vi, perPage: $perPage) { items { id } } }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const texts = Object.fromEntries([TITLE, LIST].map((text) => [hashOf(text), text]));

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
});
afterAll(async () => {
  await Promise.all(open.map((site) => site.close()));
  await testing.close();
});

async function start(options: SiteOptions = {}): Promise<InProcessSite> {
  const site = await startInProcessSite(testing.database, { texts, ...options });
  open.push(site);
  return site;
}

const json = (answer: SiteAnswer): unknown => JSON.parse(answer.body.toString());

function post(site: InProcessSite, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<SiteAnswer> {
  return site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
}

function addressOf(text: string, variables: Readonly<Record<string, unknown>>): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  return `/graphql?${new URLSearchParams({ operationName: text.split(/\W/)[1] ?? '', variables: JSON.stringify(variables), extensions })}`;
}

describe('POST /graphql', () => {
  test('takes query text, variables and operation name as JSON, and its answer is not kept', async () => {
    const site = await start();
    const body = JSON.stringify({ query: TITLE, variables: { id: String(seeded.viNovel.id), language: 'vi' }, operationName: 'Title' });
    const answer = await site.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
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
      const site = await start();
      const answer = await site.send('/graphql', {
        method: 'POST',
        headers: type === '' ? {} : { 'content-type': type },
        body: 'query={__typename}',
      });
      expect([answer.status, answer.body.toString()]).toEqual([415, 'An operation is sent as application/json.\n']);
    },
  );

  test('refuses a body of more than 64 KiB', async () => {
    const site = await start();
    const answer = await post(site, `{ __typename } # ${'x'.repeat(65_536)}`);
    expect(answer.status).toBe(413);
  });

  test('refuses several operations in one body', async () => {
    const site = await start();
    const answer = await site.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[{"query":"{__typename}"}]',
    });
    expect(answer.status).toBe(400);
  });

  test('knows persisted operations by hash, and says which it does not know', async () => {
    const site = await start();
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
    const site = await start();
    const answer = await site.send('/graphql', { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('has no page of tools', async () => {
    const site = await start();
    expect((await site.send('/graphql', { headers: { accept: 'text/html' } })).body.toString()).not.toContain('<html');
  });
});

describe('GET /graphql by hash', () => {
  test('may be kept by everyone while it is anonymous and clean', async () => {
    const site = await start();
    const answer = await site.send(addressOf(LIST, { perPage: 2 }));
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=10, stale-while-revalidate=60',
      vary: 'accept, authorization, accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(json(answer)).toEqual({
      data: { latestUpdates: { items: [{ id: String(seeded.viMany[11]?.id) }, { id: String(seeded.viMany[10]?.id) }] } },
    });
  });

  test('answers again from memory, also compressed, and with a 304 to who holds it', async () => {
    const site = await start();
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
    const site = await start();
    const address = addressOf(TITLE, { id: String(seeded.viSensitive.id), language: 'vi' });
    const before = await site.send(address);
    await testing.database.updateTable('works').set({ title: 'Tên mới' }).where('id', '=', seeded.viSensitive.id).execute();
    const kept = await site.send(address);
    site.api.forget();
    const after = await site.send(address);
    expect(kept.body).toEqual(before.body);
    expect(json(after)).toMatchObject({ data: { work: { title: 'Tên mới' } } });
  });

  test('keeps nothing where the configuration says so', async () => {
    const site = await start({ graphql: { cacheSeconds: 0 } });
    const answer = await site.send(addressOf(LIST, { perPage: 2 }));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is never shared when it is sent with a token', async () => {
    const site = await start();
    const address = addressOf(LIST, { perPage: 3 });
    await site.send(address);
    const answer = await site.send(address, { headers: { authorization: 'Bearer x' } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('with errors is not kept', async () => {
    const site = await start();
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
    const site = await start();
    const answer = await site.send(addressOf('query Other { __typename }', {}));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json(answer)).toEqual({
      errors: [
        { message: 'PersistedQueryNotFound', extensions: expect.objectContaining({ code: 'PERSISTED_QUERY_NOT_FOUND' }) as unknown },
      ],
    });
  });

  test.each(['[1]', '{', '"x"'])('with the variables %s is refused', async (variables) => {
    const site = await start();
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(LIST) } });
    const answer = await site.send(`/graphql?${new URLSearchParams({ variables, extensions })}`);
    expect(answer.status).toBe(400);
    expect(json(answer)).toEqual({ errors: [{ message: 'variables must be a JSON object.', extensions: { code: 'BAD_REQUEST' } }] });
  });

  test('is answered as application/graphql-response+json where only that is taken', async () => {
    const site = await start();
    const answer = await site.send(addressOf(LIST, { perPage: 1 }), { headers: { accept: 'application/graphql-response+json' } });
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    expect(json(answer)).toEqual({ data: { latestUpdates: { items: [{ id: String(seeded.viMany[11]?.id) }] } } });
  });
});

describe('limits', () => {
  test('refuse an operation that goes too deep', async () => {
    const site = await start({ graphql: { maxDepth: 5 } });
    const answer = await post(
      site,
      '{ work(id: "1", language: vi) { ... on Work { firstChapter { work { firstChapter { work { id } } } } } } }',
    );
    expect(json(answer)).toMatchObject({
      errors: [{ message: 'The operation goes deeper than 5 fields.', extensions: { code: 'QUERY_TOO_DEEP' } }],
    });
  });

  test('refuse an operation whose lists multiply', async () => {
    const site = await start();
    const answer = await post(
      site,
      '{ latestUpdates(language: vi, perPage: 100) { items { related(limit: 20) { related(limit: 20) { id } } } } }',
    );
    expect(json(answer)).toMatchObject({
      errors: [
        { message: 'The operation may ask for more than 10000 fields; ask for shorter lists.', extensions: { code: 'QUERY_TOO_COSTLY' } },
      ],
    });
  });

  test('refuse one field under thousands of names', async () => {
    const site = await start();
    const aliases = Array.from({ length: 900 }, (_, index) => `a${index}: __typename`).join(' ');
    expect(json(await post(site, `{ ${aliases} }`))).toMatchObject({ errors: [{ message: expect.stringContaining('tokens') as unknown }] });
  });

  test('let introspection through, or not, as configured', async () => {
    const open_ = await start();
    const closed = await start({ graphql: { introspection: false } });
    expect(json(await post(open_, '{ __schema { queryType { name } } }'))).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    const refusal = (field: string) => ({
      message: `GraphQL introspection has been disabled, but the requested query contained the field "${field}".`,
    });
    expect(json(await post(closed, '{ __schema { queryType { name } } }'))).toMatchObject({
      errors: [refusal('__schema'), refusal('queryType')],
    });
  });
});

describe('errors', () => {
  test('of our own are hidden behind the id that is in the log', async () => {
    const site = await start();
    await testing.database
      .updateTable('chapters')
      .set({ version_id: null })
      .where('id', '=', seeded.viNovel.chapterIds[0] ?? 0)
      .execute();
    const answer = await post(site, `{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { firstChapter { contentHash } } } }`);
    const { errors } = json(answer) as { errors: { message: string; extensions: { requestId: string } }[] };
    const id = errors[0]?.extensions.requestId;
    expect(errors).toMatchObject([
      { message: `Something went wrong here; the request ${id} is in our log.`, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(site.errors).toMatchObject([
      { requestId: id, err: { type: 'ContentMissing', message: `The chapter ${seeded.viNovel.chapterIds[0]} has no content.` } },
    ]);
    expect(answer.body.toString()).not.toContain('no content');
  });

  test('about the operation itself are told as they are', async () => {
    const site = await start();
    expect(json(await post(site, '{ nothing }'))).toMatchObject({ errors: [{ message: 'Cannot query field "nothing" on type "Query".' }] });
  });
});

describe('the catalogue over GraphQL', () => {
  const work = async (site: InProcessSite, id: string, language: string, selection: string): Promise<unknown> =>
    json(
      await post(
        site,
        `query ($id: ID!, $language: Language!) { work(id: $id, language: $language) { __typename ... on WorkNotFound { id } ... on WorkElsewhere { id language } ... on Work { ${selection} } } }`,
        { id, language },
      ),
    );

  test.each(['0', '-1', 'abc', '1.5', '01', '9999999999999999999', '', ' 1'])('has no work with the id "%s"', async (id) => {
    const site = await start();
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkNotFound', id } } });
  });

  test('does not show a hidden work or its chapters', async () => {
    const site = await start();
    const id = String(seeded.viHidden.id);
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkNotFound', id } } });
    const chapter = await post(
      site,
      `{ chapter(workId: "${id}", chapterId: "${seeded.viHidden.chapterIds[0]}", language: vi) { __typename } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterNotFound' } } });
  });

  test('says that a work or a chapter is on the twin site', async () => {
    const site = await start();
    const id = String(seeded.jaComic.id);
    const chapterId = String(seeded.jaComic.chapterIds[0]);
    expect(await work(site, id, 'vi', 'title')).toEqual({ data: { work: { __typename: 'WorkElsewhere', id, language: 'ja' } } });
    const chapter = await post(
      site,
      `{ chapter(workId: "${id}", chapterId: "${chapterId}", language: vi) { __typename ... on ChapterElsewhere { id language } } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterElsewhere', id: chapterId, language: 'ja' } } });
  });

  test('does not find a chapter under another work', async () => {
    const site = await start();
    const chapter = await post(
      site,
      `{ chapter(workId: "${seeded.viNovel.id}", chapterId: "${seeded.viComic.chapterIds[0]}", language: vi) { __typename } }`,
    );
    expect(json(chapter)).toEqual({ data: { chapter: { __typename: 'ChapterNotFound' } } });
  });

  test('pages the chapters of a work from the newest or the oldest, with totals', async () => {
    const site = await start();
    const page = 'items { number } position { page perPage totalItems totalPages }';
    const selection = `newest: chapters(perPage: 3) { ${page} } oldest: chapters(page: 5, perPage: 3, order: OLDEST_FIRST) { ${page} } last: chapters(page: 13) { ${page} }`;
    const number = (text: string) => ({ number: text });
    expect(await work(site, String(seeded.viNovel.id), 'vi', selection)).toEqual({
      data: {
        work: {
          __typename: 'Work',
          newest: { items: ['119', '118', '117'].map(number), position: { page: 1, perPage: 3, totalItems: 120, totalPages: 40 } },
          oldest: { items: ['12.5', '13', '14'].map(number), position: { page: 5, perPage: 3, totalItems: 120, totalPages: 40 } },
          last: { items: [], position: { page: 13, perPage: 10, totalItems: 120, totalPages: 12 } },
        },
      },
    });
  });

  test('ends a newest-first list with the first chapter, however the pages divide', async () => {
    const site = await start();
    const selection = 'chapters(page: 8, perPage: 16) { items { number } }';
    const items = ['8', '7', '6', '5', '4', '3', '2', '1'].map((number) => ({ number }));
    expect(await work(site, String(seeded.viNovel.id), 'vi', selection)).toEqual({
      data: { work: { __typename: 'Work', chapters: { items } } },
    });
  });

  test('filters chapters by number or by title without tone marks', async () => {
    const site = await start();
    const selection = (filter: string) =>
      `chapters(filter: "${filter}", order: OLDEST_FIRST, perPage: 2) { items { number } position { totalItems } }`;
    const found = (numbers: string[], totalItems: number) => ({
      data: { work: { __typename: 'Work', chapters: { items: numbers.map((number) => ({ number })), position: { totalItems } } } },
    });
    const id = String(seeded.viNovel.id);
    expect(await work(site, id, 'vi', selection('12.5'))).toEqual(found(['12.5'], 1));
    expect(await work(site, id, 'vi', selection('DEM THU 11'))).toEqual(found(['11', '110'], 11));
    expect(await work(site, id, 'vi', selection('không có'))).toEqual(found([], 0));
    expect(await work(site, id, 'vi', selection('  '))).toEqual(found(['1', '2'], 120));
  });

  test('refuses arguments out of range, each with its name', async () => {
    const site = await start();
    const messages = async (query: string): Promise<unknown> =>
      (json(await post(site, query)) as { errors: { message: string }[] }).errors.map(({ message }) => message);
    expect(await messages('{ latestUpdates(language: vi, page: 0) { items { id } } }')).toEqual(['page must be 1 or more; it is 0.']);
    expect(await messages('{ mostViewed(language: vi, limit: 51) { id } }')).toEqual(['limit must be between 1 and 50; it is 51.']);
    expect(await messages('{ works(language: vi, genres: ["a","b","c","d","e","f","g","h","i","j","k"]) { items { id } } }')).toEqual([
      'genres takes at most 10 slugs; 11 were given.',
    ]);
    expect(
      await messages(
        `{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { chapters(filter: "${'x'.repeat(201)}") { items { id } } } } }`,
      ),
    ).toEqual(['filter takes at most 200 characters.']);
    const ofWork = (field: string) => messages(`{ work(id: "${seeded.viNovel.id}", language: vi) { ... on Work { ${field} { id } } } }`);
    expect(await ofWork('related(limit: 21)')).toEqual(['limit must be between 1 and 20; it is 21.']);
    expect(await ofWork('latestChapters(limit: 0)')).toEqual(['limit must be between 1 and 10; it is 0.']);
  });

  test('lists by genres with totals from counters, and knows nothing of an unknown genre', async () => {
    const site = await start();
    const list = (genres: string) =>
      `works(language: vi, genres: ${genres}, perPage: 1, order: VIEWS) { items { title } position { totalItems } }`;
    const answer = await post(
      site,
      `{ one: ${list('["comedy"]')} two: ${list('["comedy", "romance", "comedy"]')} none: ${list('["nothing"]')} all: ${list('[]')} }`,
    );
    expect(json(answer)).toEqual({
      data: {
        one: { items: [{ title: 'Chuyện ngắn 12' }], position: { totalItems: 12 } },
        two: { items: [{ title: 'Chuyện ngắn 12' }], position: { totalItems: 6 } },
        none: { items: [], position: { totalItems: 0 } },
        all: { items: [{ title: 'Lồng đèn cá chép' }], position: { totalItems: 15 } },
      },
    });
  });

  test('gives the pages of a comic with stable ids and pictures whose files are known', async () => {
    const site = await start();
    const id = seeded.viComic.chapterIds[0];
    const answer = await post(
      site,
      `{ chapter(workId: "${seeded.viComic.id}", chapterId: "${id}", language: vi) { ... on Chapter { version contentHash previous { id } next { number } twins { work { language } }
        content { ... on ComicPages { layout pages { id number picture { id dominantColor thumbhash cropBox { left } sources { url width type } } } } } } } }`,
    );
    const pages = [1, 2, 3, 4].map((number) => {
      const picture = seededPictureId(`vi-1-${number}`);
      const source = (file: string, width: number, type: string) => ({ url: `/pictures/${picture}/${file}`, width, type });
      return {
        id: `${id}-${picture.slice(0, 16)}`,
        number,
        picture: {
          id: picture,
          dominantColor: '#a03020',
          thumbhash: Buffer.from('seeded thumbhash').toString('base64'),
          cropBox: null,
          sources: [source('640.avif', 640, 'image/avif'), source('640.webp', 640, 'image/webp'), source('1080.webp', 1080, 'image/webp')],
        },
      };
    });
    const chapter = {
      version: 1,
      contentHash: `hash of ${id}`,
      previous: null,
      next: { number: '2' },
      twins: [{ work: { language: 'ja' } }],
      content: { layout: 'STRIP', pages },
    };
    expect(json(answer)).toEqual({ data: { chapter } });
  });

  test('gives the text of a novel as its document with the pictures that it names', async () => {
    const site = await start();
    const answer = await post(
      site,
      `{ chapter(workId: "${seeded.jaNovel.id}", chapterId: "${seeded.jaNovel.chapterIds[0]}", language: ja) { ... on Chapter { content { ... on NovelText { length document pictures { id } } } } } }`,
    );
    expect(json(answer)).toMatchObject({
      data: {
        chapter: {
          content: {
            length: 12,
            document: { blocks: [{ kind: 'paragraph' }, { kind: 'picture' }], notes: [] },
            pictures: [{ id: seededPictureId('drawing') }],
          },
        },
      },
    });
  });

  test('gives a work with its credits, genres in a language, cover, first and last chapter', async () => {
    const site = await start();
    const selection =
      'credits { role creator { name } } genres { slug name(language: vi) worksCount(language: vi) } cover { cropBox { left top width height } } firstChapter { number publishedAt } lastChapter { number } latestChapters(limit: 2) { number } related(limit: 1) { title } twins { title titleReading } updatedAt viewsCount';
    expect(await work(site, String(seeded.viComic.id), 'vi', selection)).toEqual({
      data: {
        work: {
          __typename: 'Work',
          credits: [
            { role: 'AUTHOR', creator: { name: 'Nguyễn An' } },
            { role: 'ARTIST', creator: { name: '森田ゆき' } },
          ],
          genres: [
            { slug: 'fantasy', name: 'Kỳ ảo', worksCount: 2 },
            { slug: 'romance', name: 'Lãng mạn', worksCount: 7 },
          ],
          cover: { cropBox: { left: 10, top: 20, width: 1180, height: 1760 } },
          firstChapter: { number: '1', publishedAt: '2026-01-29T00:00:00.000Z' },
          lastChapter: { number: '3' },
          latestChapters: [{ number: '3' }, { number: '2' }],
          related: [{ title: 'Trăm hai mươi đêm' }],
          twins: [{ title: '鯉の灯籠', titleReading: 'こいのとうろう' }],
          updatedAt: '2026-01-31T00:00:00.000Z',
          viewsCount: 900,
        },
      },
    });
  });
});
