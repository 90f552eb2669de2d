import { type Kysely, type Selection, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { insertUpload, lockUnfinished, type NewUpload, UNFINISHED, type Unfinished } from './new-upload-rows.ts';
import { KEPT_SECONDS, UPLOAD_LIMITS } from './upload-limits.ts';
import type { UploadProblem } from './processing/upload-problems.ts';

const UPLOAD_COLUMNS = [
  'uploads.id',
  'uploads.owner_id as ownerId',
  'uploads.own_work_id as ownWorkId',
  'uploads.purpose',
  'uploads.own_chapter_id as ownChapterId',
  'uploads.own_page_id as ownPageId',
  'uploads.state',
  'uploads.tries',
  'uploads.errors',
  'uploads.pictures_done as picturesDone',
  'uploads.pictures_count as picturesCount',
  'uploads.chapter_ids as chapterIds',
  'uploads.problems',
  'uploads.touched_at as touchedAt',
] as const;

export type UploadRow = Selection<Tables, 'uploads', (typeof UPLOAD_COLUMNS)[number]>;

export interface UploadFileRow {
  readonly uploadId: string;
  readonly index: number;
  readonly name: string;
  readonly size: number;
  readonly received: number;
  readonly sha256: Buffer | null;
}

const FILE_COLUMNS = ['upload_id as uploadId', 'index', 'name', 'size', 'received', 'sha256'] as const;

/** Uploads and their files, from the first word of them until their end was told. */
export class UploadsRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: string): Promise<UploadRow | undefined> {
    return await this.#database.selectFrom('uploads').select(UPLOAD_COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  /** Unfinished and failed ones, newest first. */
  async listOf(ownerId: number): Promise<UploadRow[]> {
    return await this.#database
      .selectFrom('uploads')
      .select(UPLOAD_COLUMNS)
      .where('owner_id', '=', ownerId)
      .where('state', '<>', 'DONE')
      .orderBy('created_at', 'desc')
      .execute();
  }

  async files(uploadId: string): Promise<UploadFileRow[]> {
    return await this.#database
      .selectFrom('upload_files')
      .select(FILE_COLUMNS)
      .where('upload_id', '=', uploadId)
      .orderBy('index')
      .execute();
  }

  async file(uploadId: string, index: number): Promise<UploadFileRow | undefined> {
    return await this.#database
      .selectFrom('upload_files')
      .select(FILE_COLUMNS)
      .where('upload_id', '=', uploadId)
      .where('index', '=', index)
      .executeTakeFirst();
  }

