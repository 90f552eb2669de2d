import { moveCounts, readListing } from '#server/content/store/listing-counts.ts';
import type { Database } from '../../platform/database.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';

export interface Verdict {
  readonly workId: number;
  readonly isHidden: boolean;
  /** '' for none. */
  readonly reason: string;
  readonly byWhom: string;
}

export interface HiddenWork {
  readonly id: number;
  readonly title: string;
  readonly hiddenAt: Date;
  readonly byWhom: string | null;
  readonly reason: string | null;
}

/** Takes works out of sight and back, and keeps who did it, when and why. */
export class ModerationRepository {
  readonly #database: Database;

  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /**
   * Hides or shows the work, with its counts, in one transaction. Resolves with its title and whether anything changed;
   * null where there is no such work.
   */
  async judge({ workId, isHidden, reason, byWhom }: Verdict): Promise<{ readonly title: string; readonly isNew: boolean } | null> {
    return this.#notices.transact(this.#database, async (transaction, tell) => {
      const work = await transaction
        .selectFrom('works')
        .select(['title', 'source_key', 'hidden_at'])
        .where('id', '=', workId)
        .forUpdate()
        .executeTakeFirst();
      if (work === undefined) return null;
      const { title, source_key: key } = work;
      if ((work.hidden_at !== null) === isHidden) return { title, isNew: false };
      const before = await readListing(transaction, key);
      await transaction
        .updateTable('works')
        .set({ hidden_at: isHidden ? new Date() : null })
        .where('id', '=', workId)
        .execute();
      await moveCounts(transaction, before, await readListing(transaction, key));
      const note = {
        by_whom: byWhom,
        action: isHidden ? 'hide' : 'show',
        work_id: workId,
        work_title: title,
        reason,
        own_work_id: null,
        user_id: null,
      } as const;
      await transaction.insertInto('moderation_notes').values(note).execute();
      tell({ topic: 'contentChanged', told: {} });
      return { title, isNew: true };
    });
  }

  /** The newest first. */
  async listHidden(most: number): Promise<readonly HiddenWork[]> {
    const rows = await this.#database
      .selectFrom('works')
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('moderation_notes')
            .select(['by_whom', 'reason'])
            .whereRef('work_id', '=', 'works.id')
            .orderBy('moderation_notes.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select(['works.id', 'works.title', 'works.hidden_at', 'last.by_whom', 'last.reason'])
      .where('works.hidden_at', 'is not', null)
      .orderBy('works.hidden_at', 'desc')
      .orderBy('works.id', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(({ id, title, hidden_at: hiddenAt, by_whom: byWhom, reason }) =>
      hiddenAt === null ? [] : [{ id, title, hiddenAt, byWhom, reason }],
    );
  }
}
