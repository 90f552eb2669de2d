import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start.errors.ts';
import type { Tables } from './tables.ts';
import * as catalogue from './migrations/001-catalogue.ts';
import * as importStamps from './migrations/002-import-stamps.ts';
import * as accounts from './migrations/003-accounts.ts';
import * as nameOrder from './migrations/005-name-order.ts';
import * as comments from './migrations/006-comments.ts';
import * as reading from './migrations/007-reading.ts';
import * as viewsAndListings from './migrations/008-views-and-listings.ts';
import * as search from './migrations/009-search.ts';
import * as pages from './migrations/010-pages.ts';
import * as worksOfCreators from './migrations/011-works-of-creators.ts';
import * as moderation from './migrations/012-moderation.ts';
import * as uploads from './migrations/013-uploads.ts';
import * as reviewAndBlocks from './migrations/014-review-and-blocks.ts';
import * as siteSecrets from './migrations/016-site-secrets.ts';
import * as readerReports from './migrations/017-reader-reports.ts';
import * as uploadErrors from './migrations/018-upload-errors.ts';
import * as hiddenPictures from './migrations/019-hidden-pictures.ts';
import * as listingMoves from './migrations/020-listing-moves.ts';
import * as pageReports from './migrations/021-page-reports.ts';
import * as emailKeys from './migrations/022-email-keys.ts';
import * as creatorNames from './migrations/023-creator-names.ts';
import * as reach from './migrations/024-reach.ts';
import * as mergedCreators from './migrations/025-merged-creators.ts';
import * as bookKeys from './migrations/026-book-keys.ts';

/**
 * Applied in the order of their names; a released one is never changed. Views and chapters may lie in partitions:
 * decision 052 says what a new one has to mind.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-catalogue': catalogue,
  '002-import-stamps': importStamps,
  '003-accounts': accounts,
  '005-name-order': nameOrder,
  '006-comments': comments,
  '007-reading': reading,
  '008-views-and-listings': viewsAndListings,
  '009-search': search,
  '010-pages': pages,
  '011-works-of-creators': worksOfCreators,
  '012-moderation': moderation,
  '013-uploads': uploads,
  '014-review-and-blocks': reviewAndBlocks,
  '016-site-secrets': siteSecrets,
  '017-reader-reports': readerReports,
  '018-upload-errors': uploadErrors,
  '019-hidden-pictures': hiddenPictures,
  '020-listing-moves': listingMoves,
  '021-page-reports': pageReports,
  '022-email-keys': emailKeys,
  '023-creator-names': creatorNames,
  '024-reach': reach,
  '025-merged-creators': mergedCreators,
  '026-book-keys': bookKeys,
};

/** In the order in which they are applied. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/**
 * Brings the database to the newest tables, in one transaction and under the migrator's lock, so that several
 * processes may start at once. Returns the names that were applied now. Rejects with the first error, nothing applied; with
 * a StartError where a newer Futago has been there.
 */
export async function migrate(database: Kysely<Tables>): Promise<readonly string[]> {
  if (database.isTransaction) return await migrateOn(database);
  return await database.connection().execute(async (connection) => {
    // Statements over large tables take longer than any other may, and other processes wait for their end.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await migrateOn(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function migrateOn(database: Kysely<Tables>): Promise<readonly string[]> {
  const { error, results = [] } = await migratorOf(database).migrateToLatest();
  if (error !== undefined) throw ofNewerFutago(error) ?? error;
  return results.map((result) => result.migrationName);
}

function ofNewerFutago(error: unknown): StartError | null {
  const unknown = /^corrupted migrations: previously executed migration (\S+) is missing$/.exec((error as Error).message)?.[1];
  if (unknown === undefined) return null;
  return new StartError(`The database was brought to ${unknown} by a newer Futago: start that one, or give this one another database.`);
}

/**
 * Loses all rows: the tables are made anew as they were when `newest` was the last migration. All at once in a
 * transaction of the caller's.
 */
export async function rebuildTables(database: Kysely<Tables>, newest: string): Promise<void> {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  const { error } = await migratorOf(database).migrateTo(newest);
  if (error !== undefined) throw error;
}

function migratorOf(database: Kysely<Tables>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}
