import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingIndex } from '#server/modules/works/listing-index.ts';
import { Listings } from '#server/modules/works/listings.ts';
import { WorksRepository } from '#server/modules/works/works.repository.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
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

const EVERY = { genres: [], without: [] };
const TEN = { offset: 0, limit: 10 };

async function titles(ids: readonly number[]): Promise<(string | undefined)[]> {
  const rows = await works.findByIds(ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.title);
}

async function setViews(id: number, views: number): Promise<void> {
  await testing.database.updateTable('works').set({ views_count: views }).where('id', '=', id).execute();
}

describe('the listings of a language', () => {
  test('hold what is shown in it, by newest chapter, views and name', async () => {
    const index = await new Listings(works).of('vi');
    const updated = index.find('UPDATED', EVERY, { offset: 0, limit: 100 });
    expect({ ...updated, ids: (await titles(updated.ids)).slice(0, 2) }).toEqual({ ids: ['Chuyện ngắn 12', 'Chuyện ngắn 11'], total: 15 });
    expect((await titles(updated.ids)).slice(-3)).toEqual(['Căn phòng khóa', 'Lồng đèn cá chép', 'Trăm hai mươi đêm']);
    expect(await titles(index.find('VIEWS', EVERY, { offset: 1, limit: 3 }).ids)).toEqual([
      'Trăm hai mươi đêm',
      'Căn phòng khóa',
      'Chuyện ngắn 12',
    ]);
    expect(await titles(index.find('NAME', EVERY, { offset: 12, limit: 2 }).ids)).toEqual(['Chuyện ngắn 12', 'Lồng đèn cá chép']);
  });

  test('hold works with every one of some genres and without others', async () => {
    const index = await new Listings(works).of('vi');
    const both = index.find('UPDATED', { genres: ['romance', 'fantasy'], without: [] }, TEN);
    expect({ total: both.total, titles: await titles(both.ids) }).toEqual({ total: 1, titles: ['Lồng đèn cá chép'] });
    const lonely = index.find('VIEWS', { genres: ['comedy'], without: ['romance'] }, { offset: 1, limit: 2 });
    expect({ total: lonely.total, titles: await titles(lonely.ids) }).toEqual({ total: 6, titles: ['Chuyện ngắn 09', 'Chuyện ngắn 07'] });
  });

  test('stay the same object until a work has moved, and then are of this moment', async () => {
    const listings = new Listings(works);
    const before = await listings.of('vi');
    expect(await listings.of('vi')).toBe(before);
    const [least] = seeded.viMany;
    await setViews(least?.id ?? 0, 5000);
    expect(await titles((await listings.of('vi')).find('VIEWS', EVERY, { offset: 0, limit: 1 }).ids)).toEqual(['Chuyện ngắn 01']);
    await testing.database.updateTable('works').set({ hidden_at: new Date() }).where('id', '=', seeded.viSensitive.id).execute();
    expect((await listings.of('vi')).find('UPDATED', EVERY, TEN).total).toBe(14);
    await testing.database.updateTable('works').set({ hidden_at: null }).where('id', '=', seeded.viSensitive.id).execute();
    await testing.database.updateTable('works').set({ description: 'Khác' }).where('id', '=', seeded.viSensitive.id).execute();
    const after = await listings.of('vi');
    await testing.database.updateTable('works').set({ description: 'Khác nữa' }).where('id', '=', seeded.viSensitive.id).execute();
    expect(await listings.of('vi')).toBe(after);
  });

  test('are empty in a language without works', async () => {
    const empty = await createTestDatabase();
    const index = await new Listings(new WorksRepository(empty.database)).of('ja');
    expect(index.find('NAME', { genres: ['comedy'], without: ['romance'] }, TEN)).toEqual({ ids: [], total: 0 });
    await empty.close();
  });
});

function first(index: ListingIndex): number | undefined {
  return index.find('UPDATED', EVERY, { offset: 0, limit: 1 }).ids[0];
}

describe('the listings of a large catalogue', () => {
  const MANY = 50_001;
  let clock: number;
  let reads: (() => void)[];
  let newest: number;
  let failing: boolean;

  /** Reading takes a second by the clock; `reads` lets each go on. The newest work stands first. */
  const slow = () =>
    new Listings(
      {
        notedMoves: async ({ snapshot }) => {
          if (failing) throw new Error('cut');
          return { moved: snapshot === String(newest) ? [] : null };
        },
        readListingMoves: async () => null,
        readListing: async () => {
          const seen = newest;
          await new Promise<void>((resolve) => reads.push(resolve));
          clock += 1000;
          const ids = Int32Array.from({ length: MANY }, (_, place) => seen + place);
          return {
            version: { snapshot: String(seen), at: '' },
            rows: { orders: { UPDATED: ids, VIEWS: ids, NAME: ids }, genres: new Map() },
          };
        },
      },
      () => clock,
    );

  beforeEach(() => {
    clock = 0;
    reads = [];
    newest = 1;
    failing = false;
  });

  test('are waited for once, by everybody who asks meanwhile', async () => {
    const listings = slow();
    const asked = [listings.of('vi'), listings.of('vi')];
    expect(reads).toHaveLength(1);
    reads[0]?.();
    expect((await Promise.all(asked)).map(first)).toEqual([1, 1]);
  });

  test('answer as they were while they are made anew, ten times as long as that takes after the last time at the earliest', async () => {
    const listings = slow();
    const begun = listings.of('vi');
    reads[0]?.();
    await begun;
    newest = 2;
    clock += 9_999;
    expect(first(await listings.of('vi'))).toBe(1);
    expect(reads).toHaveLength(1);
    clock += 1;
    expect(first(await listings.of('vi'))).toBe(1);
    await expect.poll(() => reads).toHaveLength(2);
    reads[1]?.();
    await expect.poll(async () => first(await listings.of('vi'))).toBe(2);
  });

  test('answer as they were while the database cannot say what moved, and ask again', async () => {
    const listings = slow();
    const begun = listings.of('vi');
    reads[0]?.();
    await begun;
    [newest, clock, failing] = [2, clock + 10_000, true];
    expect(first(await listings.of('vi'))).toBe(1);
    failing = false;
    await expect.poll(async () => [first(await listings.of('vi')), reads.length]).toEqual([1, 2]);
    reads[1]?.();
    await expect.poll(async () => first(await listings.of('vi'))).toBe(2);
  });
});
