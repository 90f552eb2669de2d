import { sql } from 'kysely';
import { addViewPartitions, areViewsPartitioned, partitionViews } from './modules/views/view-partitions.ts';
import { type Command, type CommandContext, refuseOptions } from './platform/command.ts';
import type { Database } from './platform/database.ts';
import { joinDataFolder } from './platform/data-folder.ts';
import { StartError } from './platform/start.errors.ts';

const HELP = `Usage: futago partition

Makes the table of views one that is partitioned by month, in one transaction: cut off, it leaves everything as it was. Readers
notice nothing; a large table is easier to look after by months. Chapters stay in one table
(docs/decisions/043-views-by-month.md says why). The server makes the months ahead by itself from then on, and a default
partition takes what none was made for; run again, this makes them too, as after migrate-database or restore, which carry
rows without their partitions.

Works beside a running server, where views wait meanwhile and are not counted after half a minute: stop it where there are many
millions of rows.

Example: DATABASE_URL=postgresql://futago:secret@db.example.org/futago futago partition`;

export const partitionCommand: Command = {
  name: 'partition',
  summary: 'partitions the views of a large database by month',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say, signal }: CommandContext): Promise<number> {
  refuseOptions('partition', words);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago partition' });
  const { database } = folder;
  try {
    if (await areViewsPartitioned(database)) {
      const added = await addViewPartitions(database, new Date());
      say(`Views are partitioned by month already; ${added.length === 0 ? 'no month was missing' : `added ${added.join(', ')}`}.`);
      return 0;
    }
    await partitionAtOnce(database, signal);
    await sql`analyze work_views`.execute(database);
    say('Views are partitioned by month.');
    return 0;
  } finally {
    await folder.close();
  }
}

/** However long it takes; when the signal aborts, the statement that runs is cancelled, and all before it is undone. */
async function partitionAtOnce(database: Database, signal: AbortSignal): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      // A server that is not told otherwise goes on for a client that was killed.
      await sql`set local client_connection_check_interval = '1s'`.execute(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      // Where nothing can be asked of the server any more, the transaction ends by itself.
      const cancel = (): unknown => sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database).catch(() => undefined);
      signal.addEventListener('abort', cancel);
      await partitionViews(transaction, new Date()).finally(() => signal.removeEventListener('abort', cancel));
      signal.throwIfAborted();
    });
  } catch (error) {
    throw signal.aborted ? new StartError('Stopped before it was done: views are as they were.') : error;
  }
}
