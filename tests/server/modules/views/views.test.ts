import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestContext, VISITOR } from '#server/modules/reader.ts';
import { TooManyViews } from '#server/modules/views/views.errors.ts';
import { hashReader, type View, ViewsRepository } from '#server/modules/views/views.repository.ts';
import { ViewsService } from '#server/modules/views/views.service.ts';
import { readDevice } from '#server/platform/sessions/session-device.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let site: InProcessSite;
let views: ViewsRepository;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  site = await startInProcessSite(testing.database);
  views = new ViewsRepository(testing.database);
});
afterAll(async () => {
  await site.close();
  await testing.close();
});
beforeEach(async () => {
  await testing.database.deleteFrom('work_views').execute();
  await testing.database.deleteFrom('view_marks').execute();
});

const from = (network: string, browser = 'Firefox') =>
  requestContext(VISITOR, { ...requestContext().client, network, device: { kind: 'COMPUTER', browser, system: 'Linux' } });
const SALT = Buffer.alloc(32, 7);
const view = (reader: string, chapterId: number | undefined): View => ({ reader: hashReader(SALT, reader), chapterId: chapterId ?? 0 });
const at = (minutes: number): Date => new Date(Date.parse('2026-11-21T10:00:00.000Z') + minutes * 60_000);

async function counted(): Promise<Record<string, number>> {
  const rows = await testing.database
    .selectFrom('work_views')
    .select((row) => [row.cast<string>('day', 'text').as('day'), 'work_id', 'views'])
    .execute();
  return Object.fromEntries(rows.map((row) => [`${row.day} ${row.work_id}`, row.views]));
}

describe('a view', () => {
  test('counts once a reader and chapter in half an hour', async () => {
    const [first, second] = seeded.viComic.chapterIds;
    await views.count([view('lan', first), view('lan', first), view('hana', first), view('lan', second)], at(0));
    await views.count([view('lan', first), view('hana', second)], at(29));
    expect(await counted()).toEqual({ [`2026-11-21 ${seeded.viComic.id}`]: 4 });
    await views.count([view('lan', first), view('hana', second)], at(30));
    expect(await counted()).toEqual({ [`2026-11-21 ${seeded.viComic.id}`]: 5 });
  });

  test('counts for its day, and only of a chapter whose work is shown', async () => {
    const [hidden] = seeded.viHidden.chapterIds;
    const [shown] = seeded.jaComic.chapterIds;
    await views.count([view('lan', hidden), view('lan', 999_999), view('lan', shown)], at(0));
    await views.count([view('lan', shown)], at(24 * 60));
    expect(await counted()).toEqual({ [`2026-11-21 ${seeded.jaComic.id}`]: 1, [`2026-11-22 ${seeded.jaComic.id}`]: 1 });
  });

  test("leaves no trace of the reader half an hour after, and none of a day's readers on the next", async () => {
    const salt = await views.saltOf('2026-11-21');
    expect(await views.saltOf('2026-11-21')).toEqual(salt);
    await views.count([view('lan', seeded.viComic.chapterIds[0])], at(0));
    await views.sweep(at(30));
    expect(await testing.database.selectFrom('view_marks').selectAll().execute()).toEqual([]);
    await views.sweep(at(24 * 60));
    expect(await views.saltOf('2026-11-21')).not.toEqual(salt);
  });
});

