import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Waits for transactions that are just making the picture shown, so that the next statement sees them. A statement that both waits and
 * looks would have looked before it waited.
 */
export async function lockPicture(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute();
}

/** Until the transaction ends, whoever takes the picture up waits before looking for it. */
export async function lockNote(transaction: Transaction<Tables>, id: string): Promise<void> {
  await sql`insert into loose_pictures (picture_id) values (${id})
    on conflict (picture_id) do update set since = loose_pictures.since`.execute(transaction);
}
