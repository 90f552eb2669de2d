import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GenresRepository } from '#server/modules/genres/genres.repository.ts';
import { WorksRepository } from '#server/modules/works/works.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seededInstant, seededPictureId } from '#tests/support/seed-rows.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let works: WorksRepository;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  works = new WorksRepository(testing.database);
});
afterAll(() => testing.close());

const titles = async (ids: readonly number[]): Promise<(string | undefined)[]> => {
  const rows = await works.findByIds(ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.title);
};

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

  test('lists a language by newest chapter without hidden works', async () => {
    const all = await works.findListed('vi', 'UPDATED', { offset: 0, limit: 100 });
    expect((await titles(all)).slice(0, 2)).toEqual(['Chuyện ngắn 12', 'Chuyện ngắn 11']);
    expect((await titles(all)).slice(-3)).toEqual(['Căn phòng khóa', 'Lồng đèn cá chép', 'Trăm hai mươi đêm']);
    expect(all).toHaveLength(15);
    expect(await works.count('vi')).toBe(15);
    expect(await works.count('ja')).toBe(2);
  });

  test('lists a deep slice in the order of the whole', async () => {
    const slice = await works.findListed('vi', 'VIEWS', { offset: 1, limit: 3 });
    expect(await titles(slice)).toEqual(['Trăm hai mươi đêm', 'Căn phòng khóa', 'Chuyện ngắn 12']);
    expect(await titles(await works.findListed('vi', 'NAME', { offset: 12, limit: 2 }))).toEqual(['Chuyện ngắn 12', 'Lồng đèn cá chép']);
  });

  test('lists works that have every one of the genres, without hidden works', async () => {
    const both = await works.findListedOfGenres('vi', ['romance', 'fantasy'], 'UPDATED', { offset: 0, limit: 10 });
    expect(await titles(both)).toEqual(['Lồng đèn cá chép']);
    expect(await works.countOfGenres('vi', ['romance', 'fantasy'])).toBe(1);
    const comedies = await works.findListedOfGenres('vi', ['comedy'], 'VIEWS', { offset: 1, limit: 2 });
    expect(await titles(comedies)).toEqual(['Chuyện ngắn 11', 'Chuyện ngắn 10']);
    expect(await titles(await works.findListedOfGenres('vi', ['comedy'], 'NAME', { offset: 0, limit: 1 }))).toEqual(['Chuyện ngắn 01']);
  });

  test('relates works by the number of genres that they share, then by views', async () => {
    const related = await works.findRelated([seeded.viComic.id, seeded.jaComic.id], 3);
    expect(related.map((row) => [row.relatedTo, row.title])).toEqual([
      [seeded.viComic.id, 'Trăm hai mươi đêm'],
      [seeded.viComic.id, 'Chuyện ngắn 12'],
      [seeded.viComic.id, 'Chuyện ngắn 10'],
    ]);
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
