import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Logger } from '#server/platform/logging.ts';
import { type PictureQueue, planPictureJobs } from './picture-queue.ts';
import type { PictureStorage } from './picture-storage.ts';

export const AVIF_JOB: JobKind<{ readonly pictureIds: readonly string[] }> = { name: 'picture-avif', expireInSeconds: 900, retryLimit: 3 };

export function avifQueue(jobs: Pick<Jobs, 'add'>): PictureQueue {
  return {
    add: async (pictures, transaction) => {
      if (pictures.length === 0) return;
      // Chapters that begin with the same picture are not the same work.
      const rows = pictures.map(({ pictureIds, priority }) => ({ data: { pictureIds }, key: pictureIds.join(' '), priority }));
      await jobs.add(AVIF_JOB, rows, transaction);
    },
  };
}

/**
 * Orders what is missing, after everything else that waits: for a database that was filled from elsewhere, which has no
 * queues of its own.
 */
export async function orderMissingAvif(database: Database, queue: PictureQueue): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const { rows } = await sql<{ id: string }>`select distinct webp.picture_id as id from picture_sources webp
      where type = 'image/webp' and not exists (select from picture_sources avif
        where avif.picture_id = webp.picture_id and avif.width = webp.width and avif.type = 'image/avif')
      order by id`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    await queue.add(planPictureJobs([], ids, new Date(0)), transaction);
  });
}

/** How many pictures are looked for, by their ids, which say nothing of their age. */
const LOOKED_FOR = 5;

/**
 * Works on the queue until the jobs are stopped, one picture at a time: AVIF costs seconds, and readers come first. A
 * process that shares its database with others and has another data folder leaves their pictures to them.
 */
export async function startAvifJob(jobs: Jobs, database: Database, storage: PictureStorage, log: Logger): Promise<void> {
  if (await areElsewhere(database, storage)) {
    log.info('The pictures of this database are in the data folder of another process, which makes their AVIF files.');
    return;
  }
  await jobs.work(AVIF_JOB, 1, ({ pictureIds }, signal) => addAvifSources(database, storage, pictureIds, signal));
}

async function areElsewhere(database: Database, storage: PictureStorage): Promise<boolean> {
  const some = await database.selectFrom('pictures').select('id').orderBy('id').limit(LOOKED_FOR).execute();
  const found = await Promise.all(some.map(({ id }) => storage.has(id)));
  return found.length > 0 && !found.includes(true);
}

/**
 * Adds AVIF in every width that the pictures have as WebP. What is there already is passed over, so that a job may be tried again.
 * Rejects with the first error after all pictures were tried.
 */
export async function addAvifSources(
  database: Database,
  storage: PictureStorage,
  pictureIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of pictureIds) {
    signal.throwIfAborted();
    try {
      await addSources(database, storage, id, signal);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function addSources(database: Database, storage: PictureStorage, id: string, signal: AbortSignal): Promise<void> {
  const sources = await database
    .selectFrom('picture_sources')
    .select(['type', 'width'])
    .where('picture_id', '=', id)
    .orderBy('width')
    .execute();
  const done = new Set(sources.filter(({ type }) => type === 'image/avif').map(({ width }) => width));
  const widths = sources.filter(({ type, width }) => type === 'image/webp' && !done.has(width)).map(({ width }) => width);
  if (widths.length === 0) return;
  const { encodeAvif } = await import('./picture-encoder.ts');
  for await (const { width, content } of encodeAvif(await storage.readOriginal(id), widths, id)) {
    signal.throwIfAborted();
    await storage.addSource(id, `${width}.avif`, content);
    await database
      .insertInto('picture_sources')
      .values({ picture_id: id, type: 'image/avif', width, bytes: content.length })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
