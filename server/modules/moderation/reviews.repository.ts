import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';
import type { Tables } from '../../platform/tables.ts';

export interface WaitingWork {
  readonly id: number;
  readonly title: string;
  readonly language: 'vi' | 'ja';
  readonly owner: string;
  readonly changedAt: Date;
}

export interface Judgement {
  readonly ownWorkId: number;
  readonly isPassed: boolean;
  /** '' for none. */
  readonly reason: string;
  readonly byWhom: string;
}

/** Works of accounts that somebody looks at before readers do. */
export class ReviewsRepository {
  readonly #database: Database;
  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /** Those that wait, the longest first. */
  async waiting(most: number): Promise<WaitingWork[]> {
    return await this.#database
      .selectFrom('own_works')
      .innerJoin('users', 'users.id', 'own_works.owner_id')
      .select(['own_works.id', 'own_works.title', 'own_works.language', 'users.email as owner', 'own_works.changed_at as changedAt'])
      .where('review', '=', 'WAITING')
      .orderBy('own_works.id')
      .limit(most)
      .execute();
  }

  /** Pictures of the chapters that wait, in reading order. */
  async pictures(ownWorkId: number): Promise<readonly { readonly number: string; readonly pictureId: string }[]> {
    return await this.#database
      .selectFrom('own_chapters')
      .innerJoin('own_pages', 'own_pages.own_chapter_id', 'own_chapters.id')
      .select(['own_chapters.number', 'own_pages.picture_id as pictureId'])
      .where('own_work_id', '=', ownWorkId)
      .where('state', '=', 'HELD')
      .orderBy('own_chapters.number')
      .orderBy('own_pages.position')
      .execute();
  }

  /** Its title; null where there is no such work that waits, or was refused and is now passed. Running servers are told what is refused. */
  async judge({ ownWorkId, isPassed, reason, byWhom }: Judgement): Promise<string | null> {
    return await this.#notices.transact(this.#database, async (transaction, tell) => {
      const row = await transaction
        .updateTable('own_works')
        .set({ review: isPassed ? 'PASSED' : 'REFUSED' })
        .where('id', '=', ownWorkId)
        .where('review', 'in', isPassed ? ['WAITING', 'REFUSED'] : ['WAITING'])
        .returning(['title', 'owner_id', 'work_id'])
        .executeTakeFirst();
      if (row === undefined) return null;
      const note = { by_whom: byWhom, action: isPassed ? 'pass' : 'refuse', work_id: row.work_id, work_title: row.title, reason } as const;
      await transaction
        .insertInto('moderation_notes')
        .values({ ...note, own_work_id: ownWorkId, user_id: row.owner_id })
        .execute();
      if (!isPassed) tell({ topic: 'contentChanged', told: {} });
      return row.title;
    });
  }

  /** Whether anything changed. What the account scheduled becomes a draft again, and its sessions stay: it may read and leave. */
  async block(userId: number, isBlocked: boolean, reason: string, byWhom: string): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('users')
        .set({ blocked_at: isBlocked ? new Date() : null })
        .where('id', '=', userId)
        .where('blocked_at', isBlocked ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) return false;
      if (isBlocked) await unschedule(transaction, userId);
      const note = { by_whom: byWhom, action: isBlocked ? 'block' : 'unblock', work_id: null, work_title: '', reason } as const;
      await transaction
        .insertInto('moderation_notes')
        .values({ ...note, own_work_id: null, user_id: userId })
        .execute();
      return true;
    });
  }
}

async function unschedule(transaction: Transaction<Tables>, userId: number): Promise<void> {
  await transaction
    .updateTable('own_chapters')
    .set({ state: 'DRAFT', publish_at: null })
    .where('state', '=', 'SCHEDULED')
    .where('own_work_id', 'in', (of) => of.selectFrom('own_works').select('id').where('owner_id', '=', userId))
    .execute();
}
