import type { Transaction } from 'kysely';
import { inParallel } from '#server/content/in-parallel.ts';
import { judgeDirection, judgeLayout } from '#server/content/pictures/page-layout.ts';
import type { PictureBatch, PictureStore } from '#server/content/pictures/picture-store.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { MOST_PAGES, type PreparedChapter, prepareChapter } from '#server/content/store/chapter-preparation.ts';
import { Workshop } from '#server/content/workshop/workshop.ts';
import type { Opened, OpenedChapter } from '#server/content/workshop/workshop-messages.ts';
import type { Database } from '#server/platform/database/database.ts';
import { JobsStopped } from '#server/platform/jobs/jobs.errors.ts';
import type { Logger } from '#server/platform/logging.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { LoosePictures } from '#server/content/pictures/loose-pictures.ts';
import { lockOwnWork, type OwnWorkRow } from '../own/own-works.repository.ts';
import { takeProcessed } from './processed-upload.ts';
import type { Publishing } from '../own/publishing.ts';
import type { UploadBytes } from '../pieces/upload-bytes.ts';
import type { UploadEvents } from '../upload-events.ts';
import type { UploadPieces } from '../pieces/upload-pieces.ts';
import { problem, problemOfFile, type UploadProblem } from './upload-problems.ts';
import { needsCalm, reasonToGiveUp } from './upload-tries.ts';
import type { UploadFileRow, UploadRow, UploadsRepository } from '../uploads.repository.ts';

/** Between two words to the database on how far it is. */
const TELL_MILLISECONDS = 250;
/** Files that are gathered and summed up at a time. */
const HASHED_AT_A_TIME = 2;

export interface ProcessingDependencies {
  readonly database: Database;
  readonly uploads: UploadsRepository;
  readonly pieces: UploadPieces;
  /** Where the pieces are gathered. */
  readonly bytes: UploadBytes;
  readonly pictures: PictureStore;
  readonly loose: LoosePictures;
  readonly publishing: Pick<Publishing, 'publishWords'>;
  readonly events: UploadEvents;
  readonly log: Pick<Logger, 'warn'>;
}

interface Prepared {
  readonly chapters: readonly PreparedChapter[];
  /** Of files that were left out. */
  readonly problems: readonly UploadProblem[];
}

/** Thrown where an upload was cancelled, or its work deleted, while it was looked at. */
class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

/** Thrown where the work became one of another site or kind while its upload was looked at: it is looked at again, as what it is now. */
class WorkChanged extends Error {
  override readonly name = 'WorkChanged';
}

/** Thrown for an upload of which several files are refused. */
class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';
  readonly problems: readonly UploadProblem[];

  constructor(problems: readonly UploadProblem[]) {
    super('Files of the upload were refused.');
    this.problems = problems;
  }
}

/**
 * Makes chapters, a page or a cover of the bytes that came: all of it or nothing. Files are opened in a process of their own. May be
 * run again for the same upload at any time.
 */
export class Processing {
  readonly #dependencies: ProcessingDependencies;
  readonly #running = new Set<string>();

