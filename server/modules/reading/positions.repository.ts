import { type Kysely, type Selection, type SqlBool, sql } from 'kysely';
import { READ_FROM } from '#graphql/document/limits.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';

const POSITION_COLUMNS = [
  'reading_positions.work_id as workId',
  'reading_positions.chapter_id as chapterId',
  'reading_positions.element_id as elementId',
  'reading_positions.element_offset as offset',
  'reading_positions.element_order as order',
  'reading_positions.elements_count as count',
  'reading_positions.before_ids as before',
  'reading_positions.after_ids as after',
  'reading_positions.content_hash as contentHash',
  'reading_positions.progress',
  'reading_positions.at',
  'reading_positions.reread_since as rereadSince',
  'reading_positions.read_at as readAt',
] as const;

type Placed = Selection<Tables, 'reading_positions', (typeof POSITION_COLUMNS)[number]>;

export interface PositionRow extends Placed {
  /** Of who never told it, where they are. */
  readonly reach: number;
}

export interface NewPosition extends Omit<Placed, 'rereadSince' | 'readAt'> {
  readonly reach: number;
  readonly isRereading: boolean;
}

export interface PositionsWanted {
  readonly language: LanguageCode;
  /** Null for every work. */
  readonly workId: number | null;
  readonly limit: number;
}

/** A chapter that is hidden lies in another work; a place that came at that moment still names the one that it lay in. */
const SHOWN = sql<SqlBool>`works.hidden_at is null and chapters.version_id is not null and chapters.work_id = reading_positions.work_id`;
/** Of two positions in one reading the further stays, and of two as far the newer; one of an earlier reading never stays. */
const TAKES_ITS_PLACE = sql<SqlBool>`
  excluded.at >= coalesce(reading_positions.reread_since, '-infinity')
  and (reading_positions.at < coalesce(reading_positions.reread_since, '-infinity')
    or (excluded.progress, excluded.at) > (reading_positions.progress, reading_positions.at))`;
const REACH = sql<number>`coalesce(reading_positions.reach, reading_positions.element_order)`;

/** Readers' positions, one in a chapter. What is not to be shown is left out, but kept. */
export class PositionsRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Newest first. */
  async find(userId: number, { language, workId, limit }: PositionsWanted): Promise<PositionRow[]> {
    return await this.#shownOf(userId, language)
      .$if(workId !== null, (query) => query.where('reading_positions.work_id', '=', workId))
      .orderBy('reading_positions.at', 'desc')
      .orderBy('reading_positions.chapter_id', 'desc')
      .limit(limit)
      .execute();
  }

  /** The newest of each work, newest first. */
  async findNewestOfWorks(userId: number, language: LanguageCode, limit: number): Promise<PositionRow[]> {
    return await this.#shownOf(userId, language)
      .where(
        sql<SqlBool>`not exists (select from reading_positions newer
          join chapters on chapters.id = newer.chapter_id and chapters.work_id = newer.work_id and chapters.version_id is not null
          where newer.user_id = reading_positions.user_id and newer.work_id = reading_positions.work_id
            and (newer.at, newer.chapter_id) > (reading_positions.at, reading_positions.chapter_id))`,
      )
      .orderBy('reading_positions.at', 'desc')
      .orderBy('reading_positions.chapter_id', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * All of them or none; in one order for everybody, so that two devices never wait for each other. An account that is just deleted goes
   * before or after all of them. Returns how many were taken.
   */
  async save(userId: number, positions: readonly NewPosition[]): Promise<number> {
    const ordered = positions.toSorted((one, other) => one.chapterId - other.chapterId || one.at.getTime() - other.at.getTime());
    return await this.#database.transaction().execute(async (transaction) => {
      if (ordered.length > 1) await transaction.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
      let taken = 0;
      for (const position of ordered) if (await saveOne(transaction, userId, position)) taken += 1;
      return taken;
    });
  }

  /** Of a site's works, or of one of them; in the order in which others save. */
  async forget(userId: number, { language, workId }: Omit<PositionsWanted, 'limit'>): Promise<void> {
    await this.#database
      .with('forgotten', (database) =>
        database
          .selectFrom('reading_positions')
          .select('chapter_id')
          .where('user_id', '=', userId)
          .where('work_id', 'in', (query) => query.selectFrom('works').select('id').where('language', '=', language))
          .$if(workId !== null, (query) => query.where('work_id', '=', workId))
          .orderBy('chapter_id')
          .forUpdate(),
      )
      .deleteFrom('reading_positions')
      .using('forgotten')
      .where('reading_positions.user_id', '=', userId)
      .whereRef('reading_positions.chapter_id', '=', 'forgotten.chapter_id')
      .execute();
  }

  /** With those that are not shown, oldest first. */
  async findAll(userId: number): Promise<PositionRow[]> {
    return await this.#database
      .selectFrom('reading_positions')
      .select(POSITION_COLUMNS)
      .select(REACH.as('reach'))
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('chapter_id')
      .execute();
  }

  /** When each chapter was read last since then, in no order. Of hidden ones too: the reader did read. */
  async instantsSince(userId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.#database
      .selectFrom('reading_positions')
      .select('at')
      .where('user_id', '=', userId)
      .where('at', '>=', since)
      .execute();
    return rows.map(({ at }) => at);
  }

  #shownOf(userId: number, language: LanguageCode) {
    return this.#database
      .selectFrom('reading_positions')
      .innerJoin('works', 'works.id', 'reading_positions.work_id')
      .innerJoin('chapters', 'chapters.id', 'reading_positions.chapter_id')
      .select(POSITION_COLUMNS)
      .select(REACH.as('reach'))
      .where('reading_positions.user_id', '=', userId)
      .where('works.language', '=', language)
      .where(SHOWN);
  }
}

