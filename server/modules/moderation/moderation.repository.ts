import { sql, type Transaction } from 'kysely';
import { moveCounts, readListing } from '#server/content/store/listing-counts.ts';
import {
  type ChapterOfWork,
  hideChapter,
  isHiddenChapter,
  isShownChapter,
  showChapter,
  VAULT_KEY,
  workOfVault,
} from '#server/content/store/hidden-chapters.ts';
import { lockPairsOf } from '#server/content/store/twin-rows.ts';
import { indexWorks, placeWork } from '#server/modules/search/search-index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { moderationNote } from './moderation-note.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';

export interface Verdict {
  readonly workId: number;
  /** Null for the whole work. */
  readonly chapterId: number | null;
  readonly isHidden: boolean;
  /** '' for none. */
  readonly reason: string;
  readonly byWhom: string;
}

export interface HiddenThing {
  readonly workId: number;
  /** Null for a whole work. */
  readonly chapterId: number | null;
  readonly title: string;
  readonly hiddenAt: Date;
  readonly byWhom: string | null;
  readonly reason: string | null;
}

/** Takes works and chapters out of sight and back, and keeps who did it, when and why. */
export class ModerationRepository {
  readonly #database: Database;

  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /**
   * Hides or shows the work or one chapter of it, with its counts, in one transaction. Resolves with the work's title and whether
   * anything changed; null where there is no such work, or chapter of it.
   */
  async judge(verdict: Verdict): Promise<{ readonly title: string; readonly isNew: boolean } | null> {
    const { workId, chapterId, isHidden, reason, byWhom } = verdict;
    return this.#notices.transact(this.#database, async (transaction, tell) => {
      if (chapterId !== null) await lockOwn(transaction, chapterId);
      const key = await lockSource(transaction, workId);
      if (key === null) return null;
      const { title, hiddenAt } = await transaction
        .selectFrom('works')
        .select(['title', 'hidden_at as hiddenAt'])
        .where('id', '=', workId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const before = await readListing(transaction, key);
      const isNew =
        chapterId === null
          ? await judgeWork(transaction, verdict, hiddenAt)
          : await judgeChapter(transaction, { workId, chapterId }, isHidden);
      if (isNew === null) return null;
      if (!isNew) return { title, isNew };
      await indexWorks(transaction, [workId]);
      if (!isHidden) await placeWork(transaction, workId);
      await moveCounts(transaction, before, await readListing(transaction, key));
      const about = { work_id: workId, work_title: title, chapter_id: chapterId };
      await transaction
        .insertInto('moderation_notes')
        .values({ ...moderationNote(byWhom, isHidden ? 'hide' : 'show', reason), ...about })
        .execute();
      tell({ topic: 'contentChanged', told: {} });
      return { title, isNew };
    });
  }

  /** The newest first. */
  async listHidden(most: number): Promise<readonly HiddenThing[]> {
    const { rows } = await sql<HiddenThing>`
      select hidden.work_id as "workId", hidden.chapter_id as "chapterId", hidden.title, last.by_whom as "byWhom", last.reason,
        coalesce(hidden.at, last.at) as "hiddenAt"
      from (
        select id as work_id, null::bigint as chapter_id, title, hidden_at as at from works
        where hidden_at is not null and not starts_with(source_key, ${VAULT_KEY})
        union all
        select substr(vault.source_key, ${VAULT_KEY.length + 1})::bigint, chapters.id, vault.title, null::timestamptz
        from works vault join chapters on chapters.work_id = vault.id where starts_with(vault.source_key, ${VAULT_KEY})
      ) hidden
      left join lateral (
        select by_whom, reason, at from moderation_notes
        where work_id = hidden.work_id and chapter_id is not distinct from hidden.chapter_id
        order by id desc limit 1
      ) last on true
      order by "hiddenAt" desc, "workId" desc, "chapterId" desc limit ${most}`.execute(this.#database);
    return rows;
  }
}

/** Locks the owner's chapter that the chapter was made of. Before its source is locked, as publishing does. */
async function lockOwn(transaction: Transaction<Tables>, chapterId: number): Promise<void> {
  await transaction.selectFrom('own_chapters').select('id').where('chapter_id', '=', chapterId).forUpdate().execute();
}

/** Imports and publishing wait meanwhile, those of twins too. Null where there is no such work that readers could see. */
async function lockSource(transaction: Transaction<Tables>, workId: number): Promise<string | null> {
  const work = await transaction.selectFrom('works').select('source_key as key').where('id', '=', workId).executeTakeFirst();
  if (work === undefined || workOfVault(work.key) !== null) return null;
  await lockPairsOf(transaction, workId, work.key);
  await sql`select pg_advisory_xact_lock(hashtextextended(${work.key}, 0))`.execute(transaction);
  return work.key;
}

/** False where nothing changed. */
async function judgeWork(transaction: Transaction<Tables>, { workId, isHidden }: Verdict, hiddenAt: Date | null): Promise<boolean> {
  if ((hiddenAt !== null) === isHidden) return false;
  await transaction
    .updateTable('works')
    .set({ hidden_at: isHidden ? new Date() : null })
    .where('id', '=', workId)
    .execute();
  return true;
}

/** False where nothing changed, null where there is no such chapter. */
async function judgeChapter(transaction: Transaction<Tables>, chapter: ChapterOfWork, isHidden: boolean): Promise<boolean | null> {
  const isMoved = await (isHidden ? hideChapter(transaction, chapter) : showChapter(transaction, chapter));
  if (isMoved && !isHidden) await releaseHeld(transaction, chapter.chapterId);
  if (isMoved) return true;
  const isThere = await (isHidden ? isHiddenChapter(transaction, chapter) : isShownChapter(transaction, chapter));
  return isThere ? false : null;
}

/** What its owner published while it was hidden waits for nobody: readers see the chapter as it was, until that is published again. */
async function releaseHeld(transaction: Transaction<Tables>, chapterId: number): Promise<void> {
  await transaction
    .updateTable('own_chapters')
    .set({ state: 'PUBLISHED' })
    .where('chapter_id', '=', chapterId)
    .where('state', '=', 'HELD')
    .execute();
}
