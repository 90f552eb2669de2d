import { ask, bearer, registerAccount, type TestAccount } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/seed.ts';

export const SAVE = `mutation ($positions: [ReadingPositionInput!]!) { savePositions(positions: $positions) { __typename
  ... on PositionsSaved { taken ignored } ... on Throttled { retryAfterSeconds } } }`;
const POSITIONS = `query ($language: Language! = vi, $workId: ID, $limit: Int! = 100) { viewer {
  positions(language: $language, workId: $workId, limit: $limit) {
    workId chapterId elementId offset order count before after contentHash progress at rereadSince } } }`;

export const MORNING = '2026-11-20T08:00:00.000Z';
export const NOON = '2026-11-20T12:00:00.000Z';
export const EVENING = '2026-11-20T18:00:00.000Z';

export type ToldPosition = Readonly<Record<string, unknown>>;

/** A site with two readers, asked as a page would ask it. */
export class ReadingSite {
  readonly test: TestDatabase;
  readonly site: InProcessSite;
  readonly seeded: SeededCatalogue;
  readonly lan: TestAccount;
  readonly other: TestAccount;

  constructor(parts: Pick<ReadingSite, 'test' | 'site' | 'seeded' | 'lan' | 'other'>) {
    this.test = parts.test;
    this.site = parts.site;
    this.seeded = parts.seeded;
    this.lan = parts.lan;
    this.other = parts.other;
  }

  /** Rejects with the first error's sentence. */
  async run<Data>(query: string, variables: Readonly<Record<string, unknown>>, as: TestAccount = this.lan): Promise<Data> {
    const answer = await ask(this.site, query, variables, bearer(as.token));
    const { data, errors } = JSON.parse(answer.body.toString()) as {
      readonly data: Data;
      readonly errors?: readonly { message: string }[];
    };
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data;
  }

  /** A position in a chapter of the Vietnamese comic, but for what is given. */
  position(given: Readonly<Record<string, unknown>> = {}, chapter = 0): Readonly<Record<string, unknown>> {
    const { id, chapterIds } = this.seeded.viComic;
    const anchor = { elementId: 'page-3', offset: 0.25, order: 2, count: 4, before: ['page-2', 'page-1'], after: ['page-4'] };
    const place = { workId: String(id), chapterId: String(chapterIds[chapter]), ...anchor };
    return { ...place, contentHash: 'content-1', progress: 0.5, at: NOON, isRereading: false, ...given };
  }

  async save(positions: readonly object[], as = this.lan): Promise<Readonly<Record<string, unknown>>> {
    return (await this.run<{ savePositions: Readonly<Record<string, unknown>> }>(SAVE, { positions }, as)).savePositions;
  }

  async positions(variables: Readonly<Record<string, unknown>> = {}, as = this.lan): Promise<readonly ToldPosition[]> {
    return (await this.run<{ viewer: { positions: readonly ToldPosition[] } }>(POSITIONS, variables, as)).viewer.positions;
  }

  /** Nothing was read or followed, and nobody is throttled. */
  async clear(): Promise<void> {
    await this.test.database.deleteFrom('throttle_hits').execute();
    await this.test.database.deleteFrom('reading_positions').execute();
    await this.test.database.deleteFrom('follows').execute();
  }

  async close(): Promise<void> {
    await this.site.close();
    await this.test.close();
  }
}

export async function startReadingSite(): Promise<ReadingSite> {
  const test = await createTestDatabase();
  const seeded = await seedCatalogue(test.database);
  const site = await startInProcessSite(test.database);
  return new ReadingSite({ test, site, seeded, lan: await registerAccount(site), other: await registerAccount(site) });
}
