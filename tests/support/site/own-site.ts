import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from './in-process-site.ts';

export interface OwnSite {
  readonly testing: TestDatabase;
  readonly site: InProcessSite;
  readonly close: () => Promise<void>;
}

/** A site of its own over an empty database of its own. */
export async function startOwnSite(): Promise<OwnSite> {
  const testing = await createTestDatabase();
  const site = await startInProcessSite(testing.database);
  const close = async (): Promise<void> => {
    await site.close();
    await testing.close();
  };
  return { testing, site, close };
}
