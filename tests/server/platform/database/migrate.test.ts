import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate, MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

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

test('a database that a newer Futago has used is refused by one sentence', async () => {
  const newer = await createTestDatabase();
  try {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(newer.database);
    await expect(migrate(newer.database)).rejects.toThrow(
      new StartError('The database was brought to 999-later by a newer Futago: start that one, or give this one another database.'),
    );
  } finally {
    await newer.close();
  }
});

test('ids and counts come back as numbers', async () => {
  const { rows } = await sql<{ id: number }>`select 9007199254740991::bigint as id`.execute(testDatabase.database);
  expect(rows).toEqual([{ id: 9007199254740991 }]);
});

test('A large database is migrated however long a statement takes, and statements are bounded again after it.', async () => {
  const large = await createTestDatabase();
  const bounded = openDatabase(large.url, { poolSize: 1, statementTimeoutMilliseconds: 500 });
  try {
    await rebuildTables(large.database, '013-uploads');
    const held = await large.database.startTransaction().execute();
    await sql`lock table users in access exclusive mode`.execute(held);
    const slow = sql`select pg_sleep(1.5)`.execute(held).then(() => held.commit().execute());
    expect((await migrate(bounded)).at(-1)).toBe(MIGRATION_NAMES.at(-1));
    await slow;
    await expect(sql`select pg_sleep(2)`.execute(bounded)).rejects.toThrow('statement timeout');
  } finally {
    await bounded.destroy();
    await large.close();
  }
});

test('Addresses that only look alike get keys of their own; where two come to one, the older has it.', async () => {
  const older = await createTestDatabase();
  try {
    const { database } = older;
    await rebuildTables(database, '021-page-reports');
    const kept = [
      ['Lan@ｇmail.com', 'lan@ｇmail.com'],
      ['lan@gmaıl.com', 'lan@gmail.com'],
      ['an@straße.de', 'an@strasse.de'],
      ['Minh@Example.org', 'minh@example.org'],
      ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
      ['A@пример.рф', 'a@пример.рф'],
    ];
    for (const [email, key] of kept)
      await sql`insert into users (email, email_key, name, language) values (${email}, ${key}, 'Lan', 'vi')`.execute(database);
    expect((await migrate(database))[0]).toBe('022-email-keys');
    const rows = await database.selectFrom('users').select(['email', 'email_key']).orderBy('id').execute();
    expect(rows.map(({ email, email_key: key }) => [email, key])).toEqual([
      ['Lan@gmail.com', 'lan@gmail.com'],
      ['lan@gmaıl.com', 'lan@xn--gmal-nza.com'],
      ['an@straße.de', 'an@xn--strae-oqa.de'],
      ['Minh@Example.org', 'minh@example.org'],
      ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
      ['A@пример.рф', 'a@пример.рф'],
    ]);
  } finally {
    await older.close();
  }
});

test('Creators whose Japanese names differ in spaces or width become the one who was there first, with the works and the reading of all.', async () => {
  const older = await createTestDatabase();
  try {
    const { database } = older;
    await rebuildTables(database, '022-email-keys');
    const names = ['尾田 栄一郎', 'Lê Mai', '尾田栄一郎', 'LêMai', '尾田　栄一郎', 'ＣＬＡＭＰ 花', 'CLAMP花', 'Lê  Mai'];
    for (const name of names)
      await sql`insert into creators (name, reading) values (${name}, ${name === '尾田栄一郎' ? 'おだ えいいちろう' : null})`.execute(
        database,
      );
    await sql`insert into works (source_key, language, format, status, direction, title)
      select 'key ' || n, 'ja', 'COMIC', 'ONGOING', 'RIGHT_TO_LEFT', 'title ' || n from generate_series(1, 3) n`.execute(database);
    await sql`insert into credits (work_id, creator_id, role, position)
      values (1, 3, 'AUTHOR', 1), (1, 5, 'ARTIST', 2), (2, 3, 'AUTHOR', 2), (2, 5, 'AUTHOR', 1), (2, 2, 'AUTHOR', 3), (3, 1, 'AUTHOR', 1)`.execute(
      database,
    );
    expect((await migrate(database))[0]).toBe('023-creator-names');
    const creators = await database.selectFrom('creators').selectAll().orderBy('id').execute();
    expect(creators.map(({ name, reading }) => [name, reading])).toEqual([
      ['尾田 栄一郎', 'おだ えいいちろう'],
      ['Lê Mai', null],
      ['LêMai', null],
      ['ＣＬＡＭＰ 花', null],
      ['Lê  Mai', null],
    ]);
    const credits = await database.selectFrom('credits').selectAll().orderBy('work_id').orderBy('position').execute();
    expect(credits.map((credit) => Object.values(credit).join(' '))).toEqual([
      '1 1 AUTHOR 1',
      '1 1 ARTIST 2',
      '2 1 AUTHOR 1',
      '2 2 AUTHOR 3',
      '3 1 AUTHOR 1',
    ]);
    const merged = await database.selectFrom('merged_creators').selectAll().orderBy('id').execute();
    expect(merged).toEqual([
      { id: 3, creator_id: 1 },
      { id: 5, creator_id: 1 },
      { id: 7, creator_id: 6 },
    ]);
  } finally {
    await older.close();
  }
});

test('Books of an author who was spaced are known by the name alone; where two come to one key, the older has it.', async () => {
  const older = await createTestDatabase();
  try {
    const { database } = older;
    await rebuildTables(database, '025-merged-creators');
    const keys = [
      'novel/ja/夏目 漱石/こころ 上',
      'epub/ja/森 鷗外/舞姫',
      'epub/ja/森鷗 外/舞姫',
      'novel/ja/太宰治/斜陽',
      'novel/ja/太宰 治/斜陽',
      'novel/vi/le mai/sao 2',
      'work/夏目 漱石/a/b',
    ];
    for (const key of keys)
      await sql`insert into works (source_key, language, format, status, direction, title)
        values (${key}, 'ja', 'NOVEL', 'ONGOING', 'RIGHT_TO_LEFT', 'title')`.execute(database);
    expect((await migrate(database))[0]).toBe('026-book-keys');
    const works = await database.selectFrom('works').select('source_key').orderBy('id').execute();
    expect(works.map(({ source_key: key }) => key)).toEqual([
      'novel/ja/夏目漱石/こころ 上',
      'epub/ja/森鷗外/舞姫',
      'epub/ja/森鷗 外/舞姫',
      'novel/ja/太宰治/斜陽',
      'novel/ja/太宰 治/斜陽',
      'novel/vi/le mai/sao 2',
      'work/夏目 漱石/a/b',
    ]);
  } finally {
    await older.close();
  }
});
