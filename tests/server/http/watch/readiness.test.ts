import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Readiness } from '#server/http/watch/readiness.ts';
import { openDatabase } from '#server/platform/database/database.ts';

/** Asks a PostgreSQL at that port. */
function askAt(port: number): () => Promise<unknown> {
  const database = openDatabase(`postgresql://nobody@127.0.0.1:${port}/none`);
  onTestFinished(() => void database.destroy());
  return () => sql`select 1`.execute(database);
}

/** A port at which somebody takes connections and says nothing. */
async function silentPort(): Promise<number> {
  const server = createServer((socket) => onTestFinished(() => void socket.destroy())).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('A database at which nobody listens makes a process unready.', async () => {
  expect(await new Readiness(askAt(1)).isReady()).toBe(false);
});

test('A database that is silent does so when it is lost patience with.', async () => {
  expect(await new Readiness(askAt(await silentPort()), { patience: 50 }).isReady()).toBe(false);
});

test('It is asked once a second at most, and again when it was away.', async () => {
  let [now, isAway, asked] = [0, true, 0];
  const ask = async (): Promise<void> => {
    asked += 1;
    if (isAway) throw new Error('Nobody is there.');
  };
  const readiness = new Readiness(ask, { clock: { now: () => new Date(now) } });
  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([false, false]);
  isAway = false;
  expect([await readiness.isReady(), asked]).toEqual([false, 1]);
  now = 1000;
  expect([await readiness.isReady(), asked]).toEqual([true, 2]);
});

test('A clock that is set back keeps no old answer alive.', async () => {
  let [now, isAway] = [3_600_000, true];
  const ask = async (): Promise<void> => {
    if (isAway) throw new Error('Nobody is there.');
  };
  const readiness = new Readiness(ask, { clock: { now: () => new Date(now) } });
  expect(await readiness.isReady()).toBe(false);
  [now, isAway] = [0, false];
  expect(await readiness.isReady()).toBe(true);
});