describe('counting', () => {
  const lan = from('192.0.2.1');

  test('writes what came in a moment at once, and acknowledges it when it is written', async () => {
    const [first] = seeded.viComic.chapterIds;
    const service = new ViewsService({ views });
    await Promise.all([
      service.add(first ?? 0, lan),
      service.add(first ?? 0, lan),
      service.add(first ?? 0, from('192.0.2.1', 'Safari')),
      service.add(first ?? 0, from('192.0.2.2')),
      service.add(first ?? 0, { ...lan, reader: { kind: 'user', userId: 5, sessionId: 8 } }),
      service.add(first ?? 0, { ...from('192.0.2.9'), reader: { kind: 'user', userId: 5, sessionId: 9 } }),
    ]);
    expect(Object.values(await counted())).toEqual([4]);
  });

  test('knows a handful of visitors in a network, whatever their browsers call themselves', async () => {
    const told: View[] = [];
    const service = new ViewsService({ views: { saltOf: async () => SALT, count: async (given) => void told.push(...given) } });
    const systems = ['Windows', 'Macintosh', 'X11; Linux', 'iPhone', 'iPad', 'Android', 'Android; Mobile', 'CrOS', ''];
    const browsers = [
      'Edg/1',
      'OPR/1',
      'SamsungBrowser/1',
      'Firefox/1',
      'coc_coc_browser/1',
      'Line/1',
      'Chrome/1',
      'Version/1 Safari/1',
      '',
    ];
    const agents = systems.flatMap((system) => browsers.map((browser) => `Mozilla/5.0 (${system}) ${browser}`));
    const { client } = requestContext();
    await Promise.all(agents.map((agent) => service.add(1, requestContext(VISITOR, { ...client, device: readDevice(agent) }))));
    const visitors = new Set(told.map(({ reader }) => reader.toString('hex')));
    expect([told.length, visitors.size]).toEqual([81, 8]);
  });

  test('acknowledges nothing that was not written, and goes on with what comes after', async () => {
    const batches: number[] = [];
    let isBroken = true;
    const service = new ViewsService({
      views: {
        saltOf: async () => SALT,
        count: async (given) => {
          if (isBroken) throw new Error('the database is away');
          batches.push(given.length);
        },
      },
    });
    await expect(service.add(1, lan)).rejects.toThrow('the database is away');
    isBroken = false;
    await service.add(2, lan);
    expect(batches).toEqual([1]);
  });

  test('keeps a bounded number in memory and refuses the rest, which is said', async () => {
    const batches: number[] = [];
    const service = new ViewsService({ views: { saltOf: async () => SALT, count: async (given) => void batches.push(given.length) } });
    const added = await Promise.allSettled(Array.from({ length: 20_010 }, (_, index) => service.add(index + 1, lan)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(20_000);
    expect(added.at(-1)).toEqual({ status: 'rejected', reason: expect.any(TooManyViews) });
    expect(batches).toEqual(Array.from({ length: 10 }, () => 2000));
  });
});

describe('POST /api/views', () => {
  test('keeps the view of a chapter, once for one who comes again', async () => {
    const [first] = seeded.viNovel.chapterIds;
    const send = (agent: string) => site.send(`/api/views/${first}`, { method: 'POST', headers: { 'user-agent': agent } });
    const [firefox, safari] = [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15',
    ];
    const madeUp = Array.from({ length: 30 }, (_, index) => `${firefox} made-up/${index}`);
    const answers = await Promise.all([firefox, firefox, safari, ...madeUp].map(send));
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual(answers.map(() => [204, 0]));
    expect(Object.values(await counted())).toEqual([2]);
  });

  test('hears of no view from pages of others', async () => {
    const [first] = seeded.viNovel.chapterIds;
    const send = (headers: Readonly<Record<string, string>>) => site.send(`/api/views/${first}`, { method: 'POST', headers });
    const statuses = await Promise.all(
      ['http://evil.example', 'null', 'http://ja.localhost:3000'].map(async (origin) => (await send({ origin })).status),
    );
    expect(statuses).toEqual([403, 403, 204]);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    const unnamed = await Promise.all([send(crossSite), send({ ...crossSite, origin: 'http://ja.localhost:3000' }), send({})]);
    expect(unnamed.map(({ status }) => status)).toEqual([403, 204, 204]);
  });

  test.each([
    ['GET', '/api/views/1', 405, 'This address is asked by POST.\n'],
    ['POST', '/api/views/abc', 404, 'There is no such chapter.\n'],
  ])('answers %s %s with %i', async (method, path, status, sentence) => {
    const answer = await site.send(path, { method });
    expect([answer.status, answer.body.toString()]).toEqual([status, sentence]);
  });

  test('refuses a program that opens every chapter there is, with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => site.send('/api/views/999999', { method: 'POST' })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
  });
});