  constructor(dependencies: ProcessingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Rejects where it should be tried again; what is wrong with the files is written to the upload. */
  async run(uploadId: string, signal: AbortSignal): Promise<void> {
    if (this.#running.has(uploadId)) return;
    this.#running.add(uploadId);
    try {
      await this.#run(uploadId, signal);
    } finally {
      this.#running.delete(uploadId);
    }
  }

  async #run(uploadId: string, signal: AbortSignal): Promise<void> {
    const { uploads, pieces, events, log } = this.#dependencies;
    const before = await uploads.find(uploadId);
    // The minute's tidying orders it again.
    if (before === undefined || needsCalm(before, process.uptime())) return;
    const upload = await uploads.beginTry(uploadId);
    if (upload === undefined) return;
    events.changed(uploadId);
    try {
      const reason = reasonToGiveUp(before);
      if (reason !== null) throw new RefusedUpload([problem('FAULT', reason)]);
      await this.#process(upload, signal);
    } catch (error) {
      const problems = problemsOf(error);
      const isGone = error instanceof UploadGone || (await uploads.find(uploadId))?.state !== 'PROCESSING';
      if (problems === null && !isGone) {
        if (signal.reason instanceof JobsStopped) await uploads.takeTryBack(uploadId);
        else await uploads.noteError(uploadId, error instanceof Error ? (error.stack ?? error.message) : String(error));
        throw error;
      }
      if (problems !== null) await uploads.fail(uploadId, problems);
      if (problems?.some(({ code }) => code === 'FAULT')) log.warn({ upload: uploadId, problems }, 'An upload was given up');
    }
    events.changed(uploadId);
    await pieces.remove(uploadId);
  }

  async #process(upload: UploadRow, signal: AbortSignal): Promise<void> {
    const { database, uploads, pictures, loose, events } = this.#dependencies;
    const work = await database.transaction().execute((transaction) => lockOwnWork(transaction, upload.ownWorkId));
    if (work === undefined) throw new UploadGone();
    const files = await uploads.files(upload.id);
    await this.#checkBytes(files, signal);
    const workshop = await Workshop.begin();
    const stop = (): void => void workshop.close();
    signal.addEventListener('abort', stop, { once: true });
    const batch = pictures.batch({ encode: workshop.encode, ...loose.taking() });
    try {
      signal.throwIfAborted();
      const opened = await this.#open(workshop, files, work, upload);
      const prepared = await this.#prepare(upload, work, opened, workshop, batch);
      const shownId = await database
        .transaction()
        .execute((transaction) => this.#keep(transaction, upload, { ...prepared, opened: work }, batch));
      batch.keep();
      if (shownId !== null) events.published(shownId);
    } catch (error) {
      await batch.discard();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await workshop.close();
    }
  }

  /** What was promised of the files must be what came. */
  async #checkBytes(files: readonly UploadFileRow[], signal: AbortSignal): Promise<void> {
    const { bytes, pieces } = this.#dependencies;
    await inParallel(files, HASHED_AT_A_TIME, async (file) => {
      const { uploadId, index, name, size, sha256 } = file;
      if ((await pieces.gather(file, signal)) < size) throw new RefusedFile(name, 'damaged', 'is missing from the disk: send it again');
      if (sha256 !== null && !(await bytes.sha256(uploadId, index)).equals(sha256)) {
        throw new RefusedFile(name, 'checksum', 'is not the bytes that were promised by its checksum');
      }
    });
  }

  async #open(workshop: Workshop, files: readonly UploadFileRow[], work: OwnWorkRow, { purpose }: UploadRow): Promise<Opened> {
    const { bytes } = this.#dependencies;
    const named = files.map(({ uploadId, index, name }) => ({ path: bytes.path(uploadId, index), name }));
    const isPicture = purpose === 'PAGE' || purpose === 'COVER';
    const opened = await workshop.open(named, { language: work.language, format: isPicture ? null : work.format });
    if (opened.refused.length > 0) throw new RefusedUpload(opened.refused.map(problemOfFile));
    checkOpened(opened, work, purpose, files[0]?.name ?? '');
    return opened;
  }

  async #prepare(upload: UploadRow, work: OwnWorkRow, opened: Opened, workshop: Workshop, batch: PictureBatch): Promise<Prepared> {
    // A picture may stand in many chapters.
    const leftOut = new Map<string, UploadProblem>();
    await this.#dependencies.uploads.progress(upload.id, 0, opened.pictureNames.length);
    this.#dependencies.events.changed(upload.id);
    const progress = this.#progress(upload.id, opened.pictureNames.length);
    const add = async (picture: Parameters<PictureBatch['add']>[0]) => {
      const stored = await batch.add(picture);
      await progress();
      return stored;
    };
    const taker = { add, addPages: async (picture: Parameters<typeof add>[0]) => [await add(picture)] };
    const chapters: PreparedChapter[] = [];
    for (const chapter of opened.works.flatMap((each) => each.chapters)) {
      const imported = { ...chapter, publishedAt: null, content: contentOf(chapter, workshop) };
      chapters.push(await prepareChapter(imported, work, taker, (refused) => leftOut.set(refused.file, problemOfFile(refused))));
    }
    return { chapters, problems: [...leftOut.values()] };
  }

  /** Returns the work that readers see changed at once: only a cover does that. */
  async #keep(
    transaction: Transaction<Tables>,
    upload: UploadRow,
    { opened, chapters, problems }: Prepared & { readonly opened: OwnWorkRow },
    batch: PictureBatch,
  ): Promise<number | null> {
    const work = await lockOwnWork(transaction, upload.ownWorkId);
    if (work === undefined) throw new UploadGone();
    if (work.format !== opened.format || work.language !== opened.language) throw new WorkChanged('The work is another one now.');
    await batch.insertRows(transaction);
    await settleDirection(transaction, work, chapters);
    const chapterIds = await takeProcessed(transaction, upload, work, chapters);
    if (!(await this.#dependencies.uploads.finish(transaction, upload.id, { chapterIds, problems }))) throw new UploadGone();
    return upload.purpose === 'COVER' ? await this.#dependencies.publishing.publishWords(transaction, work.id, batch.newIds()) : null;
  }

  #progress(uploadId: string, count: number): () => Promise<void> {
    let done = 0;
    let toldAt = Number.NEGATIVE_INFINITY;
    return async () => {
      done += 1;
      const now = performance.now();
      if (done < count && now - toldAt < TELL_MILLISECONDS) return;
      toldAt = now;
      await this.#dependencies.uploads.progress(uploadId, done, count);
      this.#dependencies.events.changed(uploadId);
    };
  }
}

