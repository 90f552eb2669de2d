import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.close());

test('a migrated database has the tables of a catalogue and a counter for each language', async () => {
  const counts = await testDatabase.database.selectFrom('work_counts').selectAll().orderBy('language').execute();
  expect(counts).toEqual([
    { language: 'ja', works_count: 0 },
    { language: 'vi', works_count: 0 },
  ]);
});

test('migrating again applies nothing', async () => {
  expect(await migrate(testDatabase.database)).toEqual([]);
});

test('ids and counts come back as numbers', async () => {
  const { rows } = await sql<{ id: number }>`select 9007199254740991::bigint as id`.execute(testDatabase.database);
  expect(rows).toEqual([{ id: 9007199254740991 }]);
});
