import type { Insertable } from 'kysely';
import type { ModerationNotesTable } from '#server/platform/database/moderation-tables.ts';

/** A note of what an operator did, about nothing yet. */
export function moderationNote(byWhom: string, action: ModerationNotesTable['action'], reason: string): Insertable<ModerationNotesTable> {
  return { by_whom: byWhom, action, reason, work_id: null, work_title: '', own_work_id: null, user_id: null };
}