function contentOf(chapter: OpenedChapter, workshop: Workshop) {
  const pictures = chapter.pictures.map((picture) => workshop.picture(picture));
  return chapter.document === null
    ? ({ kind: 'pages', pages: pictures } as const)
    : ({ kind: 'text', document: chapter.document, pictures } as const);
}

/** Throws a RefusedFile where the files hold something else than was asked for. */
function checkOpened({ works }: Opened, { format }: OwnWorkRow, purpose: UploadRow['purpose'], file: string): void {
  const chapters = works.flatMap((work) => work.chapters);
  if (chapters.length === 0) throw new RefusedFile(file, 'empty', 'holds no chapter');
  if (purpose === 'PAGE' || purpose === 'COVER') {
    if (chapters.length > 1 || chapters[0]?.document !== null || chapters[0].pictures.length !== 1)
      throw new RefusedFile(file, 'unknownKind', 'is not a PNG, JPEG, WebP, AVIF or GIF picture');
    return;
  }
  if (works.some((work) => work.format !== format)) {
    const [is, holds] = format === 'COMIC' ? ['comic', 'text'] : ['novel', 'pictures'];
    throw new RefusedFile(file, 'otherFormat', `holds ${holds}, while the work is a ${is}`);
  }
  if (purpose === 'CONTENT' && chapters.length > 1)
    throw new RefusedFile(file, 'severalChapters', `holds ${chapters.length} chapters where one is wanted`);
  const long = chapters.find(({ document, pictures }) => document === null && pictures.length > MOST_PAGES);
  if (long !== undefined)
    throw new RefusedFile(file, 'tooManyPages', `holds ${long.pictures.length} pictures; a chapter has at most ${MOST_PAGES}`);
}

/** What nobody said is judged from the first pictures that come, and stays. */
async function settleDirection(transaction: Transaction<Tables>, work: OwnWorkRow, chapters: readonly PreparedChapter[]): Promise<void> {
  if (work.direction !== null || work.format !== 'COMIC') return;
  const paged = chapters.filter(({ pages }) => pages.length > 0);
  const direction = judgeDirection(
    paged.map(({ pages }) => judgeLayout(pages, null)),
    work.language,
  );
  if (paged.length > 0) await transaction.updateTable('own_works').set({ direction }).where('id', '=', work.id).execute();
}

/** Null for what is a fault of ours, or of the moment. */
function problemsOf(error: unknown): readonly UploadProblem[] | null {
  if (error instanceof RefusedUpload) return error.problems;
  if (error instanceof RefusedFile) return [problemOfFile(error)];
  return null;
}
