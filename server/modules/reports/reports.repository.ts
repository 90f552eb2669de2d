import type { Database } from '#server/platform/database/database.ts';
import type { ReaderReportsTable } from '#server/platform/database/moderation-tables.ts';

export interface NewReport {
  readonly userId: number;
  readonly workId: number;
  readonly chapterId: number | null;
  /** From 1; null for the whole chapter, or work. */
  readonly page: number | null;
  readonly reason: ReaderReportsTable['reason'];
  readonly note: string;
}

/** Reports about works, chapters and pages. */
export class ReportsRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A second report of the reader about the same takes the place of the first, and is answered where that was. */
  async add({ userId, workId, chapterId, page, reason, note }: NewReport): Promise<void> {
    await this.#database
      .insertInto('reader_reports')
      .values({ user_id: userId, work_id: workId, chapter_id: chapterId, page, reason, note })
      .onConflict((conflict) => conflict.columns(['user_id', 'work_id', 'chapter_id', 'page']).doUpdateSet({ reason, note }))
      .execute();
  }

  /** Whether readers of the chapter see so many pictures. */
  async hasPage(chapterId: number, page: number): Promise<boolean> {
    const found = await this.#database
      .selectFrom('chapters')
      .innerJoin('version_pages', 'version_pages.version_id', 'chapters.version_id')
      .select('version_pages.position')
      .where('chapters.id', '=', chapterId)
      .where('version_pages.position', '=', page)
      .executeTakeFirst();
    return found !== undefined;
  }

  async ofReader(userId: number): Promise<readonly Omit<NewReport & { readonly createdAt: Date }, 'userId'>[]> {
    return await this.#database
      .selectFrom('reader_reports')
      .select(['work_id as workId', 'chapter_id as chapterId', 'page', 'reason', 'note', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
  }
}
