import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListingIndex, type ListingRows } from '#server/modules/works/listing-index.ts';

const SLUGS = ['action', 'comedy', 'drama'];

interface Drawn {
  readonly id: number;
  readonly genres: readonly string[];
}

function rowsOf(works: readonly Drawn[]): ListingRows {
  const ids = Int32Array.from(works, ({ id }) => id);
  const genres = [...SLUGS, 'new'].map((slug): [string, Int32Array] => [
    slug,
    // One that is not listed among them.
    Int32Array.from([...works.filter((work) => work.genres.includes(slug)).map(({ id }) => id), 9_999]),
  ]);
  return { orders: { UPDATED: ids, VIEWS: ids.toReversed(), NAME: ids.toSorted() }, genres: new Map(genres) };
}

/** All that an index tells, as lists. */
function told(index: ListingIndex) {
  const all = { offset: 0, limit: 500 };
  return (['UPDATED', 'VIEWS', 'NAME'] as const).map((order) => [
    index.find(order, { genres: [], without: [] }, all),
    ...[...SLUGS, 'new'].map((slug) => index.find(order, { genres: [], without: [slug] }, all)),
    index.findAmong(
      order,
      Array.from({ length: 600 }, (_, id) => id),
      all,
    ),
  ]);
}

const drawnWorks = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 400 }), genres: fc.subarray(SLUGS) }), {
  selector: ({ id }) => id,
  maxLength: 150,
});
const choice = fc.record({ genres: fc.subarray(SLUGS), without: fc.subarray(SLUGS) });
const slice = fc.record({ offset: fc.nat(160), limit: fc.integer({ min: 1, max: 20 }) });

describe('the index of a listing', () => {
  test('finds what filtering every work would find, in every order, with the total', async () => {
    await fc.assert(
      fc.asyncProperty(drawnWorks, choice, slice, async (works, { genres, without }, { offset, limit }) => {
        const rows = rowsOf(works);
        const index = await ListingIndex.build(rows);
        const byId = new Map(works.map((work) => [work.id, work.genres]));
        const isChosen = (id: number): boolean =>
          genres.every((slug) => byId.get(id)?.includes(slug)) && !without.some((slug) => byId.get(id)?.includes(slug));
        for (const order of ['UPDATED', 'VIEWS', 'NAME'] as const) {
          const ids = [...rows.orders[order]].filter(isChosen);
          expect(index.find(order, { genres, without }, { offset, limit })).toEqual({
            ids: ids.slice(offset, offset + limit),
            total: ids.length,
          });
        }
      }),
    );
  });

  test('after moves is what building it anew of all works gives, and the one before stays as it was', async () => {
    const changes = fc.array(fc.record({ id: fc.integer({ min: 1, max: 500 }), genres: fc.subarray([...SLUGS, 'new']), at: fc.nat(160) }), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(drawnWorks, changes, fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 40 }), async (works, placed, gone) => {
        const come = [...new Map(placed.map((one) => [one.id, one])).values()];
        const moved = [...new Set([...come.map(({ id }) => id), ...gone])];
        const stay = works.filter(({ id }) => !moved.includes(id));
        const listed = come
          .map((one) => ({ ...one, before: Math.min(one.at, stay.length) }))
          .toSorted((one, other) => one.before - other.before);
        const after = stay.flatMap((work): Drawn[] => [work]);
        for (const [count, one] of listed.entries()) after.splice(one.before + count, 0, one);
        const mirrored = listed.toReversed().map(({ id, before }) => ({ id, before: stay.length - before }));
        const byId = [...listed].toSorted((one, other) => one.id - other.id);
        const named = byId.map(({ id }) => ({ id, before: stay.filter((work) => work.id < id).length }));
        const index = await ListingIndex.build(rowsOf(works));
        const next = await index.moved({
          moved,
          orders: { UPDATED: listed, VIEWS: mirrored, NAME: named },
          genres: new Map(come.map(({ id, genres }) => [id, genres])),
        });
        expect(told(next)).toEqual(told(await ListingIndex.build(rowsOf(after))));
        expect(told(index)).toEqual(told(await ListingIndex.build(rowsOf(works))));
      }),
    );
  });

  test('relates works by creators in common, each worth three genres, then by genres, then by views', async () => {
    const views = Int32Array.from([8, 3, 5, 1, 2, 9]);
    const genres = new Map([
      ['action', Int32Array.from([1, 2, 5, 9])],
      ['drama', Int32Array.from([1, 5, 8])],
      ['comedy', Int32Array.from([3])],
    ]);
    const index = await ListingIndex.build({ orders: { UPDATED: views, VIEWS: views, NAME: views }, genres });
    const kin = { genres: ['action', 'drama', 'none'], ofCreators: [1, 9, 3, 77] };
    expect(index.findRelated(1, kin, 10)).toEqual([9, 3, 5, 8, 2]);
    expect(index.findRelated(1, kin, 2)).toEqual([9, 3]);
    expect(index.findRelated(1, { genres: [], ofCreators: [] }, 2)).toEqual([]);
  });

  test('weighs the 150 most viewed of a genre, those of a larger one no longer', async () => {
    const views = Int32Array.from({ length: 400 }, (_, index) => index + 1);
    const index = await ListingIndex.build({ orders: { UPDATED: views, VIEWS: views, NAME: views }, genres: new Map([['action', views]]) });
    expect(index.findRelated(7, { genres: ['action'], ofCreators: [] }, 1000)).toEqual(
      Array.from(views.slice(0, 150)).filter((id) => id !== 7),
    );
  });

  test('finds those of some ids that it lists, in every order, with how many they are', async () => {
    await fc.assert(
      fc.asyncProperty(drawnWorks, fc.uniqueArray(fc.integer({ min: 1, max: 500 })), slice, async (works, some, { offset, limit }) => {
        const rows = rowsOf(works);
        const index = await ListingIndex.build(rows);
        for (const order of ['UPDATED', 'VIEWS', 'NAME'] as const) {
          const ids = [...rows.orders[order]].filter((id) => some.includes(id));
          expect(index.findAmong(order, some, { offset, limit })).toEqual({ ids: ids.slice(offset, offset + limit), total: ids.length });
        }
      }),
    );
  });

  test('has no work of a genre that nobody knows, and misses none by being without it', async () => {
    const index = await ListingIndex.build(rowsOf([{ id: 7, genres: ['drama'] }]));
    const all = { offset: 0, limit: 10 };
    expect(index.find('UPDATED', { genres: ['nothing'], without: [] }, all)).toEqual({ ids: [], total: 0 });
    expect(index.find('UPDATED', { genres: [], without: ['nothing'] }, all)).toEqual({ ids: [7], total: 1 });
  });
});
