import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { prepareStatement } from '#server/platform/prepared-statement.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

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

test('A statement that fails rejects with the reason, and can be run again.', async () => {
  const divided = prepareStatement(testing.database, (by: number) => sql<{ result: number }>`select 6 / ${by}::integer as result`);
  await expect(divided(0)).rejects.toThrow('division by zero');
  expect(await divided(2)).toEqual([{ result: 3 }]);
});
