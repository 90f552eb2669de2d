import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging.ts';
import { inParallel } from './in-parallel.ts';
import { RefusedFile } from './refused-file.error.ts';
import { FolderReader } from './sources/folder-reader.ts';
import { LayeredReader } from './sources/layered-reader.ts';
import { readManifestWork } from './sources/manifest-source.ts';
import { WORK_MANIFEST_NAME } from './work-manifest.ts';
import type { WorkStore } from './work-store.ts';

export interface DemoLibraryOptions {
  readonly database: Database;
  readonly store: WorkStore;
  readonly log: Logger;
  /** One folder a work, each with a work.json: `library`. */
  readonly folder: string;
  /** What was drawn for them, under the same names: `dist/library`. */
  readonly drawnFolder: string;
  /** Told after each work that was looked at. */
  readonly progress?: (done: number, all: number, name: string) => void;
  /** After it no further work is begun; the next start goes on. */
  readonly signal?: AbortSignal;
}

export interface DemoLibraryReport {
  readonly imported: number;
  /** Works whose files are as they were at an earlier start. */
  readonly skipped: number;
  readonly refused: readonly RefusedFile[];
}

/** Raised when importers make something else of the same files, so that the demo library is imported anew. */
const REVISION = 1;

/** Reading and writing rows of one work overlaps with encoding the pictures of another. */
const WORKS_AT_A_TIME = 2;

/** Imports our own works as anybody's are imported. A work that is refused is reported and tried again at the next start. */
export async function importDemoLibrary(options: DemoLibraryOptions): Promise<DemoLibraryReport> {
  const works = await findWorks(options.folder);
  const refused: RefusedFile[] = [];
  let done = 0;
  const imported = await inParallel(works, WORKS_AT_A_TIME, async (name) => {
    if (options.signal?.aborted) return false;
    const isImported = await importOne(options, name, (refusal) => refused.push(refusal));
    done += 1;
    options.progress?.(done, works.length, name);
    return isImported;
  });
  const count = imported.filter(Boolean).length;
  return { imported: count, skipped: works.length - count - refused.length, refused };
}

/**
 * Servers that start at once on the database at `url` take the library in one after the other: the later ones find it there. The one whose
 * turn it is holds a connection outside the pool.
 */
export async function importDemoLibraryInTurn(options: DemoLibraryOptions, url: string): Promise<DemoLibraryReport> {
  const turn = openDatabase(url, { poolSize: 1 });
  try {
    return await turn.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(hashtext('futago demo library'))`.execute(transaction);
      return await importDemoLibrary(options);
    });
  } finally {
    await turn.destroy();
  }
}

/** Returns whether the work was read; false where it was skipped or refused. */
async function importOne(
  { database, store, log, folder, drawnFolder }: DemoLibraryOptions,
  name: string,
  refuse: (refusal: RefusedFile) => void,
): Promise<boolean> {
  const layers = [join(folder, name), join(drawnFolder, name)].filter((layer) => existsSync(layer));
  const readers = await Promise.all(layers.map((layer) => FolderReader.open(layer)));
  const source = `library/${name}`;
  const stamp = await stampOf(readers);
  const known = await database.selectFrom('import_stamps').select('stamp').where('source', '=', source).executeTakeFirst();
  if (known?.stamp === stamp) return false;
  try {
    const work = await readManifestWork({ reader: new LayeredReader(readers), folder: '', name, file: source });
    const { outcome, leftOut } = await store.save(work);
    log.debug({ work: name, outcome }, 'demo work imported');
    for (const refusal of leftOut) log.warn({ work: name }, refusal.message);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    log.warn({ work: name }, error.message);
    refuse(error);
    return false;
  }
  await database
    .insertInto('import_stamps')
    .values({ source, stamp })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ stamp }))
    .execute();
  return true;
}

async function findWorks(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, WORK_MANIFEST_NAME))).map(({ name }) => name);
}

/** Size and time of every file stand for its content: a start must not read all pictures to learn that nothing changed. */
async function stampOf(readers: readonly FolderReader[]): Promise<string> {
  const hash = createHash('sha256').update(`${REVISION}\n`);
  for (const reader of readers) {
    for (const name of [...reader.names()].toSorted()) {
      const { size, mtimeMs } = await stat(reader.path(name));
      hash.update(`${name}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
