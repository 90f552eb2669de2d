import { type Kysely, sql, type Transaction } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { Placed } from './listed-order.ts';
import type { ListingIndex, ListingMoves, WorkOrder } from './listing-index.ts';
import { LISTED } from './listed-works.ts';
import { orderBy, standsBefore } from './listing-orders.ts';
import { inOneMoment, type ListingVersion } from './listing-rows.ts';

/** What notes of changes say since a version. */
export interface NotedMoves {
  /** Ids of the works that may have moved, in any language; null where any work may have. */
  readonly moved: readonly number[] | null;
}

export interface VersionedMoves {
  readonly version: ListingVersion;
  readonly moves: ListingMoves;
}

export interface VersionedIndex {
  readonly version: ListingVersion;
  readonly index: ListingIndex;
}

/** More works than these are read faster with all the others. */
const MOST_MOVED = 2000;
/** Older notes are swept away. */
export const NOTES_KEPT_HOURS = 24;
/** A transaction may take the other half of that, and its notes bear the time of its beginning. */
const NOTES_TRUSTED_HOURS = NOTES_KEPT_HOURS / 2;
/** So many works one work is compared with at a time. */
const PIVOTS = 15;
/** Most works move a little, so that they are first compared with those around them, each so many times farther away. */
const STRIDE = 16;

/** One row: the notes of what the version's snapshot did not see. Notes of a later moment than this came with a backup. */
export function selectNotedMoves({ snapshot, at }: ListingVersion) {
  return sql<NotedMoves>`
    select case
      when bool_or(work_id is null) or count(distinct work_id) > ${sql.lit(MOST_MOVED)} then null
      when ${at}::timestamptz < now() - make_interval(hours => ${sql.lit(NOTES_TRUSTED_HOURS)}) then null
      else coalesce(array_agg(distinct work_id::integer), '{}') end as moved
    from listing_changes
    where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;
}

/** Where the works are now that may have moved since an index was made, as one moment saw them; null where any may have. */
export async function readListingMoves(
  database: Kysely<Tables>,
  language: LanguageCode,
  since: VersionedIndex,
): Promise<VersionedMoves | null> {
  return inOneMoment(database, async (transaction, version) => {
    const { rows } = await selectNotedMoves(since.version).execute(transaction);
    const moved = rows[0]?.moved ?? null;
    if (moved === null) return null;
    const read = (order: WorkOrder) => new MovedPlaces(transaction, language, order).read(moved, since.index);
    const orders = { UPDATED: await read('UPDATED'), VIEWS: await read('VIEWS'), NAME: await read('NAME') };
    return { version, moves: { moved, orders, genres: await readGenresOf(transaction, moved) } };
  });
}

/** A work, and between how many of those that have not moved it stands. */
interface Sought {
  readonly id: number;
  low: number;
  high: number;
}

/** The places of works in one order, by comparing them with those that have not moved: the database knows how names are ordered. */
class MovedPlaces {
  readonly #transaction: Transaction<Tables>;
  readonly #language: LanguageCode;
  readonly #order: WorkOrder;

  constructor(transaction: Transaction<Tables>, language: LanguageCode, order: WorkOrder) {
    this.#transaction = transaction;
    this.#language = language;
    this.#order = order;
  }

  async read(moved: readonly number[], index: ListingIndex): Promise<Placed[]> {
    const listed = await this.#listed(moved);
    const before = index.in(this.#order);
    const unmoved = before.without(moved);
    const sought = listed.map((id): Sought => ({ id, low: 0, high: unmoved.length }));
    let pivotsOf = ({ id }: Sought) => around(Math.max(before.placeOf(id), 0), unmoved.length);
    for (;;) {
      const open = sought.filter(({ low, high }) => low < high);
      if (open.length === 0) break;
      await this.#narrow(open, unmoved, pivotsOf);
      pivotsOf = between;
    }
    return sought.map(({ id, low }) => ({ id, before: low }));
  }

  async #listed(moved: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from works where id = any(${moved}) and language = ${this.#language} and ${LISTED}
      order by ${orderBy(this.#language, this.#order)}`.execute(this.#transaction);
    return rows.map(({ id }) => id);
  }

  async #narrow(sought: readonly Sought[], unmoved: Int32Array, pivotsOf: (one: Sought) => readonly number[]): Promise<void> {
    const asked = sought.map((one) => ({ one, pivots: pivotsOf(one) }));
    const pairs = asked.flatMap(({ one, pivots }) => pivots.map((pivot) => [one.id, unmoved[pivot] ?? 0] as const));
    const { rows } = await sql<{ id: number; before: number }>`
      select moved.id, count(*) as before
      from unnest(${pairs.map(([id]) => id)}::bigint[], ${pairs.map(([, pivot]) => pivot)}::bigint[]) as pair (moved_id, pivot_id)
      join works moved on moved.id = pair.moved_id join works pivot on pivot.id = pair.pivot_id
      where ${standsBefore('pivot', 'moved', this.#language, this.#order)}
      group by moved.id`.execute(this.#transaction);
    const counts = new Map(rows.map(({ id, before }) => [id, before]));
    for (const { one, pivots } of asked) {
      const passed = counts.get(one.id) ?? 0;
      one.high = pivots[passed] ?? one.high;
      if (passed > 0) one.low = (pivots[passed - 1] ?? 0) + 1;
    }
  }
}

/** Places around one, rising, below `size`: beside it, and then each STRIDE times farther away. */
function around(place: number, size: number): number[] {
  const [before, after]: [number[], number[]] = [[], []];
  for (let distance = 1; distance < size; distance *= STRIDE) {
    if (place - distance >= 0) before.unshift(place - distance);
    if (place + distance < size) after.push(place + distance);
  }
  return [...before, ...(place < size ? [place] : []), ...after];
}

/** At most PIVOTS places that part a range evenly, rising. */
function between({ low, high }: Sought): number[] {
  const count = Math.min(PIVOTS, high - low);
  return Array.from({ length: count }, (_, part) => low + Math.floor(((part + 1) * (high - low)) / (count + 1)));
}

async function readGenresOf(transaction: Transaction<Tables>, workIds: readonly number[]): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; slugs: string[] }>`
    select work_id as id, array_agg(genre_slug) as slugs from work_genres where work_id = any(${workIds}) group by work_id`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, slugs }) => [id, slugs]));
}