  /** Adds it unless `refuse` finds against it by what the account has unfinished beside it. One of this id that is there stays as it is. */
  async add<Refusal>(upload: NewUpload, refuse: (unfinished: Unfinished) => Refusal | null): Promise<Refusal | null> {
    return await this.#database.transaction().execute(async (transaction) => {
      const refusal = refuse(await lockUnfinished(transaction, upload));
      if (refusal === null) await insertUpload(transaction, upload);
      return refusal;
    });
  }

  async touch(id: string): Promise<void> {
    await this.#database
      .updateTable('uploads')
      .set({ touched_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'RECEIVING')
      .execute();
  }

  /**
   * Moves a file's offset; false where it stood elsewhere. `complete` runs in the same transaction where these were the last bytes of
   * the last file.
   */
  async advance(
    { uploadId, index, from, to }: { readonly uploadId: string; readonly index: number; readonly from: number; readonly to: number },
    complete: (transaction: Kysely<Tables>) => Promise<void>,
  ): Promise<{ readonly isMoved: boolean; readonly isComplete: boolean }> {
    return await this.#database.transaction().execute(async (transaction) => {
      const upload = await transaction
        .updateTable('uploads')
        .set({ touched_at: sql<Date>`now()` })
        .where('id', '=', uploadId)
        .where('state', '=', 'RECEIVING')
        .returning('id')
        .executeTakeFirst();
      const file = await transaction
        .updateTable('upload_files')
        .set({ received: to })
        .where('upload_id', '=', uploadId)
        .where('index', '=', index)
        .where('received', '=', from)
        .returning('size')
        .executeTakeFirst();
      if (upload === undefined || file === undefined) return { isMoved: false, isComplete: false };
      const missing = await transaction
        .selectFrom('upload_files')
        .select('index')
        .where('upload_id', '=', uploadId)
        .whereRef('received', '<', 'size')
        .limit(1)
        .executeTakeFirst();
      if (missing !== undefined) return { isMoved: true, isComplete: false };
      await transaction.updateTable('uploads').set({ state: 'WAITING' }).where('id', '=', uploadId).execute();
      await complete(transaction);
      return { isMoved: true, isComplete: true };
    });
  }

  /** Begins a try; undefined where there is nothing to do. */
  async beginTry(id: string): Promise<UploadRow | undefined> {
    return await this.#database
      .updateTable('uploads')
      .set({
        state: 'PROCESSING',
        tries: sql<number>`tries + 1`,
        begun_at: sql<Date>`now()`,
        pictures_done: 0,
        pictures_count: 0,
        touched_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('state', 'in', ['WAITING', 'PROCESSING'])
      .returning(UPLOAD_COLUMNS)
      .executeTakeFirst();
  }

  /** Words that overtake each other never take it back. */
  async progress(id: string, done: number, count: number): Promise<void> {
    await this.#database
      .updateTable('uploads')
      .set({ pictures_done: sql<number>`greatest(pictures_done, ${done})`, pictures_count: count, touched_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'PROCESSING')
      .execute();
  }

  /** False where it was cancelled meanwhile. */
  async finish(
    transaction: Kysely<Tables>,
    id: string,
    end: { readonly chapterIds: readonly number[]; readonly problems: readonly UploadProblem[] },
  ): Promise<boolean> {
    const row = await transaction
      .updateTable('uploads')
      .set({
        state: 'DONE',
        pictures_done: sql<number>`pictures_count`,
        chapter_ids: JSON.stringify(end.chapterIds),
        problems: JSON.stringify(end.problems),
        touched_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'PROCESSING')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async fail(id: string, problems: readonly UploadProblem[]): Promise<void> {
    await this.#database
      .updateTable('uploads')
      .set({ state: 'FAILED', problems: JSON.stringify(problems), touched_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', 'in', UNFINISHED)
      .execute();
  }

  /** A try ended by an error, which is kept for the operator. */
  async noteError(id: string, failure: string): Promise<void> {
    await this.#database
      .updateTable('uploads')
      .set({ errors: sql<number>`errors + 1`, failure })
      .where('id', '=', id)
      .execute();
  }

  /** The server stopped: the try is as if it had not been begun. */
  async takeTryBack(id: string): Promise<void> {
    await this.#database
      .updateTable('uploads')
      .set({ tries: sql<number>`greatest(tries - 1, 0)` })
      .where('id', '=', id)
      .execute();
  }

  /** False where it is not the owner's, or its end came before. */
  async remove(id: string, ownerId: number): Promise<boolean> {
    const row = await this.#database
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('state', '<>', 'DONE')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Removes what nothing came for and what was told long enough. */
  async removeExpired(now: Date): Promise<void> {
    const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
    await this.#database
      .deleteFrom('uploads')
      .where((of) =>
        of.or([
          of.and([of('state', '=', 'RECEIVING'), of('touched_at', '<', before(UPLOAD_LIMITS.idleSeconds))]),
          of.and([of('state', 'in', ['DONE', 'FAILED']), of('touched_at', '<', before(KEPT_SECONDS))]),
        ]),
      )
      .execute();
  }

  /** Files of those uploads whose bytes are still wanted. */
  async wanted(ids: readonly string[]): Promise<UploadFileRow[]> {
    if (ids.length === 0) return [];
    const files = this.#database.selectFrom('upload_files').innerJoin('uploads', 'uploads.id', 'upload_id').select(FILE_COLUMNS);
    return await files.where('upload_id', 'in', ids).where('state', 'in', UNFINISHED).execute();
  }

  /** When the oldest try that is under way began; null where none is. */
  async begunAt(): Promise<Date | null> {
    const row = await this.#database
      .selectFrom('uploads')
      .select((of) => of.fn.min('begun_at').as('begunAt'))
      .where('state', '=', 'PROCESSING')
      .executeTakeFirst();
    return row?.begunAt ?? null;
  }

  /** Those that wait for a turn, or whose turn was cut short. */
  async unprocessed(): Promise<readonly Pick<UploadRow, 'id' | 'tries'>[]> {
    return await this.#database.selectFrom('uploads').select(['id', 'tries']).where('state', 'in', ['WAITING', 'PROCESSING']).execute();
  }
}
