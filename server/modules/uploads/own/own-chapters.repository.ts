import { type Kysely, type Selection, sql } from 'kysely';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const COLUMNS = [
  'own_chapters.id',
  'own_chapters.own_work_id as ownWorkId',
  'own_chapters.chapter_id as chapterId',
  'own_chapters.state',
  'own_chapters.number',
  'own_chapters.title',
  'own_chapters.publish_at as publishAt',
  'own_chapters.content_hash as contentHash',
  'own_chapters.length',
  'own_chapters.changed_at as changedAt',
] as const;

export type OwnChapterRow = Selection<Tables, 'own_chapters', (typeof COLUMNS)[number]> & {
  /** Whether it is text. */
  readonly isText: boolean;
  /** Whether readers see just this content, number and title, or would where they are hidden from them. */
  readonly isShown: boolean;
};

export interface OwnPageRow {
  readonly id: number;
  readonly number: number;
  readonly pictureId: string;
  readonly width: number;
  readonly height: number;
}

export interface VersionOfChapter {
  readonly version: number;
  readonly contentHash: string;
  readonly length: number;
  readonly createdAt: Date;
  readonly firstPageId: string | null;
}

const JUDGED = [
  sql<boolean>`own_chapters.document is not null`.as('isText'),
  sql<boolean>`exists (
    select from chapters
    join chapter_versions on chapter_versions.id = chapters.version_id
    where chapters.id = own_chapters.chapter_id
      and chapter_versions.content_hash = own_chapters.content_hash
      and chapters.number = own_chapters.number
      and chapters.title is not distinct from own_chapters.title)`.as('isShown'),
] as const;

