import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingIndex } from '#server/modules/works/listing-index.ts';
import { Listings } from '#server/modules/works/listings.ts';
import { WorksRepository } from '#server/modules/works/works.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';

let testing: TestDatabase;
let works: WorksRepository;

beforeAll(async () => {
  testing = await createTestDatabase();
  await seedCatalogue(testing.database);
  works = new WorksRepository(testing.database);
});
afterAll(() => testing.close());

const EVERY = { genres: [], without: [] };
const TEN = { offset: 0, limit: 10 };
const SLUGS = ['fantasy', 'romance', 'comedy', 'history'];

/** All that an index tells, as lists. */
function told(index: ListingIndex) {
  const all = { offset: 0, limit: 100 };
  return {
    size: index.size,
    orders: (['UPDATED', 'VIEWS', 'NAME'] as const).map((order) => [
      index.find(order, EVERY, all),
      ...SLUGS.map((slug) => index.find(order, { genres: [slug], without: [] }, all)),
      index.findAmong(
        order,
        Array.from({ length: 400 }, (_, id) => id),
        all,
      ),
    ]),
  };
}

async function change(step: number, pick: number, value: number, number: number): Promise<void> {
  const { database } = testing;
  const ids = (await database.selectFrom('works').select('id').orderBy('id').execute()).map(({ id }) => id);
  const id = ids[pick % ids.length] ?? 0;
  const some = ids.filter((_, place) => (place + pick) % 4 === 0);
  const all = sql<boolean>`id = any(${some})`;
  if (step === 0) await database.updateTable('works').set({ views_count: value }).where(all).execute();
  if (step === 1)
    await database
      .updateTable('works')
      .set({ updated_at: new Date(2026, 0, value) })
      .where(all)
      .execute();
  if (step === 2)
    await database
      .updateTable('works')
      .set({ title: `${'ăâđeôơ'[value % 6]} ${value}` })
      .where('id', '=', id)
      .execute();
  if (step === 3)
    await database
      .updateTable('works')
      .set({ hidden_at: value < 4 ? new Date() : null })
      .where(all)
      .execute();
  if (step === 4) await database.deleteFrom('works').where('id', '=', id).execute();
  if (step === 5) {
    await sql`insert into works (source_key, language, format, status, direction, title, chapters_count)
      values (${`moved-${number}`}, ${value < 5 ? 'vi' : 'ja'}, 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', ${`Đ ${value}`}, ${value})`.execute(
      database,
    );
  }
  if (step === 6) {
    await database.deleteFrom('work_genres').where('work_id', '=', id).execute();
    await sql`insert into work_genres (work_id, genre_slug, language, updated_at, views_count)
      select id, ${SLUGS[value % 4]}, language, updated_at, views_count from works where id = any(${some})
      on conflict do nothing`.execute(database);
  }
}

/** Listings of the test's database, and how often all of them were read. */
function counted() {
  let reads = 0;
  const source = {
    readListing: (language: 'vi' | 'ja') => {
      reads++;
      return works.readListing(language);
    },
    notedMoves: (since: Parameters<WorksRepository['notedMoves']>[0]) => works.notedMoves(since),
    readListingMoves: (...given: Parameters<WorksRepository['readListingMoves']>) => works.readListingMoves(...given),
  };
  return { listings: new Listings(source), reads: () => reads };
}

describe('listings that are changed in place', () => {
  test('are what reading all of them anew gives, whatever moved, came and went', async () => {
    const { listings, reads } = counted();
    await Promise.all([listings.of('vi'), listings.of('ja')]);
    const random = fc.sample(fc.record({ step: fc.nat(6), pick: fc.nat(1000), value: fc.nat(8) }), { numRuns: 60, seed: 20 });
    for (const [number, { step, pick, value }] of random.entries()) {
      await change(step, pick, value, number);
      for (const language of ['vi', 'ja'] as const) {
        const [changed, fresh] = [await listings.of(language), await new Listings(works).of(language)];
        expect(told(changed), `after step ${number}, ${JSON.stringify({ step, pick, value })}`).toEqual(told(fresh));
      }
    }
    expect(reads()).toBe(2);
  });

  test('learn of what a transaction wrote that began before they were read and ended after', async () => {
    const { listings, reads } = counted();
    const { rows } = await sql<{ id: number }>`
      insert into works (source_key, language, format, status, direction, title, chapters_count)
      select 'slow-' || number, 'vi', 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', 'Chậm', 1 from generate_series(1, 2) number returning id`.execute(
      testing.database,
    );
    const [one, other] = rows.map(({ id }) => id);
    const slow = await testing.database.startTransaction().execute();
    try {
      await slow
        .updateTable('works')
        .set({ views_count: 70_000 })
        .where('id', '=', one ?? 0)
        .execute();
      await testing.database
        .updateTable('works')
        .set({ views_count: 60_000 })
        .where('id', '=', other ?? 0)
        .execute();
      expect((await listings.of('vi')).find('VIEWS', EVERY, TEN).ids[0]).toBe(other);
    } finally {
      await slow.commit().execute();
    }
    expect((await listings.of('vi')).find('VIEWS', EVERY, TEN).ids[0]).toBe(one);
    expect(reads()).toBe(1);
  });

  test('are read anew where more moved than is worth it, where any may have, and where notes may be gone', async () => {
    const { listings, reads } = counted();
    await listings.of('vi');
    await sql`insert into listing_changes default values`.execute(testing.database);
    await listings.of('vi');
    expect(reads()).toBe(2);
    await sql`insert into listing_changes (work_id) select generate_series(1000, 3001)`.execute(testing.database);
    await listings.of('vi');
    expect(reads()).toBe(3);
    const { version } = await works.readListing('vi');
    expect(await works.notedMoves(version)).toEqual({ moved: [] });
    const old = await sql<{ at: string }>`select (${version.at}::timestamptz - interval '13 hours')::text as at`.execute(testing.database);
    expect(await works.notedMoves({ ...version, at: old.rows[0]?.at ?? '' })).toEqual({ moved: null });
  });

  test('a statement that moves more works than are noted one by one is noted as one that may have moved any', async () => {
    const { version } = await works.readListing('vi');
    await testing.database
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into works (source_key, language, format, status, direction, title, chapters_count)
          select 'many-' || number, 'vi', 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', 'Nhiều', 1 from generate_series(1, 5001) number`.execute(
          transaction,
        );
        const { rows } = await sql<{ work_id: number | null }>`
          select work_id from listing_changes where xid = pg_current_xact_id()`.execute(transaction);
        expect(rows).toEqual([{ work_id: null }]);
        throw new Error('taken back');
      })
      .catch((error: unknown) => expect(error).toHaveProperty('message', 'taken back'));
    expect(await works.notedMoves(version)).toEqual({ moved: [] });
  });
});
