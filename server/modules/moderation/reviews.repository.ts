import { createHash } from 'node:crypto';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { NO_NOTICES, type Notices } from '../../platform/notices/notices.ts';
import type { LanguageCode, Tables } from '../../platform/database/tables.ts';

export interface WaitingWork {
  readonly id: number;
  readonly title: string;
  readonly language: LanguageCode;
  readonly owner: string;
  readonly changedAt: Date;
  /** Somebody refused it before. */
  readonly wasRefused: boolean;
}

export interface HeldWork {
  readonly title: string;
  readonly description: string;
  readonly coverId: string | null;
  /** Those that wait, in reading order: a text, or pages in theirs. */
  readonly chapters: readonly {
    readonly number: string;
    readonly title: string | null;
    readonly document: ChapterDocument | null;
    readonly pageIds: readonly string[];
  }[];
}

export interface Judgement {
  readonly ownWorkId: number;
  readonly isPassed: boolean;
  /** The version that was looked at: only that one is passed. Null where the work is refused. */
  readonly version: string | null;
  /** '' for none. */
  readonly reason: string;
  readonly byWhom: string;
}

/** Thrown when an owner changed a work since somebody looked at it: what they would pass is not what they saw. */
export class ChangedSinceLook extends Error {
  override readonly name = 'ChangedSinceLook';
}

/** Names all that a look at it shows; another wherever that differs. */
export function versionOf(work: HeldWork): string {
  return createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 12);
}

const IS_REFUSED = sql<boolean>`own_works.review = 'REFUSED'`;

/** A refusal stands for what was there: what its owner publishes or changes after it waits for a look of its own. */
const WAITS = sql<boolean>`(own_works.review = 'WAITING' or (own_works.review = 'REFUSED'
  and exists (select from own_chapters where own_work_id = own_works.id and state = 'HELD')
  and own_works.changed_at > (select max(at) from moderation_notes where own_work_id = own_works.id and action = 'refuse')))`;

/** Works of accounts that somebody looks at before readers do. */
export class ReviewsRepository {
  readonly #database: Database;
  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /** Those that wait, the longest first; behind them those that were refused and changed or published again since. */
  async waiting(most: number): Promise<WaitingWork[]> {
    return await this.#database
      .selectFrom('own_works')
      .innerJoin('users', 'users.id', 'own_works.owner_id')
      .select(['own_works.id', 'own_works.title', 'own_works.language', 'users.email as owner', 'own_works.changed_at as changedAt'])
      .select(IS_REFUSED.as('wasRefused'))
      .where(WAITS)
      .orderBy(IS_REFUSED)
      .orderBy('own_works.id')
      .limit(most)
      .execute();
  }

  /** What a reader would see of it once it passes; null where there is no such work that waits or was refused. */
  async look(ownWorkId: number): Promise<HeldWork | null> {
    return await readHeld(this.#database, ownWorkId);
  }

  /** Widths in which a browser of any age can be shown these pictures, by picture, the smallest first. */
  async widths(pictureIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const rows = await this.#database
      .selectFrom('picture_sources')
      .select(['picture_id as id', sql<number[]>`array_agg(width order by width)`.as('widths')])
      .where(sql<boolean>`picture_id = any(${pictureIds})`)
      .where('type', '=', 'image/webp')
      .groupBy('picture_id')
      .execute();
    return new Map(rows.map(({ id, widths }) => [id, widths]));
  }

  /**
   * Its title; null where there is no such work that waits, or was refused and is now passed. Running servers are told what is
   * refused. Throws ChangedSinceLook.
   */
  async judge({ ownWorkId, isPassed, version, reason, byWhom }: Judgement): Promise<string | null> {
    return await this.#notices.transact(this.#database, async (transaction, tell) => {
      if (isPassed) await checkVersion(transaction, ownWorkId, version);
      const row = await transaction
        .updateTable('own_works')
        .set({ review: isPassed ? 'PASSED' : 'REFUSED' })
        .where('id', '=', ownWorkId)
        .where(isPassed ? sql<boolean>`review in ('WAITING', 'REFUSED')` : WAITS)
        .returning(['title', 'owner_id', 'work_id'])
        .executeTakeFirst();
      if (row === undefined) return null;
      const note = { by_whom: byWhom, action: isPassed ? 'pass' : 'refuse', work_id: row.work_id, work_title: row.title, reason } as const;
      await transaction
        .insertInto('moderation_notes')
        .values({ ...note, own_work_id: ownWorkId, user_id: row.owner_id })
        .execute();
      if (!isPassed) tell({ topic: 'contentChanged', told: {} });
      return row.title;
    });
  }

  /** The title of a work whose pass was cut off: it passed, and chapters that readers never saw are held. Null where it is none. */
  async passedInPart(ownWorkId: number): Promise<string | null> {
    const row = await this.#database
      .selectFrom('own_works')
      .select('title')
      .where('id', '=', ownWorkId)
      .where('review', '=', 'PASSED')
      .where('id', 'in', (of) =>
        of.selectFrom('own_chapters').select('own_work_id').where('state', '=', 'HELD').where('chapter_id', 'is', null),
      )
      .executeTakeFirst();
    return row?.title ?? null;
  }

  /** Whether anything changed. What the account scheduled becomes a draft again, and its sessions stay: it may read and leave. */
  async block(userId: number, isBlocked: boolean, reason: string, byWhom: string): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('users')
        .set({ blocked_at: isBlocked ? new Date() : null })
        .where('id', '=', userId)
        .where('blocked_at', isBlocked ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) return false;
      if (isBlocked) await unschedule(transaction, userId);
      const note = { by_whom: byWhom, action: isBlocked ? 'block' : 'unblock', work_id: null, work_title: '', reason } as const;
      await transaction
        .insertInto('moderation_notes')
        .values({ ...note, own_work_id: null, user_id: userId })
        .execute();
      return true;
    });
  }
}

async function unschedule(transaction: Transaction<Tables>, userId: number): Promise<void> {
  await transaction
    .updateTable('own_chapters')
    .set({ state: 'DRAFT', publish_at: null })
    .where('state', '=', 'SCHEDULED')
    .where('own_work_id', 'in', (of) => of.selectFrom('own_works').select('id').where('owner_id', '=', userId))
    .execute();
}

async function readHeld(database: Kysely<Tables>, ownWorkId: number): Promise<HeldWork | null> {
  const work = await database
    .selectFrom('own_works')
    .select(['title', 'description', 'cover_id as coverId'])
    .where('id', '=', ownWorkId)
    .where('review', 'in', ['WAITING', 'REFUSED'])
    .executeTakeFirst();
  if (work === undefined) return null;
  const chapters = await database
    .selectFrom('own_chapters')
    .select((of) => [
      'number',
      'title',
      'document',
      sql<
        string[]
      >`array(${of.selectFrom('own_pages').select('picture_id').whereRef('own_chapter_id', '=', 'own_chapters.id').orderBy('position')})`.as(
        'pageIds',
      ),
    ])
    .where('own_work_id', '=', ownWorkId)
    .where('state', '=', 'HELD')
    .orderBy('number')
    .orderBy('id')
    .execute();
  return { ...work, chapters };
}

/** Holds the work back from changes until the transaction ends. */
async function checkVersion(transaction: Transaction<Tables>, ownWorkId: number, version: string | null): Promise<void> {
  await transaction.selectFrom('own_works').select('id').where('id', '=', ownWorkId).forUpdate().execute();
  const held = await readHeld(transaction, ownWorkId);
  if (held !== null && versionOf(held) !== version) throw new ChangedSinceLook();
}
