import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '#server/platform/config/config.ts';
import { openNotices, withNotices } from '#server/platform/notices/open-notices.ts';
import { PostgresNotices } from '#server/platform/notices/postgres-notices.ts';
import type { OpenNotices } from '#server/platform/notices/notices.ts';
import { createLogger } from '#server/platform/logging.ts';
import { UNKNOWN_DEVICE } from '#server/platform/sessions/session-device.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { findDebianRedis } from '#tests/support/process/debian-programs.ts';
import { type DebianServer, startDebianRedis } from '#tests/support/process/debian-servers.ts';
import { eventually } from '#tests/support/eventually.ts';

const redisProgram = findDebianRedis();
const defaults = defaultConfig('/nowhere');

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

describe.each([
  { name: 'PostgreSQL', isThere: true },
  { name: 'Redis', isThere: redisProgram !== null },
])('Notices over $name (Redis is skipped where apt cannot bring it)', ({ name, isThere }) => {
  let redis: DebianServer | null = null;
  let here: OpenNotices;
  let elsewhere: OpenNotices;
  let warnings: string[];

  beforeAll(async () => {
    if (!isThere) return;
    redis = name === 'Redis' ? await startDebianRedis(redisProgram ?? '') : null;
    warnings = [];
    const log = { warn: (_about: unknown, words?: string) => warnings.push(words ?? String(_about)), error: () => {} };
    const config = { ...defaults, redisUrl: redis?.url ?? null };
    [here, elsewhere] = [await openNotices(config, testing, log as never), await openNotices(config, testing, log as never)];
    await Promise.all([here.listen(), elsewhere.listen()]);
  });
  afterAll(async () => {
    if (!isThere) return;
    await Promise.all([here.close(), elsewhere.close()]);
    await redis?.close();
  });

  test.skipIf(!isThere)(
    'others hear what is told, in its order and letter by letter, also where it is long; who told it does not',
    async () => {
      const heard: unknown[] = [];
      const own: unknown[] = [];
      elsewhere.onTold('pushed', (told) => heard.push(told));
      here.onTold('pushed', (told) => own.push(told));
      const events = ['ngắn 😀', `長い\n${'"\\é双'.repeat(6000)}`, ''].map((data) => ({ name: 'n', channel: 'c', data, except: null }));
      for (const told of events) await here.tell({ topic: 'pushed', told });
      await eventually(() => expect(heard).toHaveLength(3));
      expect([heard, own]).toEqual([events, []]);
    },
  );

  test.skipIf(!isThere)('what is told in a transaction is heard when it is committed; of one that is rolled back nothing is', async () => {
    const heard: string[] = [];
    elsewhere.onTold('uploadChanged', ({ uploadId }) => heard.push(uploadId));
    const failing = here.transact(testing.database, async (_transaction, tell) => {
      tell({ topic: 'uploadChanged', told: { uploadId: 'rolled back' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const result = await here.transact(testing.database, async (transaction, tell) => {
      tell({ topic: 'uploadChanged', told: { uploadId: 'committed' } });
      return (await sql<{ one: number }>`select 1 as one`.execute(transaction)).rows;
    });
    await eventually(() => expect(heard).toHaveLength(1));
    expect([heard, result]).toEqual([['committed'], [{ one: 1 }]]);
  });

  test.skipIf(!isThere)(
    'the end of a session elsewhere is told here, with the login that ended it; the end of one here is told once',
    async () => {
      const row = {
        email: `${name}@x.yz`,
        email_key: `${name}@x.yz`,
        name: 'A',
        language: 'ja' as const,
        password_hash: null,
        avatar_id: null,
      };
      const { id: userId } = await testing.database.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
      const sessions = new Sessions(testing.database, { notices: here });
      const others = new Sessions(testing.database, { notices: elsewhere });
      const heard: unknown[] = [];
      sessions.events.onEnded((ended, where) => heard.push({ ...ended, where }));
      const first = await sessions.open(userId, UNKNOWN_DEVICE);
      const second = await others.open(userId, UNKNOWN_DEVICE);
      await eventually(() => expect(heard).toHaveLength(1));
      const third = await sessions.open(userId, UNKNOWN_DEVICE);
      await others.end(third.sessionId);
      await eventually(() => expect(heard).toHaveLength(3));
      const at = expect.any(Date) as unknown;
      expect(heard).toEqual([
        { sessionId: first.sessionId, userId, by: { sessionId: second.sessionId, device: UNKNOWN_DEVICE, at }, where: 'elsewhere' },
        { sessionId: second.sessionId, userId, by: { sessionId: third.sessionId, device: UNKNOWN_DEVICE, at }, where: 'here' },
        { sessionId: third.sessionId, userId, by: null, where: 'elsewhere' },
      ]);
    },
  );

  test.skipIf(!isThere)('after a cut it is said that notices were missed, and later ones are heard again', async () => {
    let missed = 0;
    const heard: number[] = [];
    elsewhere.onMissed(() => (missed += 1));
    elsewhere.onTold('workPublished', ({ workId }) => heard.push(workId));
    await cutAll(redis?.url ?? null);
    await eventually(() => expect(missed).toBe(1));
    await eventually(async () => {
      await here.tell({ topic: 'workPublished', told: { workId: 7 } });
      expect(heard.length).toBeGreaterThan(0);
    });
    expect([heard[0], warnings.length > 0]).toEqual([7, true]);
  });
});

test('a connection to PostgreSQL that something between has forgotten is noticed, and another one is taken', async () => {
  await using way = await openWay(testing.url);
  const log = { warn: () => {}, error: () => {} };
  // A full machine may answer late, and is not forgotten for that.
  const here = new PostgresNotices({ database: testing.database, url: way.url, log, patience: 1000 });
  let missed = 0;
  here.onMissed(() => (missed += 1));
  await here.listen();
  way.forget();
  await eventually(() => expect(missed).toBeGreaterThan(0));
  await here.close();
});

test('where no Redis answers a server is refused with a sentence, and a command does its work and says who follows when', async () => {
  const config = { ...defaults, redisUrl: 'redis://127.0.0.1:1' };
  const log = createLogger('silent');
  const sentence = 'Redis cannot be reached (connect ECONNREFUSED 127.0.0.1:1): check REDIS_URL.';
  await expect(openNotices(config, testing, log)).rejects.toThrow(new StartError(sentence));
  const said: string[] = [];
  const context = { config, log, say: (line: string) => said.push(line) };
  const done = await withNotices(context, testing, async (notices) => {
    await notices.tell({ topic: 'contentChanged', told: {} });
    return 'done';
  });
  expect([done, said]).toEqual(['done', [`${sentence} Running servers follow within two minutes.`]]);
});

/** A way to a server on which all that is open can fall silent, as behind a firewall that lost its table. */
async function openWay(url: string): Promise<AsyncDisposable & { readonly url: string; forget: () => void }> {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) open.add(end.on('error', () => end.destroy()));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port: own } = server.address() as AddressInfo;
  const who = [user ?? '', password ?? ''].map(encodeURIComponent).join(':');
  return {
    url: `postgres://${who}@127.0.0.1:${own}/${database}`,
    forget: () => open.forEach((end) => end.unpipe()),
    [Symbol.asyncDispose]: async () => {
      open.forEach((end) => end.destroy());
      await new Promise((settle) => server.close(settle));
    },
  };
}

async function cutAll(redisUrl: string | null): Promise<void> {
  if (redisUrl === null) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'futago notices' and datname = current_database()`.execute(testing.database);
    return;
  }
  const client = createClient({ url: redisUrl });
  await client.connect();
  await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
  client.destroy();
}
