import { type Command, type CommandContext, UsageError } from '#server/platform/command/command.ts';
import { parseWords } from '#server/platform/command/command-words.ts';
import { joinDataFolder } from '#server/platform/data-folder/data-folder.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { withNotices } from '#server/platform/notices/open-notices.ts';
import { ImportProgress } from './import-progress.ts';
import { importPaths } from './import-run.ts';
import { avifQueue } from './pictures/avif-job.ts';
import { PictureStorage } from './pictures/picture-storage.ts';
import { PictureStore } from './pictures/picture-store.ts';
import type { ImportOptions } from './sources/import-source.ts';
import { WorkStore } from './work-store.ts';

const HELP = `Usage: futago import PATH… [--language vi|ja] [--format comic|novel]

Takes works over: folders of pictures, CBZ and ZIP, EPUB, text (UTF-8 or Shift_JIS, Aozora notation), folders with a work.json,
and folders of all these. Importing again what was imported changes nothing; changed chapters become new versions.

  --language vi|ja        the site, where the work does not say it
  --format comic|novel    what a ZIP or folder of both texts and pictures is; else a novel where a text names one of them

Example: futago import ~/comics ~/novels/"Số đỏ.epub" --language vi`;

/** Exit code 1 where anything was refused; the rest is imported all the same. */
export const importCommand: Command = {
  name: 'import',
  summary: 'takes comics and novels over from files and folders',
  help: HELP,
  run: runImport,
};

async function runImport(words: readonly string[], context: CommandContext): Promise<number> {
  const { paths, options } = readOptions(words);
  const { config, log, say, signal } = context;
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago import', mayBegin: true });
  try {
    const jobs = await startJobs({ url: folder.url, log, isWorker: false });
    try {
      const pictures = new PictureStore(folder.database, PictureStorage.of(config));
      const store = new WorkStore({ database: folder.database, pictures, queue: avifQueue(jobs) });
      await pictures.removeOrphans();
      const progress = new ImportProgress(process.stderr, say);
      const report = await importPaths(paths, options, store, progress, signal);
      progress.summarise(report, signal.aborted);
      await withNotices(context, folder, (notices) => notices.tell({ topic: 'contentChanged', told: {} }));
      return report.refused.length > 0 || signal.aborted ? 1 : 0;
    } finally {
      await jobs.stop();
    }
  } finally {
    await folder.close();
  }
}

/** Throws a UsageError that names the wrong option. */
export function readOptions(words: readonly string[]): { paths: string[]; options: ImportOptions } {
  const { values, positionals } = parseWords(words, { language: { type: 'string' }, format: { type: 'string' } });
  if (positionals.length === 0) throw new UsageError('Say what to import: one or more files or folders.');
  const { language, format } = values;
  if (language !== undefined && language !== 'vi' && language !== 'ja') throw new UsageError(`--language is vi or ja, not "${language}".`);
  if (format !== undefined && format !== 'comic' && format !== 'novel')
    throw new UsageError(`--format is comic or novel, not "${format}".`);
  const formats = { comic: 'COMIC', novel: 'NOVEL' } as const;
  return { paths: positionals, options: { language: language ?? null, format: format === undefined ? null : formats[format] } };
}