/** Chapters as their owners have them, by owner: whoever else asks for one gets none. */
export class OwnChaptersRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: number, ownerId: number): Promise<OwnChapterRow | undefined> {
    return await this.#rows(ownerId).where('own_chapters.id', '=', id).executeTakeFirst();
  }

  /** The chapter of the same number in the twin of its work, as publishing aligns them. */
  async twinOf(id: number, ownerId: number): Promise<OwnChapterRow | null> {
    const twin = await this.#rows(ownerId)
      .innerJoin('own_works as other', 'other.twin_id', 'own_chapters.own_work_id')
      .innerJoin('own_chapters as one', 'one.own_work_id', 'other.id')
      .where('one.id', '=', id)
      .whereRef('own_chapters.number', '=', 'one.number')
      .orderBy('own_chapters.id')
      .limit(1)
      .executeTakeFirst();
    return twin ?? null;
  }

  async findAll(ids: readonly number[], ownerId: number): Promise<OwnChapterRow[]> {
    if (ids.length === 0) return [];
    return await this.#rows(ownerId).where('own_chapters.id', 'in', ids).orderBy('number').orderBy('own_chapters.id').execute();
  }

  /** The newest number first. */
  async listOf(ownWorkId: number, ownerId: number, slice: { readonly offset: number; readonly limit: number }): Promise<OwnChapterRow[]> {
    return await this.#rows(ownerId)
      .where('own_work_id', '=', ownWorkId)
      .orderBy('number', 'desc')
      .orderBy('own_chapters.id', 'desc')
      .offset(slice.offset)
      .limit(slice.limit)
      .execute();
  }

  async countOf(ownWorkId: number): Promise<number> {
    return (await this.#counted().where('own_work_id', '=', ownWorkId).executeTakeFirstOrThrow()).total;
  }

  async countDraftsOf(ownWorkId: number): Promise<number> {
    const drafts = this.#counted().where('own_work_id', '=', ownWorkId).where('state', '=', 'DRAFT');
    return (await drafts.executeTakeFirstOrThrow()).total;
  }

  /** In their order; of a text, what its document names. */
  async pages(id: number): Promise<OwnPageRow[]> {
    return await readPages(this.#database, id);
  }

  async document(id: number): Promise<ChapterDocument | null> {
    const row = await this.#database.selectFrom('own_chapters').select('document').where('id', '=', id).executeTakeFirst();
    return row?.document ?? null;
  }

  /** Newest first. */
  async versions(chapterId: number): Promise<VersionOfChapter[]> {
    return await this.#database
      .selectFrom('chapter_versions')
      .leftJoin('version_pages', (join) => join.onRef('version_id', '=', 'chapter_versions.id').on('version_pages.position', '=', 1))
      .select(['version', 'content_hash as contentHash', 'length', 'created_at as createdAt', 'picture_id as firstPageId'])
      .where('chapter_id', '=', chapterId)
      .orderBy('version', 'desc')
      .execute();
  }

  /** False where it is somebody else's, or published. */
  async remove(id: number, ownerId: number): Promise<boolean> {
    const row = await this.#database
      .deleteFrom('own_chapters')
      .using('own_works')
      .whereRef('own_works.id', '=', 'own_chapters.own_work_id')
      .where('own_works.owner_id', '=', ownerId)
      .where('own_chapters.id', '=', id)
      .where('own_chapters.chapter_id', 'is', null)
      .returning('own_chapters.id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Scheduled ones whose time has come, the longest due first. */
  async due(now: Date): Promise<readonly { readonly id: number; readonly ownWorkId: number }[]> {
    return await this.#database
      .selectFrom('own_chapters')
      .select(['id', 'own_work_id as ownWorkId'])
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .orderBy('number')
      .execute();
  }

  /** Schedules the drafts of a work for this moment; their ids, the lowest number first. */
  async makeDraftsDue(ownWorkId: number, now: Date): Promise<number[]> {
    const rows = await this.#database
      .updateTable('own_chapters')
      .set({ state: 'SCHEDULED', publish_at: now })
      .where('own_work_id', '=', ownWorkId)
      .where('state', '=', 'DRAFT')
      .returning(['id', 'number'])
      .execute();
    return rows.toSorted((one, other) => Number(one.number) - Number(other.number) || one.id - other.id).map(({ id }) => id);
  }

  /** Those of a work that wait for a look at it. */
  async held(ownWorkId: number): Promise<number[]> {
    const rows = await this.#database
      .selectFrom('own_chapters')
      .select('id')
      .where('own_work_id', '=', ownWorkId)
      .where('state', '=', 'HELD')
      .orderBy('number')
      .execute();
    return rows.map(({ id }) => id);
  }

  #counted() {
    return this.#database.selectFrom('own_chapters').select((of) => of.fn.countAll<number>().as('total'));
  }

  #rows(ownerId: number) {
    return this.#database
      .selectFrom('own_chapters')
      .innerJoin('own_works', 'own_works.id', 'own_chapters.own_work_id')
      .select(COLUMNS)
      .select(JUDGED)
      .where('own_works.owner_id', '=', ownerId);
  }
}

/** Locks the row of a chapter until the transaction ends. Lock its work first. */
export async function lockOwnChapter(transaction: Kysely<Tables>, id: number): Promise<OwnChapterRow | undefined> {
  return await transaction.selectFrom('own_chapters').select(COLUMNS).select(JUDGED).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasChapters(database: Kysely<Tables>, ownWorkId: number): Promise<boolean> {
  const row = await database.selectFrom('own_chapters').select('id').where('own_work_id', '=', ownWorkId).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function readPages(database: Kysely<Tables>, ownChapterId: number): Promise<OwnPageRow[]> {
  return await database
    .selectFrom('own_pages')
    .innerJoin('pictures', 'pictures.id', 'own_pages.picture_id')
    .select(['own_pages.id', 'own_pages.position as number', 'own_pages.picture_id as pictureId', 'pictures.width', 'pictures.height'])
    .where('own_chapter_id', '=', ownChapterId)
    .orderBy('own_pages.position')
    .execute();
}