async function saveOne(database: Kysely<Tables>, userId: number, position: NewPosition): Promise<boolean> {
  const { at, progress, isRereading } = position;
  if (isRereading) await beginReading(database, userId, position);
  const place = placeOf(position);
  const row = await database
    .insertInto('reading_positions')
    .values({
      user_id: userId,
      chapter_id: position.chapterId,
      work_id: position.workId,
      ...place,
      reach: position.reach,
      reread_since: isRereading ? at : null,
      read_at: progress >= READ_FROM ? at : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'chapter_id'])
        .doUpdateSet({
          ...place,
          reach: sql<number>`case when excluded.content_hash = reading_positions.content_hash
            then greatest(excluded.reach, ${REACH}) else excluded.reach end`,
          read_at: sql<Date | null>`coalesce(reading_positions.read_at, excluded.read_at)`,
        })
        .where(TAKES_ITS_PLACE),
    )
    .returning('chapter_id')
    .executeTakeFirst();
  if (row === undefined) await widenReach(database, userId, position);
  if (row === undefined && progress >= READ_FROM) await markRead(database, userId, position);
  return row !== undefined;
}

function placeOf({ elementId, offset, order, count, before, after, contentHash, progress, at }: NewPosition) {
  return {
    element_id: elementId,
    element_offset: offset,
    element_order: order,
    elements_count: count,
    before_ids: before,
    after_ids: after,
    content_hash: contentHash,
    progress,
    at,
  };
}

/** A position that does not stay may still tell that the same content was read further. */
async function widenReach(database: Kysely<Tables>, userId: number, { chapterId, contentHash, reach }: NewPosition): Promise<void> {
  await database
    .updateTable('reading_positions')
    .set({ reach })
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapterId)
    .where('content_hash', '=', contentHash)
    .where(REACH, '<', reach)
    .execute();
}

/** A chapter was read to its end, though in a reading that counts no more. */
async function markRead(database: Kysely<Tables>, userId: number, { chapterId, at }: NewPosition): Promise<void> {
  await database
    .updateTable('reading_positions')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapterId)
    .where('read_at', 'is', null)
    .execute();
}

/** Also where the position that tells of it comes late, and does not stay. */
async function beginReading(database: Kysely<Tables>, userId: number, { chapterId, at }: NewPosition): Promise<void> {
  await database
    .updateTable('reading_positions')
    .set({ reread_since: at })
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapterId)
    .where((where) => where.or([where('reread_since', 'is', null), where('reread_since', '<', at)]))
    .execute();
}
