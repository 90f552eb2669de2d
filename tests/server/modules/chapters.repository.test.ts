import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChaptersRepository } from '#server/modules/chapters/chapters.repository.ts';
import { PicturesRepository } from '#server/modules/pictures/pictures.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { seededPictureId } from '#tests/support/database/seed-rows.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let chapters: ChaptersRepository;

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  chapters = new ChaptersRepository(testing.database);
});
afterAll(() => testing.close());

const numbers = (rows: readonly { readonly number: string }[]): string[] => rows.map((row) => row.number);

describe('the chapters repository', () => {
  test('finds the last chapters of several works at once', async () => {
    const latest = await chapters.findLatest([seeded.viComic.id, seeded.viNovel.id], 2);
    expect(latest.map((row) => [row.workId, row.position])).toEqual([
      [seeded.viComic.id, 3],
      [seeded.viComic.id, 2],
      [seeded.viNovel.id, 120],
      [seeded.viNovel.id, 119],
    ]);
  });

  test('finds chapters by their places', async () => {
    const places = [
      { workId: seeded.viComic.id, position: 2 },
      { workId: seeded.viNovel.id, position: 121 },
    ];
    expect((await chapters.findByPlaces(places)).map((row) => row.id)).toEqual([seeded.viComic.chapterIds[1]]);
  });

  test('matches a filter with the start of a number or a part of a folded title', async () => {
    const filter = { folded: '12', number: '12' };
    const found = await chapters.findFiltered(seeded.viNovel.id, filter, { direction: 'asc', offset: 0, limit: 10 });
    expect(numbers(found)).toEqual(['12.000', '12.500', '112.000']);
    expect(await chapters.countFiltered(seeded.viNovel.id, filter)).toBe(3);
    expect(await chapters.countFiltered(seeded.viNovel.id, { folded: 'dem thu 7', number: null })).toBe(11);
  });

  test('takes the signs of LIKE in a filter for themselves', async () => {
    expect(await chapters.countFiltered(seeded.viNovel.id, { folded: '%', number: null })).toBe(0);
    expect(await chapters.countFiltered(seeded.viNovel.id, { folded: '_', number: null })).toBe(0);
    expect(await chapters.countFiltered(seeded.viNovel.id, { folded: '\\', number: null })).toBe(0);
  });

  test('finds aligned chapters from both sides', async () => {
    const [first] = seeded.viComic.chapterIds;
    const [twin] = seeded.jaComic.chapterIds;
    const twins = await chapters.findTwins([first ?? 0, twin ?? 0]);
    expect(twins.map((row) => [row.twinOf, row.id]).toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
      [first, twin],
      [twin, first],
    ]);
  });

  test('leaves out aligned chapters of a hidden work', async () => {
    const hidden = seeded.viHidden.chapterIds[0] ?? 0;
    const shown = seeded.jaNovel.chapterIds[0] ?? 0;
    await testing.database.insertInto('chapter_twins').values({ chapter_id: hidden, twin_id: shown }).execute();
    expect(await chapters.findTwins([shown])).toEqual([]);
  });

  test('reads the pages of versions in their order', async () => {
    const [row] = await chapters.findByIds([seeded.viComic.chapterIds[1] ?? 0]);
    const [version] = await chapters.findVersions([row?.versionId ?? 0]);
    expect(version?.pictureIds).toEqual([1, 2, 3, 4].map((page) => seededPictureId(`vi-2-${page}`)));
  });

  test('reads versions apart from their documents', async () => {
    const [row] = await chapters.findByIds([seeded.jaNovel.chapterIds[0] ?? 0]);
    const versionId = row?.versionId ?? 0;
    expect(await chapters.findVersions([versionId])).toEqual([
      { id: versionId, version: 1, contentHash: `hash of ${row?.id}`, layout: null, length: 12, pictureIds: [] },
    ]);
    expect((await chapters.findDocument(versionId))?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'picture']);
    expect(await chapters.findDocument(999_999)).toBeNull();
  });
});

describe('the pictures repository', () => {
  test('reads a picture with its files, AVIF first, then by width', async () => {
    const pictures = new PicturesRepository(testing.database);
    const id = seededPictureId('cover-vi');
    expect(await pictures.findByIds([id])).toEqual([
      {
        id,
        width: 1200,
        height: 1800,
        dominantColor: '#a03020',
        thumbhash: Buffer.from('seeded thumbhash'),
        cropLeft: 10,
        cropTop: 20,
        cropWidth: 1180,
        cropHeight: 1760,
        files: [
          ['image/avif', 640],
          ['image/webp', 640],
          ['image/webp', 1080],
        ],
      },
    ]);
  });
});
