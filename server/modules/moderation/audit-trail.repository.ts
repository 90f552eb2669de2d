import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { ModerationNotesTable } from '#server/platform/database/moderation-tables.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly byWhom: string;
  readonly action: ModerationNotesTable['action'];
  readonly workId: number | null;
  readonly ownWorkId: number | null;
  readonly chapterId: number | null;
  readonly commentId: number | null;
  /** '' where it is about an account. */
  readonly title: string;
  /** Address of the account that it is about; null where it is about none, or the account was deleted. */
  readonly account: string | null;
  /** '' where none was given. */
  readonly reason: string;
}

/** What operators did, newest first; nothing of it is ever changed. */
export async function readAuditTrail(database: Database, most: number): Promise<readonly AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select at, by_whom as "byWhom", action, work_id as "workId", own_work_id as "ownWorkId", chapter_id as "chapterId",
      comment_id as "commentId", work_title as title, users.email as account, reason
    from moderation_notes left join users on users.id = user_id
    order by moderation_notes.id desc limit ${most}`.execute(database);
  return rows;
}
