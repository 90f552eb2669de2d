import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areChaptersPartitioned, partitionChapters } from '#server/modules/chapters/chapter-partitions.ts';
import { ChaptersRepository } from '#server/modules/chapters/chapters.repository.ts';
import { MIGRATION_NAMES, migrate, rebuildTables } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';
import { shapeOf, waiting } from '#tests/support/database/standing-tables.ts';

/** As the migrations make them, whatever this run partitions, with works. */
let standing: TestDatabase;
let seeded: SeededCatalogue;
/** Copies of it, anew for each test. */
let parted: TestDatabase;
let plain: TestDatabase;

beforeAll(async () => {
  standing = await createTestDatabase();
  await rebuildTables(standing.database, MIGRATION_NAMES.at(-1) ?? '');
  seeded = await seedCatalogue(standing.database);
  await standing.database.destroy();
});
afterAll(() => standing.close());
beforeEach(async () => {
  [parted, plain] = [await createTestDatabase(standing.name), await createTestDatabase(standing.name)];
  await partition(parted);
});
afterEach(() => Promise.all([parted.close(), plain.close()]));

async function partition({ database }: TestDatabase): Promise<void> {
  await database.transaction().execute(partitionChapters);
}

type Step = (chapters: { readonly work: number; readonly other: number; readonly first: number; readonly second: number }) => string;

/** What one transaction of these statements comes to on either database; ids are the same in both. */
async function outcomes(...steps: readonly Step[]): Promise<readonly unknown[]> {
  const [first = 0, second = 0] = seeded.viComic.chapterIds;
  const ids = { work: seeded.viComic.id, other: seeded.viNovel.id, first, second };
  return Promise.all(
    [parted, plain].map(async ({ database }) => {
      try {
        await database.transaction().execute(async (transaction) => {
          for (const step of steps) await sql.raw(step(ids)).execute(transaction);
        });
      } catch (error) {
        const { code, constraint, table, schema, detail, message } = error as Record<string, unknown>;
        return { code, constraint, table, schema, detail, message };
      }
      const { rows } = await sql`select work_id, source_key, position from chapters order by id`.execute(database);
      return rows;
    }),
  );
}

const added = (work: number, key: string, position: number): string =>
  `insert into chapters (work_id, source_key, position, number, published_at) values (${work}, '${key}', ${position}, 1, now())`;
const moved = (id: number, position: number): string => `update chapters set position = ${position} where id = ${id}`;

describe('What a work may have once', () => {
  test.each<[string, string, readonly Step[]]>([
    [
      'a source key, when a chapter is added',
      'chapters_work_id_source_key_key',
      [({ work }) => `${added(work, 'k', 90)}; ${added(work, 'k', 91)}`],
    ],
    [
      'a source key, when a chapter is moved to another work',
      'chapters_work_id_source_key_key',
      [
        ({ work, other }) => `${added(work, "it''s", 90)}; ${added(other, "it''s", 990)}`,
        ({ work, other }) => `update chapters set work_id = ${other}, position = 991 where work_id = ${work} and position = 90`,
      ],
    ],
    ['a position, at the end', 'chapters_work_id_position_key', [({ first }) => moved(first, 2), ({ work }) => added(work, 'k', 90)]],
    [
      'a position, at once where that is asked for',
      'chapters_work_id_position_key',
      [() => 'set constraints chapters_work_id_position_key immediate', ({ work }) => added(work, 'k', 2)],
    ],
    [
      'a position that was free when the chapter came to it',
      'chapters_work_id_position_key',
      [({ first }) => moved(first, 90), ({ second }) => moved(second, 90)],
    ],
  ])('is refused twice as by a table without partitions: %s', async (_what, constraint, steps) => {
    const [ours, theirs] = await outcomes(...steps);
    expect(ours).toEqual(theirs);
    expect(ours).toMatchObject({ code: '23505', constraint, table: 'chapters', schema: 'public' });
  });

  test.each<[string, readonly Step[]]>([
    ['two chapters change places', [({ first }) => moved(first, 2), ({ second }) => moved(second, 1)]],
    ['a place is taken, given up again and taken by another', [({ first }) => `${moved(first, 2)}; ${moved(first, 90)}`]],
    ['all move on by one', [({ work }) => `update chapters set position = position + 1 where work_id = ${work}`]],
    [
      'a chapter goes, and another comes to its place',
      [({ first }) => `delete from chapters where id = ${first}`, ({ second }) => moved(second, 1)],
    ],
    ['one comes to a place and is gone again', [({ first }) => `${moved(first, 2)}; delete from chapters where id = ${first}`]],
    ['works have the same places and keys', [({ work, other }) => `${added(work, 'k', 990)}; ${added(other, 'k', 990)}`]],
    ['a work goes with all of them', [({ work, first }) => `${moved(first, 2)}; delete from works where id = ${work}`]],
  ])('is not met where it is once at the end: %s', async (_what, steps) => {
    const [ours, theirs] = await outcomes(...steps);
    expect(ours).toEqual(theirs);
    expect(Array.isArray(ours)).toBe(true);
  });

  test.each([
    ['source key', 'k', 90, 'k', 91, 'chapters_work_id_source_key_key'],
    ['position', 'k', 90, 'l', 90, 'chapters_work_id_position_key'],
  ])('is refused to the second of two that write at once: a %s', async (_what, key, position, otherKey, otherPosition, constraint) => {
    const { database } = parted;
    const work = seeded.viComic.id;
    let second: Promise<unknown> = Promise.resolve();
    await database.transaction().execute(async (first) => {
      await sql.raw(added(work, key, position)).execute(first);
      second = sql
        .raw(added(work, otherKey, otherPosition))
        .execute(database)
        .catch((error: unknown) => error);
      await expect.poll(() => waiting(database)).toBe(1);
    });
    expect(await second).toMatchObject({ code: '23505', constraint });
  });

  test('is written by none that would not see what another wrote meanwhile', async () => {
    const writing = parted.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => sql.raw(added(seeded.viComic.id, 'k', 90)).execute(transaction));
    await expect(writing).rejects.toMatchObject({ code: '0A000' });
  });
});

