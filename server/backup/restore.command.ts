import { resolve } from 'node:path';
import { avifQueue, orderMissingAvif } from '../content/pictures/avif-job.ts';
import { type Command, type CommandContext, UsageError } from '../platform/command/command.ts';
import { parseWords } from '../platform/command/command-words.ts';
import { openStandingDatabase, refuseCompany } from '../platform/data-folder/data-folder.ts';
import { lockFolder } from '../platform/data-folder/folder-lock.ts';
import { refuseWorkers, startJobs } from '../platform/jobs/jobs.ts';
import { MIGRATION_NAMES } from '../platform/database/migrate.ts';
import type { Manifest } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';
import { checkBackup } from './read-backup.ts';
import { isEmpty, restoreBackup } from './restore-backup.ts';

const HELP = `Usage: futago restore FILE [--check] [--replace]

Puts back what futago backup wrote, into the data folder and the database that the settings name; no server may run on
them. The whole file is read against its checksums before anything is touched, and the tables change all at once.

  --check      only reads the file and says whether it is whole
  --replace    loses the works, accounts and files that are there

A restore that was killed can be run again, with --replace where its rows are there already. Files in the data folder that
are none of Futago's stay.

Example: FUTAGO_DATA_FOLDER=/srv/futago futago restore futago-2026-11-21.tar`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'puts back what backup wrote',
  help: HELP,
  run: runRestore,
};

async function runRestore(words: readonly string[], context: CommandContext): Promise<number> {
  const { file, isCheck, mayReplace } = readWish(words);
  // Before the whole file is read, which may take minutes.
  if (!isCheck) await refuseCompany(context.config.dataFolder);
  const manifest = await checkBackup(file, context.signal);
  const unknown = manifest.migrations.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined) throw new BackupError(`${file} was made by a newer Futago: restore it with that.`);
  if (isCheck) context.say(`${file} is whole: made at ${manifest.madeAt}, ${manifest.tables.length} tables.`);
  else await restore({ file, manifest, mayReplace }, context);
  return 0;
}

interface Wish {
  readonly file: string;
  readonly manifest: Manifest;
  readonly mayReplace: boolean;
}

async function restore({ file, manifest, mayReplace }: Wish, { config, log, say, signal }: CommandContext): Promise<void> {
  await using begun = new AsyncDisposableStack();
  const lock = await lockFolder(config.dataFolder, 'futago restore');
  begun.defer(() => lock.release());
  const open = await openStandingDatabase({ config, log, say });
  begun.defer(() => open.close());
  await refuseWorkers(open.database);
  if (!mayReplace && !(await isEmpty(open.database))) {
    throw new BackupError('There are works or accounts already: restore into an empty data folder, or give --replace to lose them.');
  }
  await restoreBackup({ file, manifest, url: open.url, dataFolder: config.dataFolder, mayReplace, signal });
  const jobs = await startJobs({ url: open.url, log, isWorker: false });
  begun.defer(() => jobs.stop());
  await orderMissingAvif(open.database, avifQueue(jobs));
  say(`${file} is restored as of ${manifest.madeAt}.`);
}

function readWish(words: readonly string[]): { readonly file: string; readonly isCheck: boolean; readonly mayReplace: boolean } {
  const { values, positionals } = parseWords(words, { check: { type: 'boolean' }, replace: { type: 'boolean' } });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('Say one file to restore.');
  return { file: resolve(file), isCheck: values.check === true, mayReplace: values.replace === true };
}
