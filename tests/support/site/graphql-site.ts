import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, type SiteAnswer, type SiteOptions, startInProcessSite } from './in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

/** A seeded database and the sites that a test file opens over it; all end with `close`. */
export interface GraphqlSites {
  readonly database: TestDatabase['database'];
  readonly seeded: SeededCatalogue;
  start(options?: SiteOptions): Promise<InProcessSite>;
  close(): Promise<void>;
}

export async function openGraphqlSites(texts: readonly string[] = []): Promise<GraphqlSites> {
  const testing = await createTestDatabase();
  const seeded = await seedCatalogue(testing.database);
  const byHash = Object.fromEntries(texts.map((text) => [hashOf(text), text]));
  const open: InProcessSite[] = [];
  return {
    database: testing.database,
    seeded,
    start: async (options = {}) => {
      const site = await startInProcessSite(testing.database, { texts: byHash, ...options });
      open.push(site);
      return site;
    },
    close: async () => {
      await Promise.all(open.map((site) => site.close()));
      await testing.close();
    },
  };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function json(answer: SiteAnswer): unknown {
  return JSON.parse(answer.body.toString());
}

export function post(site: InProcessSite, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<SiteAnswer> {
  return site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
}

/** Where a persisted operation is asked for by GET. */
export function addressOf(text: string, variables: Readonly<Record<string, unknown>>): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  return `/graphql?${new URLSearchParams({ operationName: text.split(/\W/)[1] ?? '', variables: JSON.stringify(variables), extensions })}`;
}
