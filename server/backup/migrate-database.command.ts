import { type Command, type CommandContext, UsageError } from '../platform/command/command.ts';
import { parseWords } from '../platform/command/command-words.ts';
import { openStandingDatabase, refuseCompany, requireDatabase } from '../platform/data-folder/data-folder.ts';
import { lockFolder } from '../platform/data-folder/folder-lock.ts';
import { refuseWorkers } from '../platform/jobs/jobs.ts';
import { BackupError } from './backup.errors.ts';
import { moveTables } from './move-tables.ts';
import { isEmpty } from './restore-backup.ts';

const HELP = `Usage: futago migrate-database URL

Copies everything from the database that the settings name, which is the embedded one by default, into another
PostgreSQL (15 or newer) that is empty: stop the server, move, and start it with DATABASE_URL set to URL. Each table is
counted and hashed on both sides before anything is kept there. The old database stays as it is; pictures stay in the
data folder. Background work that waits (mails on their way, AVIF still to be made) is left behind.

Example: futago migrate-database postgresql://futago:secret@db.example.org/futago`;

export const migrateDatabaseCommand: Command = {
  name: 'migrate-database',
  summary: 'moves everything into another PostgreSQL',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say, signal }: CommandContext): Promise<number> {
  const { positionals } = parseWords(words, {});
  const [to = '', ...rest] = positionals;
  if (!/^postgres(ql)?:\/\//.test(to) || rest.length > 0) throw new UsageError('Say one postgresql:// address to move to.');
  await using begun = new AsyncDisposableStack();
  await refuseCompany(config.dataFolder);
  await requireDatabase(config);
  const lock = await lockFolder(config.dataFolder, 'futago migrate-database');
  begun.defer(() => lock.release());
  const from = await openStandingDatabase({ config, log, say });
  begun.defer(() => from.close());
  await refuseWorkers(from.database);
  const target = await openStandingDatabase({ config: { ...config, databaseUrl: to }, log, say });
  begun.defer(() => target.close());
  if (!(await isEmpty(target.database))) throw new BackupError('The other database holds works or accounts already: nothing was moved.');
  const { tables, rows } = await moveTables({ from: from.url, to, signal });
  say(`Moved ${rows} rows of ${tables} tables, each counted and hashed on both sides. Start with DATABASE_URL set to that address now.`);
  return 0;
}
