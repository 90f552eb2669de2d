import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

test('A connection that ends between two queries of its borrower fails the second, and the process and the pool go on.', async () => {
  const { database } = testing;
  const second = database.connection().execute(async (borrowed) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(borrowed);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
    await expect
      .poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(database)).rows)
      .toEqual([]);
    return sql`select 1`.execute(borrowed);
  });
  await expect(second).rejects.toBeInstanceOf(Error);
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
});
