import { sql, type Transaction } from 'kysely';
import { workOfVault } from '#server/content/store/hidden-chapters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { moderationNote } from './moderation-note.ts';

export type ReportedKind = 'work' | 'chapter' | 'comment';

export interface ReportedThing {
  readonly kind: ReportedKind;
  readonly id: number;
  readonly workId: number;
  readonly chapterId: number | null;
  readonly workTitle: string;
  readonly language: LanguageCode;
  readonly reports: number;
  readonly lastAt: Date;
  /** Those that were given, most given first. */
  readonly reasons: readonly string[];
  /** What readers wrote, newest first, and for a comment what it says. */
  readonly words: readonly string[];
}

export interface Answer {
  readonly kind: ReportedKind;
  readonly id: number;
  /** '' for none. */
  readonly reason: string;
  readonly byWhom: string;
}

/** What readers reported and nobody has answered, for an operator. */
export class ReportsDesk {
  readonly #database: Database;
  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /** Most reported first. */
  async open(most: number): Promise<readonly ReportedThing[]> {
    const { rows } = await sql<ReportedThing>`
      with open as (
        select case when chapter_id is null then 'work' else 'chapter' end as kind, coalesce(chapter_id, work_id) as id,
          work_id, chapter_id, reason,
          nullif(concat_ws(': ', 'page ' || page, nullif(note, '')), '') as word, created_at
        from reader_reports where settled_at is null
        union all
        select 'comment', comments.id, work_id, chapter_id, reason, nullif(text, ''), comment_reports.created_at
        from comment_reports join comments on comments.id = comment_id
        where settled_at is null and deleted_at is null
      )
      select kind, open.id, work_id as "workId", chapter_id as "chapterId", title as "workTitle", language,
        count(*)::int as reports, max(open.created_at) as "lastAt",
        array(select reason from open other where other.kind = open.kind and other.id = open.id
          group by reason order by count(*) desc, reason) as reasons,
        array(select word from open other where other.kind = open.kind and other.id = open.id and word is not null
          group by word order by max(created_at) desc) as words
      from open join works on works.id = work_id
      group by kind, open.id, work_id, chapter_id, title, language
      order by reports desc, "lastAt" desc, open.id
      limit ${most}`.execute(this.#database);
    return rows;
  }

  /** Nothing is done to the thing. Returns how many reports that answered. */
  async dismiss(answer: Answer): Promise<number> {
    return await this.#database.transaction().execute(async (transaction) => await settle(transaction, answer, 'dismiss'));
  }

  /**
   * The words of the comment are gone at once, as if its author had deleted it, and running servers are told; false
   * where there are none.
   */
  async removeComment(answer: Answer): Promise<boolean> {
    return await this.#notices.transact(this.#database, async (transaction, tell) => {
      const emptied = await transaction
        .updateTable('comments')
        .set({ text: '', emoji: null, pin_id: null, deleted_at: sql<Date>`now()` })
        .where('id', '=', answer.id)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (emptied === undefined) return false;
      await settle(transaction, answer, 'remove');
      tell({ topic: 'commentChanged', told: { commentId: answer.id, idempotencyKey: null } });
      return true;
    });
  }

  /** The work of a work or of a chapter, whether it was reported or not; null where there is none. */
  async workOf(kind: Exclude<ReportedKind, 'comment'>, id: number): Promise<number | null> {
    if (kind === 'work') return id;
    const row = await this.#database
      .selectFrom('chapters')
      .innerJoin('works', 'works.id', 'chapters.work_id')
      .select(['works.id', 'works.source_key as key'])
      .where('chapters.id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : (workOfVault(row.key) ?? row.id);
  }

  /** Answers everything that is open about a chapter, or about a work and its chapters, once it is hidden. */
  async settle(workId: number, chapterId: number | null): Promise<void> {
    await this.#database
      .updateTable('reader_reports')
      .set({ settled_at: new Date() })
      .where('work_id', '=', workId)
      .$if(chapterId !== null, (query) => query.where('chapter_id', '=', chapterId))
      .where('settled_at', 'is', null)
      .execute();
  }
}

async function settle(
  transaction: Transaction<Tables>,
  { kind, id, reason, byWhom }: Answer,
  action: 'dismiss' | 'remove',
): Promise<number> {
  const settled = kind === 'comment' ? await settleComment(transaction, id) : await settleContent(transaction, kind, id);
  if (settled.length === 0 && action === 'dismiss') return 0;
  const about = await subjectOf(transaction, kind, id);
  await transaction
    .insertInto('moderation_notes')
    .values({ ...moderationNote(byWhom, action, reason), ...about })
    .execute();
  return settled.length;
}

async function settleComment(transaction: Transaction<Tables>, id: number) {
  return await transaction
    .updateTable('comment_reports')
    .set({ settled_at: new Date() })
    .where('comment_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('user_id')
    .execute();
}

async function settleContent(transaction: Transaction<Tables>, kind: 'work' | 'chapter', id: number) {
  const open = transaction
    .updateTable('reader_reports')
    .set({ settled_at: new Date() })
    .where('settled_at', 'is', null)
    .returning('user_id');
  return kind === 'chapter'
    ? await open.where('chapter_id', '=', id).execute()
    : await open.where('work_id', '=', id).where('chapter_id', 'is', null).execute();
}

async function subjectOf(transaction: Transaction<Tables>, kind: ReportedKind, id: number) {
  const { rows } = await sql<{ work_id: number; work_title: string; chapter_id: number | null; user_id: number | null }>`
    select works.id as work_id, works.title as work_title, about.chapter_id, about.user_id from works join (
      select ${id}::bigint as work_id, null::bigint as chapter_id, null::bigint as user_id where ${kind} = 'work'
      union all select work_id, id, null from chapters where id = ${id} and ${kind} = 'chapter'
      union all select work_id, chapter_id, author_id from comments where id = ${id} and ${kind} = 'comment'
    ) about on about.work_id = works.id`.execute(transaction);
  const [found = { work_id: null, work_title: '', chapter_id: null, user_id: null }] = rows;
  return { ...found, comment_id: kind === 'comment' ? id : null };
}