describe('Partitioned chapters', () => {
  test('are read by statements that were planned before, and the same', async () => {
    const chapters = new ChaptersRepository(plain.database);
    const ids = [...seeded.viComic.chapterIds, ...seeded.viNovel.chapterIds];
    const read = async () => [
      (await chapters.findByIds(ids)).toSorted((one, other) => one.id - other.id),
      await chapters.findLatest([seeded.viNovel.id], 3),
      await chapters.findByPlaces([{ workId: seeded.viNovel.id, position: 13 }]),
      await chapters.findTwins(seeded.viComic.chapterIds),
      await chapters.findFiltered(seeded.viNovel.id, { folded: '', number: '1' }, { direction: 'desc', offset: 3, limit: 5 }),
    ];
    const before = await read();
    await partition(plain);
    expect(await read()).toEqual(before);
    expect(before.map((rows) => rows.length)).toEqual([ids.length, 3, 1, 3, 5]);
  });

  test('have all that later migrations bring, whenever they were partitioned', async () => {
    const shapes: (readonly string[])[] = [await shapeOf(parted.database, 'chapters')];
    await rebuildTables(parted.database, '001-catalogue');
    await partition(parted);
    expect((await migrate(parted.database)).length).toBe(MIGRATION_NAMES.length - 1);
    expect(await areChaptersPartitioned(parted.database)).toBe(true);
    shapes.push(await shapeOf(parted.database, 'chapters'));
    expect(withoutNumbers(shapes[1])).toEqual(withoutNumbers(shapes[0]));
  });
});

/** What a migration may still do to chapters (decision 052). */
const CHANGES = [
  `alter table chapters add column told_at timestamptz, add column words integer not null default 7 check (words > 0)`,
  `alter table chapters add column seen_by bigint references users on delete set null`,
  `create table of_chapters (chapter_id bigint primary key references chapters on delete cascade)`,
  `create index chapters_told on chapters (told_at) where told_at is not null`,
  `alter table chapters add constraint chapters_number_check check (number >= 0)`,
  `alter table chapters alter column title type varchar(9000)`,
  `alter table chapters rename column title_folded to title_plain`,
  `alter table chapters drop column title_plain`,
  `update chapters set position = position + 1`,
];

function withoutNumbers(shape: readonly string[] = []): readonly string[] {
  return shape.filter((part) => !part.startsWith('(public,chapters_id_seq,'));
}

test('Partitioned chapters take new columns, checks, indexes and foreign keys.', async () => {
  for (const change of CHANGES) await sql.raw(change).execute(parted.database);
  const { rows } = await sql`select sum(words)::int = 7 * count(*) as all from chapters`.execute(parted.database);
  expect(rows).toEqual([{ all: true }]);
});

describe('What would be lost', () => {
  test.each([
    ['view latest', 'create view latest as select * from chapters where position = 1'],
    ['rule kept', 'create rule kept as on delete to chapters do also select 1'],
    ['policy mine', 'create policy mine on chapters using (position > 0)'],
    ['publication told', 'create publication told for table chapters'],
  ])('is named, and nothing is changed: a %s', async (name, statement) => {
    const { database } = plain;
    await sql
      .raw(statement)
      .execute(database)
      .catch(() => undefined);
    const shape = await shapeOf(database, 'chapters');
    await expect(partition(plain)).rejects.toThrow(
      new StartError(`The table chapters is used by what would be lost (${name}): take it away and make it anew afterwards.`),
    );
    expect([await shapeOf(database, 'chapters'), await areChaptersPartitioned(database)]).toEqual([shape, false]);
  });
});
