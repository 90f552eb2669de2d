import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
});
afterAll(() => testing.close());

test('Feeds and sitemaps of its genres put a work whose newest chapter is hidden where its newest one of those shown belongs.', async () => {
  const { id: workId, chapterIds } = seeded.viNovel;
  const instants = async () => {
    const { database } = testing;
    const ofGenres = await database.selectFrom('work_genres').select('updated_at').where('work_id', '=', workId).execute();
    const { updated_at: own } = await database.selectFrom('works').select('updated_at').where('id', '=', workId).executeTakeFirstOrThrow();
    return [own, ...ofGenres.map(({ updated_at: instant }) => instant)].map((instant) => instant.toISOString());
  };
  const judge = (isHidden: boolean) =>
    new ModerationRepository(testing.database).judge({ workId, chapterId: chapterIds.at(-1) ?? 0, isHidden, reason: '', byWhom: 'an' });
  const before = await instants();
  expect(new Set(before).size).toBe(1);
  await judge(true);
  const hidden = await instants();
  expect([hidden[0] === before[0], new Set(hidden).size]).toEqual([false, 1]);
  await judge(false);
  expect(await instants()).toEqual(before);
});
