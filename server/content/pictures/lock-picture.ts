import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Waits for those who are just showing the picture: the next statement sees them. A statement that both waits and looks has looked
 * before.
 */
export async function lockPicture(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute();
}
