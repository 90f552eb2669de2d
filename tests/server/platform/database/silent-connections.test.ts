import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const SLOW = sql<{ done: number }>`select 1 as done from pg_sleep(1)`;

let testing: TestDatabase;

beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

/** What stands between us and the server: `forget` lets nothing more through and says nothing, `cut` ends what there is. */
async function between(): Promise<{ readonly url: string; readonly forget: () => void; readonly cut: () => void }> {
  const { host, port, user = '', password = '', database = '' } = new Client({ connectionString: testing.url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<{ isForgotten: boolean }>();
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const state = { isForgotten: false };
    open.add(state);
    clients.add(client);
    const onward = connect(target);
    client.on('data', (bytes) => state.isForgotten || onward.write(bytes));
    onward.on('data', (bytes) => state.isForgotten || client.write(bytes));
    for (const socket of [client, onward]) socket.on('error', () => undefined);
    client.on('close', () => onward.destroy());
    onward.on('close', () => state.isForgotten || client.destroy());
  }).listen(0, '127.0.0.1');
  const cut = (): void => clients.forEach((client) => client.destroy());
  onTestFinished(() => {
    cut();
    server.close();
  });
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const url = `postgresql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${own}/${database}`;
  return { url, forget: () => open.forEach((state) => (state.isForgotten = true)), cut };
}

test('A connection that something between has forgotten is given up, and the next query has a new one.', async () => {
  const { url, forget } = await between();
  const database = openDatabase(url, { poolSize: 1, lookMilliseconds: 100 });
  onTestFinished(() => database.destroy());
  await sql`select 1`.execute(database);
  forget();
  await expect(sql`select 2`.execute(database)).rejects.toThrow(/^Connection terminated/);
  expect((await sql<{ three: number }>`select 3 as three`.execute(database)).rows).toEqual([{ three: 3 }]);
});

test('One that waits for a long statement is left alone, be it in a transaction or not.', async () => {
  const { url } = await between();
  const database = openDatabase(url, { poolSize: 2, lookMilliseconds: 50 });
  onTestFinished(() => database.destroy());
  const within = database.transaction().execute((transaction) => SLOW.execute(transaction));
  const [alone, inside] = await Promise.all([SLOW.execute(database), within]);
  expect([alone.rows, inside.rows]).toEqual([[{ done: 1 }], [{ done: 1 }]]);
});

test('Who asks a pool itself is told so too.', async () => {
  const { url, forget } = await between();
  const pool = openPool(url, { poolSize: 1, lookMilliseconds: 100 });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  forget();
  await expect(pool.query('select 2')).rejects.toThrow(/^Connection terminated/);
});

test('And when the connection ends before its first query was sent.', async () => {
  const { url, forget, cut } = await between();
  const pool = openPool(url, { poolSize: 1 });
  onTestFinished(() => pool.end());
  (await pool.connect()).release();
  forget();
  const asked = pool.query('select 1');
  cut();
  await expect(asked).rejects.toThrow(/^Connection terminated/);
});
