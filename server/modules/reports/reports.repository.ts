import type { Database } from '#server/platform/database.ts';
import type { ReaderReportsTable } from '#server/platform/moderation-tables.ts';

export interface NewReport {
  readonly userId: number;
  readonly workId: number;
  readonly chapterId: number | null;
  readonly reason: ReaderReportsTable['reason'];
  readonly note: string;
}

/** Reports about works and chapters. */
export class ReportsRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A second report of the reader about the same takes the place of the first, and is answered where that was. */
  async add({ userId, workId, chapterId, reason, note }: NewReport): Promise<void> {
    await this.#database
      .insertInto('reader_reports')
      .values({ user_id: userId, work_id: workId, chapter_id: chapterId, reason, note })
      .onConflict((conflict) => conflict.columns(['user_id', 'work_id', 'chapter_id']).doUpdateSet({ reason, note }))
      .execute();
  }

  async ofReader(userId: number): Promise<readonly Omit<NewReport & { readonly createdAt: Date }, 'userId'>[]> {
    return await this.#database
      .selectFrom('reader_reports')
      .select(['work_id as workId', 'chapter_id as chapterId', 'reason', 'note', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
  }
}
