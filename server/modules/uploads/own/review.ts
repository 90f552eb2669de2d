import type { Transaction } from 'kysely';
import type { Config } from '#server/platform/config/config.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { OwnWorkRow } from './own-works.repository.ts';
import type { Review } from './publishing.ts';

/** Whether what an account publishes waits until somebody looked at it: never, or until one work of the account was passed. */
export function reviewBy(mode: Config['uploads']['review']): Review {
  if (mode === 'none') return async (_transaction, { review }) => review;
  return async (transaction, work) => {
    if (work.review !== 'NOT_NEEDED' || work.workId !== null || (await isKnown(transaction, work))) return work.review;
    await transaction.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', work.id).execute();
    return 'WAITING';
  };
}

async function isKnown(transaction: Transaction<Tables>, { ownerId }: OwnWorkRow): Promise<boolean> {
  const row = await transaction
    .selectFrom('own_works')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('work_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
