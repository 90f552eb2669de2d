import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';
import * as catalogue from './migrations/001-catalogue.ts';
import * as importStamps from './migrations/002-import-stamps.ts';
import * as accounts from './migrations/003-accounts.ts';
import * as nameOrder from './migrations/005-name-order.ts';
import * as comments from './migrations/006-comments.ts';
import * as reading from './migrations/007-reading.ts';

/** Applied in the order of their names; a released one is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-catalogue': catalogue,
  '002-import-stamps': importStamps,
  '003-accounts': accounts,
  '005-name-order': nameOrder,
  '006-comments': comments,
  '007-reading': reading,
};

/**
 * Brings the database to the newest tables, in one transaction and under the migrator's lock, so that several
 * processes may start at once. Returns the names that were applied now. Rejects with the first error, nothing applied.
 */
export async function migrate(database: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}
