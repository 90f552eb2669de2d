import { type Kysely, sql, type Transaction } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { ListingRows, WorkOrder } from './listing-index.ts';
import { LISTED } from './listed-works.ts';
import { orderBy } from './listing-orders.ts';
import { packed, unpackIds } from './packed-ids.ts';

/** A moment of the database: what its transactions had written by then, and its clock. Both as PostgreSQL writes them. */
export interface ListingVersion {
  readonly snapshot: string;
  readonly at: string;
}

export interface VersionedRows {
  readonly version: ListingVersion;
  readonly rows: ListingRows;
}

/** All ids of a language in every order and by genre, as one moment saw them. */
export async function readListing(database: Kysely<Tables>, language: LanguageCode): Promise<VersionedRows> {
  return inOneMoment(database, async (transaction, version) => {
    // Parallel workers would hand their parts on in any order.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    const orders = {
      UPDATED: await readOrder(transaction, language, 'UPDATED'),
      VIEWS: await readOrder(transaction, language, 'VIEWS'),
      NAME: await readOrder(transaction, language, 'NAME'),
    };
    return { version, rows: { orders, genres: await readGenres(transaction, language) } };
  });
}

/** Whatever `read` asks of its transaction is answered as the database was at the version. */
export function inOneMoment<Result>(
  database: Kysely<Tables>,
  read: (transaction: Transaction<Tables>, version: ListingVersion) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const { rows } = await sql<ListingVersion>`select pg_current_snapshot()::text as snapshot, now()::text as at`.execute(transaction);
      const [version] = rows;
      if (version === undefined) throw new Error('The database told no snapshot.');
      return read(transaction, version);
    });
}

async function readOrder(transaction: Transaction<Tables>, language: LanguageCode, order: WorkOrder): Promise<Int32Array> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select ${packed(sql.ref('id'))} as ids from (
      select id from works where language = ${language} and ${LISTED} order by ${orderBy(language, order)}
    ) listed`.execute(transaction);
  return unpackIds(rows[0]?.ids ?? null);
}

async function readGenres(transaction: Transaction<Tables>, language: LanguageCode): Promise<Map<string, Int32Array>> {
  const { rows } = await sql<{ slug: string; ids: Buffer }>`
    select genre_slug as slug, ${packed(sql.ref('work_id'))} as ids
    from work_genres where language = ${language} group by genre_slug`.execute(transaction);
  return new Map(rows.map(({ slug, ids }) => [slug, unpackIds(ids)]));
}
