import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/**
 * Works on a transaction or another lent connection until the signal aborts: then the statement that runs is cancelled, and the work
 * rejects. Where the server can no longer be asked, the statement ends by itself.
 */
export async function untilAborted<Result>(
  database: Database,
  connection: Database,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
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
