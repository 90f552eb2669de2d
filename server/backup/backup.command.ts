import { resolve } from 'node:path';
import { type Command, type CommandContext, UsageError } from '../platform/command/command.ts';
import { joinDataFolder } from '../platform/data-folder/data-folder.ts';
import { writeBackup } from './write-backup.ts';

const HELP = `Usage: futago backup FILE

Writes works, chapters, pictures, accounts, comments, places and settings of the running site into one file, as they are
at one moment, beside a running server or without one. The file is read again before it gets its name. It holds what
opens accounts: keep it where nobody else reads it. Work that still waits in the queues is not kept, nor are earlier backups that
lie in the data folder.

Example: futago backup /backups/futago-2026-11-21.tar`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'writes everything into one file, beside a running server',
  help: HELP,
  run: runBackup,
};

async function runBackup(words: readonly string[], { config, log, say, signal }: CommandContext): Promise<number> {
  const [file, ...rest] = words;
  if (file === undefined || rest.length > 0 || file.startsWith('-')) throw new UsageError('Say one file to write.');
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago backup' });
  try {
    const { tables, files, bytes } = await writeBackup({ url: folder.url, dataFolder: config.dataFolder, file: resolve(file), signal });
    say(`${file} holds ${tables} tables and ${files} files in ${(bytes / 1_000_000).toFixed(1)} MB; all of it was read again.`);
    return 0;
  } finally {
    await folder.close();
  }
}
