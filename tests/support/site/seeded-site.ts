import { createTestDatabase } from '#tests/support/database/database.ts';
import { startInProcessSite } from './in-process-site.ts';
import type { OwnSite } from './own-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

export interface SeededSite extends OwnSite {
  readonly seeded: SeededCatalogue;
}

/** A site of its own over a seeded database of its own. */
export async function startSeededSite(): Promise<SeededSite> {
  const testing = await createTestDatabase();
  const seeded = await seedCatalogue(testing.database);
  const site = await startInProcessSite(testing.database);
  const close = async (): Promise<void> => {
    await site.close();
    await testing.close();
  };
  return { testing, site, seeded, close };
}
