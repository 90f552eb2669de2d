import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

test('Values come to where the statement holds them, as often as it does, beside what is always the same.', async () => {
  const joined = prepareStatement(
    testing.database,
    (first: string, second: readonly number[]) =>
      sql<{ text: string; sum: number }>`
        select ${first}::text || ${'-'} || ${first}::text as text, (select sum(one) from unnest(${second}::bigint[]) as given (one)) as sum`,
  );
  expect([await joined('a', [1, 2]), await joined('b', [])]).toEqual([[{ text: 'a-a', sum: '3' }], [{ text: 'b-b', sum: null }]]);
});

test('A connection plans a statement once, under a name of its own, and plans others as before.', async () => {
  const one = openDatabase(testing.url, { poolSize: 1 });
  try {
    const named = prepareStatement(one, (id: number) => one.selectFrom('works').select('id').where('id', '=', id));
    await named(1);
    await named(2);
    await one.selectFrom('works').select('id').where('id', '=', 3).where('title', '=', 'none').execute();
    const { rows } = await sql<object>`
      select name like 'futago\\_%' as "isNamed", statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(one);
    expect(rows).toEqual([{ isNamed: true, statement: 'select "id" from "works" where "id" = $1', runs: 2 }]);
  } finally {
    await one.destroy();
  }
});

test('A list of any length has the one plan; other statements, and all in a transaction, are planned by their values.', async () => {
  const one = openDatabase(testing.url, { poolSize: 1 });
  try {
    const named = prepareStatement(one, (ids: readonly number[]) =>
      one
        .selectFrom('works')
        .select('id')
        .where(sql<boolean>`id = any(${ids})`),
    );
    for (const ids of [[], [1], [2, 3], Array.from({ length: 30 }, (_, id) => id)]) await named(ids);
    const { rows } = await sql<object>`
      select custom_plans as custom, generic_plans as generic, current_setting('plan_cache_mode') as "othersBy"
      from pg_prepared_statements where name like 'futago\\_%'`.execute(one);
    expect(rows).toEqual([{ custom: 0, generic: 4, othersBy: 'auto' }]);

    await named([1]);
    const transaction = one.transaction().execute(async (inside) => {
      const within = prepareStatement(
        inside,
        (ids: readonly number[]) => sql<{ by: string }>`
        select current_setting('plan_cache_mode') as by where 1 = any(${ids})`,
      );
      expect(await within([1])).toEqual([{ by: 'auto' }]);
      throw new Error('Rolled back.');
    });
    await expect(transaction).rejects.toThrow('Rolled back.');
    await named([1]);
    expect((await sql<object>`select current_setting('plan_cache_mode') as by`.execute(one)).rows).toEqual([{ by: 'auto' }]);
  } finally {
    await one.destroy();
  }
});

test('A statement that fails rejects with the reason, and can be run again.', async () => {
  const divided = prepareStatement(testing.database, (by: number) => sql<{ result: number }>`select 6 / ${by}::integer as result`);
  await expect(divided(0)).rejects.toThrow('division by zero');
  expect(await divided(2)).toEqual([{ result: 3 }]);
});

/** Bytes of a message before what it says: its letter and its length. */
const HEAD_BYTES = 5;

/** The number of the session is another than the server's own, as poolers tell one of theirs. */
function otherSessionNumber(): Transform {
  let isPast = false;
  let before = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isPast) return done(null, chunk);
      before = Buffer.concat([before, chunk]);
      let at = 0;
      while (at + HEAD_BYTES <= before.length && at + 1 + before.readInt32BE(at + 1) <= before.length) {
        if (before.toString('latin1', at, at + 1) === 'K') {
          before.writeInt32BE(1, at + HEAD_BYTES);
          isPast = true;
          return done(null, before);
        }
        at += 1 + before.readInt32BE(at + 1);
      }
      done();
    },
  });
}

test('Behind a pooler no statement has a name, and nothing is set that the next client of a session would find.', async () => {
  const { host, port } = new Client({ connectionString: testing.url });
  const pooler = createServer((client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    client.pipe(server).pipe(otherSessionNumber()).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { username, pathname } = new URL(testing.url.replace('@/', '@localhost/'));
  const address = `postgresql://${username}@127.0.0.1:${(pooler.address() as AddressInfo).port}${pathname}?sslmode=disable`;
  const one = openDatabase(address, { poolSize: 1 });
  try {
    const named = prepareStatement(one, (text: string) => sql<{ text: string }>`select ${text}::text || '!' as text`);
    expect([await named('a'), await named('b')]).toEqual([[{ text: 'a!' }], [{ text: 'b!' }]]);
    const left = sql<object>`select current_setting('plan_cache_mode') as mode, (select count(*) from pg_prepared_statements) as names`;
    expect((await left.execute(one)).rows).toEqual([{ mode: 'auto', names: 0 }]);
  } finally {
    await one.destroy();
    pooler.close();
  }
});
