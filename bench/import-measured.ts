import { readFileSync } from 'node:fs';
import { importPaths } from '#server/content/import-run.ts';
import { openWorkStore } from '#server/content/open-store.ts';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { openDatabase } from '#server/platform/database/database.ts';

/** What one process that imported some paths prints as JSON. */
export interface ImportMeasure {
  readonly seconds: number;
  readonly works: number;
  readonly refused: number;
  readonly slowestMilliseconds: number;
  readonly slowestFile: string;
  /** Resident memory at most. */
  readonly peakMebibytes: number;
}

const [url = '', dataFolder = '', ...paths] = process.argv.slice(2);
const database = openDatabase(url);
let begun = 0;
let slowest = { milliseconds: 0, file: '' };
const listener = {
  began: () => {
    begun = performance.now();
  },
  finished: (file: string) => {
    const milliseconds = Math.round(performance.now() - begun);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, file };
  },
};
const start = performance.now();
const report = await importPaths(
  paths,
  { language: 'vi', format: null },
  openWorkStore(database, new PictureStorage(dataFolder)),
  listener,
);
const measure: ImportMeasure = {
  seconds: Math.round((performance.now() - start) / 100) / 10,
  works: report.works.length,
  refused: report.refused.length,
  slowestMilliseconds: slowest.milliseconds,
  slowestFile: slowest.file,
  peakMebibytes: peakMebibytes(),
};
/** `resourceUsage` begins with what the parent held when it forked; the kernel's own mark begins with this program. */
function peakMebibytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Math.round(Number(kibibytes) / 1024);
}

await database.destroy();
process.stdout.write(`${JSON.stringify(measure)}\n`);
