import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * What a transaction does, until the signal aborts: then the statement that runs is cancelled, and the transaction rejects. Where nothing
 * can be asked of the server any more, it ends by itself.
 */
export async function untilAborted<Result>(
  database: Database,
  transaction: Transaction<Tables>,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  const cancel = (): unknown => sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database).catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    const result = await work();
    signal.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
