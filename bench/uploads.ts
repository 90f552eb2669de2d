import { Console } from 'node:console';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import sharp from 'sharp';
import { AVIF_JOB, startAvifJob } from '#server/content/pictures/avif-job.ts';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import type { Reader } from '#server/modules/reader.ts';
import { createUploads, type UploadsModule } from '#server/modules/uploads/create-uploads.ts';
import { startUploadJobs } from '#server/modules/uploads/processing/upload-jobs.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { type Jobs, startJobs } from '#server/platform/jobs/jobs.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { NO_NOTICES } from '#server/platform/notices/notices.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { COMIC } from './own-comic.ts';
import { memoryOf } from './process-memory.ts';

const PAGES = Number(process.env['UPLOADS_PAGES'] ?? 100);
const IN_A_ROW = Number(process.env['UPLOADS_IN_A_ROW'] ?? 50);
/** Pages of each of those in a row. */
const PAGES_OF_EACH = 10;
const PIECE_BYTES = 4 * 1024 ** 2;
const LOOK_MILLISECONDS = 50;

interface Bench {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly module: UploadsModule;
  readonly reader: Extract<Reader, { kind: 'user' }>;
  readonly workId: string;
}

/**
 * From the last byte of a CBZ of 100 pages of 1,600 × 2,400 to a chapter that is published in three sizes, and to the AVIF of all sizes,
 * which is made beside the readers; and the memory of the server over 50 archives of ten such pages in a row, which stays flat.
 */
export async function uploads(): Promise<void> {
  // Not the system's folder for temporary files: that of root may be closed to the user postgres.
  const folder = await mkdtemp('/tmp/futago-bench-uploads-');
  const dataFolder = join(folder, 'data');
  const postgres = await startEmbeddedPostgres({ dataFolder, say: () => {} });
  const database = openDatabase(postgres.url);
  const table = new Console(process.stdout);
  try {
    await migrate(database);
    const jobs = await startJobs({ url: postgres.url, log: pino({ level: 'silent' }), isWorker: true });
    try {
      const bench = await openBench(database, jobs, dataFolder);
      table.table([await measureTimes(bench, dataFolder)]);
      table.table(await measureMemory(bench, folder));
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openBench(database: Database, jobs: Jobs, dataFolder: string): Promise<Bench> {
  const user = await new AccountsRepository(database).add({
    email: 'a@b.c',
    emailKey: 'a@b.c',
    name: 'Lan',
    passwordHash: null,
    language: 'vi',
  });
  const accounts = { throttled: async () => null, refuseBlocked: async () => {} };
  const module = createUploads({
    database,
    dataFolder,
    storage: new PictureStorage(dataFolder),
    bucket: null,
    jobs,
    accounts,
    review: 'none',
    notices: NO_NOTICES,
    log: pino({ level: 'silent' }),
  });
  await startUploadJobs(jobs, module.work);
  const reader = { kind: 'user', userId: user?.id ?? 0, sessionId: 0 } as const;
  const work = await module.services.ownWorks.create({ ...COMIC, title: 'Đo' }, randomUUID(), reader);
  if (work.__typename !== 'OwnWork') throw new Error(`The work was not made: ${work.__typename}`);
  return { database, jobs, module, reader, workId: String(work.id) };
}

async function measureTimes(bench: Bench, dataFolder: string): Promise<object> {
  await startAvifJob(bench.jobs, bench.database, new PictureStorage(dataFolder), pino({ level: 'silent' }));
  const content = await archive(PAGES, 255);
  const { sentAt, chapterIds } = await send(bench, content);
  const processed = performance.now();
  for (const id of chapterIds) await bench.module.services.ownChapters.publish(id, null, bench.reader);
  const readable = performance.now();
  await until(async () => (await bench.jobs.countOpen(AVIF_JOB)) === 0);
  const complete = performance.now();
  const seconds = (time: number): string => ((time - sentAt) / 1000).toFixed(1);
  return {
    pages: PAGES,
    MB: Math.round(content.length / 1e6),
    'processed after s': seconds(processed),
    'readable after s': seconds(readable),
    'all sizes after s': seconds(complete),
  };
}

async function measureMemory(bench: Bench, folder: string): Promise<readonly object[]> {
  // Drawn before, by this same process.
  const files = Array.from({ length: IN_A_ROW }, (_, at) => join(folder, `${at + 1}.cbz`));
  for (const [at, file] of files.entries()) await writeFile(file, await archive(PAGES_OF_EACH, at + 1));
  const rows: object[] = [];
  for (const [at, file] of files.entries()) {
    await send(bench, await readFile(file));
    if ((at + 1) % 10 !== 0 && at + 1 !== IN_A_ROW) continue;
    const { heapUsed, external } = process.memoryUsage();
    const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);
    rows.push({
      archives: at + 1,
      'MB resident': await memoryOf(process.pid),
      'MB of the heap': megabytes(heapUsed),
      'MB beside it': megabytes(external),
    });
  }
  return rows;
}

/** Sends all bytes and waits for the end of processing; `sentAt` is when the last piece was taken. */
async function send(
  { module, reader, workId }: Bench,
  content: Buffer,
): Promise<{ readonly sentAt: number; readonly chapterIds: readonly number[] }> {
  const id = randomUUID();
  const files = [{ name: `${id}.cbz`, size: content.length }];
  const begun = await module.services.uploads.begin({ id, workId, purpose: 'CHAPTERS', files }, reader);
  if (begun.__typename !== 'Upload') throw new Error(`The upload was not begun: ${begun.__typename}`);
  for (let offset = 0; offset < content.length; offset += PIECE_BYTES) {
    const piece = { uploadId: id, index: 0, userId: reader.userId, offset, checksum: null };
    await module.receiving.take(piece, Readable.from([content.subarray(offset, offset + PIECE_BYTES)]));
  }
  const sentAt = performance.now();
  await until(async () => !['WAITING', 'PROCESSING'].includes((await module.services.uploads.find(id, reader.userId))?.state ?? ''));
  const ended = await module.services.uploads.find(id, reader.userId);
  if (ended?.state !== 'DONE') throw new Error(`The upload failed: ${JSON.stringify(ended?.problems)}`);
  return { sentAt, chapterIds: ended.chapterIds };
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
}

/** Pages like drawn ones: large areas, lines and a little grain. */
async function archive(pages: number, seed: number): Promise<Buffer> {
  const entries: { name: string; content: Buffer; isStored: true }[] = [];
  for (let at = 0; at < pages; at += 1) entries.push({ name: `${at + 1}.jpg`, content: await page(seed * 1000 + at), isStored: true });
  return makeZip(entries);
}

async function page(seed: number): Promise<Buffer> {
  const panels = Array.from({ length: 6 }, (_, at) => {
    const shade = (seed * 37 + at * 53) % 255;
    return `<rect x="${80 + (at % 2) * 740}" y="${80 + Math.floor(at / 2) * 760}" width="700" height="720" fill="rgb(${shade},${shade},${shade})" stroke="#000" stroke-width="8"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400"><rect width="1600" height="2400" fill="#fff"/>${panels.join('')}<text x="90" y="160" font-size="60">${seed}</text></svg>`;
  return await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
}
