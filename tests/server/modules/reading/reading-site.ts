import type { TestAccount } from '#tests/support/site/accounts.ts';
import { ReadersSite, startSiteParts } from '#tests/support/site/readers-site.ts';

export const SAVE = `mutation ($positions: [ReadingPositionInput!]!) { savePositions(positions: $positions) { __typename
  ... on PositionsSaved { taken ignored } ... on Throttled { retryAfterSeconds } } }`;
const POSITIONS = `query ($language: Language! = vi, $workId: ID, $limit: Int! = 100) { viewer {
  positions(language: $language, workId: $workId, limit: $limit) {
    workId chapterId elementId offset order count before after contentHash progress reach readAt at rereadSince } } }`;

export const MORNING = '2026-11-20T08:00:00.000Z';
export const NOON = '2026-11-20T12:00:00.000Z';
export const EVENING = '2026-11-20T18:00:00.000Z';

export type ToldPosition = Readonly<Record<string, unknown>>;

/** What readers read on a site. */
export class ReadingSite extends ReadersSite {
  /** As Lan where nobody else is named. */
  override run<Data>(query: string, variables: Readonly<Record<string, unknown>>, as: TestAccount = this.lan): Promise<Data> {
    return super.run(query, variables, as);
  }

  /** A position in a chapter of the Vietnamese comic, but for what is given. */
  position(given: Readonly<Record<string, unknown>> = {}, chapter = 0): Readonly<Record<string, unknown>> {
    const { id, chapterIds } = this.seeded.viComic;
    const anchor = { elementId: 'page-3', offset: 0.25, order: 2, count: 4, before: ['page-2', 'page-1'], after: ['page-4'] };
    const place = { workId: String(id), chapterId: String(chapterIds[chapter]), ...anchor };
    return { ...place, contentHash: 'content-1', progress: 0.5, reach: 2, at: NOON, isRereading: false, ...given };
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
}

export async function startReadingSite(): Promise<ReadingSite> {
  return new ReadingSite(await startSiteParts());
}
