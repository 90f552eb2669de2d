import { type Kysely, type SqlBool, type Transaction, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/tables.ts';
import type { ListingRows, WorkOrder } from './listing-index.ts';
import { packed, unpackIds } from './packed-ids.ts';

/** Works that listings hold. */
export const LISTED = sql<SqlBool>`works.hidden_at is null and works.chapters_count > 0`;

/** A change of it says that a listing may have changed; equal ones, that none has. */
export type ListingVersion = string;

export interface VersionedRows {
  readonly version: ListingVersion;
  readonly rows: ListingRows;
}

/** As the language orders its names; a Japanese title stands where its reading does. Collations of migration 005. */
const NAME_ORDERS = {
  vi: sql`works.title collate futago_vi, works.id`,
  ja: sql`coalesce(works.title_reading, works.title) collate futago_ja, works.id`,
} as const;

const ORDERS = {
  UPDATED: sql`works.updated_at desc, works.id desc`,
  VIEWS: sql`works.views_count desc, works.id desc`,
} as const;

/** Rows come and go by whole statements, so that neither their newest nor their number alone would tell. */
export function selectListingVersion() {
  return sql<{ version: ListingVersion }>`select coalesce(max(id), 0) || ' ' || count(*) as version from listing_changes`;
}

/**
 * All ids of a language in every order and by genre, as one moment saw them.
 */
export async function readListing(database: Kysely<Tables>, language: LanguageCode): Promise<VersionedRows> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // Parallel workers would hand their parts on in any order.
      await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
      const noted = await selectListingVersion().execute(transaction);
      const version = noted.rows[0]?.version ?? '';
      const orders = {
        UPDATED: await readOrder(transaction, language, 'UPDATED'),
        VIEWS: await readOrder(transaction, language, 'VIEWS'),
        NAME: await readOrder(transaction, language, 'NAME'),
      };
      return { version, rows: { orders, genres: await readGenres(transaction, language) } };
    });
}

async function readOrder(transaction: Transaction<Tables>, language: LanguageCode, order: WorkOrder): Promise<Int32Array> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select ${packed(sql.ref('id'))} as ids from (
      select id from works where language = ${language} and ${LISTED} order by ${order === 'NAME' ? NAME_ORDERS[language] : ORDERS[order]}
    ) listed`.execute(transaction);
  return unpackIds(rows[0]?.ids ?? null);
}

async function readGenres(transaction: Transaction<Tables>, language: LanguageCode): Promise<Map<string, Int32Array>> {
  const { rows } = await sql<{ slug: string; ids: Buffer }>`
    select genre_slug as slug, ${packed(sql.ref('work_id'))} as ids
    from work_genres where language = ${language} group by genre_slug`.execute(transaction);
  return new Map(rows.map(({ slug, ids }) => [slug, unpackIds(ids)]));
}
