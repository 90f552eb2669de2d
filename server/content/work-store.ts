import { type Kysely, type Transaction, sql } from 'kysely';
import { indexWorks } from '#server/modules/search/search-index.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type PreparedChapter, prepareChapter } from './store/chapter-preparation.ts';
import { type ChapterChanges, writeChapters } from './store/chapter-rows.ts';
import type { ImportedWork, WorkHead } from './imported-work.ts';
import { moveCounts, readListing } from './store/listing-counts.ts';
import { type Direction, type Layout, judgeDirection, textDirection } from './pictures/page-layout.ts';
import type { PictureBatch, PictureStore } from './pictures/picture-store.ts';
import { type PictureQueue, planPictureJobs } from './pictures/picture-queue.ts';
import { RefusedFile } from './refused-file.error.ts';
import { hiddenKeys } from './store/hidden-chapters.ts';
import { underKnownKeys } from './store/known-chapters.ts';
import { lockPair, writeTwin } from './store/twin-rows.ts';
import { writeSummary } from './store/work-summary.ts';
import { withVisibleNames } from './visible-names.ts';
import { workFields, writeCover, writeCredits, writeGenres, writeWork } from './store/work-rows.ts';

export interface SavedWork {
  readonly workId: number;
  readonly title: string;
  readonly outcome: 'imported' | 'updated' | 'unchanged';
  readonly chapters: number;
  /** Pages of a comic; 0 for a novel. */
  readonly pages: number;
  readonly changes: ChapterChanges;
  /** Pictures of a text, or a cover, that were refused; the work was taken without them. */
  readonly leftOut: readonly RefusedFile[];
}

export type WrittenWork = Pick<SavedWork, 'workId' | 'outcome' | 'changes'>;

/** What is written of a work, in the transaction of whoever writes more beside it. */
export interface WorkToWrite {
  readonly work: WorkHead;
  /** Those of its chapters that are written; their pictures have rows already. */
  readonly chapters: readonly PreparedChapter[];
  readonly coverId: string | null;
  /** Pictures that are yet to be made ready for readers, in the background. */
  readonly newPictures: readonly string[];
  /** Says under which keys the chapters are known; their own where it is left out. */
  readonly settle?: typeof underKnownKeys;
}

export interface WorkStoreParts {
  readonly database: Kysely<Tables>;
  readonly pictures: PictureStore;
  /** Takes new pictures for what is done to them in the background. */
  readonly queue: PictureQueue;
  readonly clock?: Clock;
}

/**
 * Writes what importers made of a source. A work is known again by its source key and is written whole or not at all: a refused picture
 * leaves neither rows nor files. What is the same already is not touched.
 */
export class WorkStore {
  readonly #database: Kysely<Tables>;
  readonly #pictures: PictureStore;
  readonly #queue: PictureQueue;
  readonly #clock: Clock;

  constructor({ database, pictures, queue, clock = systemClock }: WorkStoreParts) {
    this.#database = database;
    this.#pictures = pictures;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Rejects with a RefusedFile where the work cannot be taken. */
  async save(given: ImportedWork): Promise<SavedWork> {
    checkChapters(given);
    const work = withVisibleNames(given);
    const leftOut: RefusedFile[] = [];
    const batch = this.#pictures.batch();
    try {
      const chapters: PreparedChapter[] = [];
      for (const chapter of work.chapters) chapters.push(await prepareChapter(chapter, work, batch, (refused) => leftOut.push(refused)));
      const coverId = await prepareCover(work, batch, leftOut);
      const saved = await this.#database.transaction().execute(async (transaction) => {
        await batch.insertRows(transaction);
        return this.write(transaction, { work, chapters, coverId, newPictures: batch.newIds(), settle: underKnownKeys });
      });
      batch.keep();
      return {
        ...saved,
        title: work.title,
        chapters: chapters.length,
        pages: chapters.reduce((sum, { pages }) => sum + pages.length, 0),
        leftOut,
      };
    } catch (error) {
      await batch.discard();
      throw asRefusal(error, work.title);
    }
  }

  /** Chapters that an operator has hidden stay as they are. */
  async write(transaction: Transaction<Tables>, { work, chapters, coverId, newPictures, settle }: WorkToWrite): Promise<WrittenWork> {
    if (work.twin) await lockPair(transaction, work.sourceKey, work.twin.sourceKey);
    await sql`select pg_advisory_xact_lock(hashtextextended(${work.sourceKey}, 0))`.execute(transaction);
    const before = await readListing(transaction, work.sourceKey);
    const row = await writeWork(transaction, work.sourceKey, workFields(work, decideDirection(work, chapters)));
    const credits = await writeCredits(transaction, row.id, work.credits);
    const now = this.#clock.now();
    const hidden = await hiddenKeys(transaction, row.id);
    const settled = settle === undefined ? chapters : await settle(transaction, row.id, chapters);
    const changes = await writeChapters(
      transaction,
      row.id,
      settled.filter(({ sourceKey }) => !hidden.has(sourceKey)),
      now,
    );
    const hasChapterChanges = changes.added + changes.revised + changes.renamed > 0;
    if (hasChapterChanges) await writeSummary(transaction, row.id);
    const cover = await writeCover(transaction, row.id, coverId);
    const genres = await writeGenres(transaction, row.id, work);
    const twin = work.twin ? await writeTwin(transaction, row.id, work.twin) : false;
    await this.#queue.add(planPictureJobs(chapters, newPictures, now), transaction);
    await moveCounts(transaction, before, await readListing(transaction, work.sourceKey));
    const hasChanged = row.hasChanged || hasChapterChanges || cover || credits || genres || twin;
    if (hasChanged) await indexWorks(transaction, [row.id]);
    return { workId: row.id, outcome: row.isNew ? 'imported' : hasChanged ? 'updated' : 'unchanged', changes };
  }
}

/** Class 22 of PostgreSQL's errors are values that it cannot hold: a NUL in a text, half a surrogate pair, a number too large. */
function asRefusal(error: unknown, title: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^22[0-9A-Z]{3}$/.test(code)) return error;
  return new RefusedFile(title, 'other', 'holds a character or a number that cannot be stored', { cause: error });
}

function checkChapters(work: ImportedWork): void {
  if (work.chapters.length === 0) throw new RefusedFile(work.title, 'empty', 'holds no chapter');
  const keys = new Set<string>();
  for (const { sourceKey } of work.chapters) {
    if (keys.has(sourceKey)) throw new RefusedFile(work.title, 'other', `names the chapter "${sourceKey}" twice`);
    keys.add(sourceKey);
  }
}

async function prepareCover({ cover }: ImportedWork, batch: PictureBatch, leftOut: RefusedFile[]): Promise<string | null> {
  if (!cover) return null;
  try {
    return (await batch.add(cover)).id;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    leftOut.push(error);
    return null;
  }
}

function decideDirection(work: WorkHead, chapters: readonly PreparedChapter[]): Direction {
  if (work.direction !== null) return work.direction;
  const layouts = chapters.map(({ layout }) => layout).filter((layout): layout is Layout => layout !== null);
  return layouts.length === 0 ? textDirection(work.language) : judgeDirection(layouts, work.language);
}
