import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GenresRepository } from '#server/modules/genres/genres.repository.ts';
import { RowMemory } from '#server/modules/shared-rows.ts';
import { unpackIds } from '#server/modules/works/packed-ids.ts';
import { createWorkLoaders } from '#server/modules/works/works.loaders.ts';
import { WorksRepository } from '#server/modules/works/works.repository.ts';
import { WorksService } from '#server/modules/works/works.service.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { seededInstant, seededPictureId } from '#tests/support/database/seed-rows.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let works: WorksRepository;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  works = new WorksRepository(testing.database);
});
afterAll(() => testing.close());

describe('the works repository', () => {
  test('reads a work by its column list', async () => {
    expect(await works.findByIds([seeded.jaComic.id])).toEqual([
      {
        id: seeded.jaComic.id,
        language: 'ja',
        format: 'COMIC',
        status: 'ONGOING',
        title: '鯉の灯籠',
        titleReading: 'こいのとうろう',
        aliases: [],
        description: '鯉の灯籠\nMô tả.',
        isSensitive: false,
        direction: 'RIGHT_TO_LEFT',
        coverId: seededPictureId('cover-ja'),
        viewsCount: 900,
        chaptersCount: 3,
        updatedAt: seededInstant(30),
        firstChapterId: seeded.jaComic.chapterIds[0],
        lastChapterId: seeded.jaComic.chapterIds[2],
        sourceNote: null,
      },
    ]);
  });

  test('does not read a hidden work, nor one that does not exist', async () => {
    expect(await works.findByIds([seeded.viHidden.id, 999_999])).toEqual([]);
  });

  test('reads what relates a work to others: its language, its genres and the works of its creators', async () => {
    const kin = await works.findKin([seeded.viComic.id, seeded.viHidden.id]);
    expect(
      kin.map(({ ofCreators, genres, ...row }) => ({
        ...row,
        genres: genres.toSorted(),
        ofCreators: [...unpackIds(ofCreators)].toSorted((one, other) => one - other),
      })),
    ).toEqual([{ id: seeded.viComic.id, language: 'vi', genres: ['fantasy', 'romance'], ofCreators: [1, 1, 2, 2] }]);
  });

  test('prepares the listings of both languages before anyone asks for them', async () => {
    const read = vi.spyOn(works, 'readListing');
    const service = new WorksService(createWorkLoaders(works, new RowMemory({ freshMilliseconds: 60_000 })));
    await service.prepare();
    expect(read.mock.calls).toEqual([['vi'], ['ja']]);
    await service.list('ja', 'NAME', { page: 1, perPage: 10 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('finds twins from both sides of a pair', async () => {
    const twins = await works.findTwins([seeded.viComic.id, seeded.jaComic.id, seeded.viNovel.id]);
    expect(twins.map((row) => [row.twinOf, row.id])).toEqual([
      [seeded.jaComic.id, seeded.viComic.id],
      [seeded.viComic.id, seeded.jaComic.id],
    ]);
  });

  test('reads credits in their order', async () => {
    const credits = await works.findCredits([seeded.viComic.id]);
    expect(credits.map(({ role, name }) => [role, name])).toEqual([
      ['AUTHOR', 'Nguyễn An'],
      ['ARTIST', '森田ゆき'],
    ]);
  });

  test('picks the ids of a listing from its index alone', async () => {
    await sql`analyze`.execute(testing.database);
    const plan = await testing.database.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from works
        where language = 'vi' and hidden_at is null and chapters_count > 0
        order by updated_at desc, id desc limit 10 offset 10`.execute(connection);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('using works_latest');
    expect(plan).not.toContain('Sort');
  });
});

describe('the genres repository', () => {
  test('lists the genres of a language that have works, most first', async () => {
    const genres = new GenresRepository(testing.database);
    const used = await genres.findUsed('vi');
    expect(used.map(({ slug, worksCountVi }) => [slug, worksCountVi])).toEqual([
      ['comedy', 12],
      ['romance', 7],
      ['fantasy', 2],
      ['history', 2],
    ]);
    expect((await genres.findUsed('ja')).map(({ slug }) => slug)).toEqual(['fantasy', 'history', 'romance']);
  });
});
