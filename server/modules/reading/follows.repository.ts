import { type Kysely, type SqlBool, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import type { Slice } from '../works/slice.ts';

/** A followed work and how far it was read. */
export interface FollowedRow {
  readonly workId: number;
  readonly followedAt: Date;
  readonly unreadCount: number;
  /** Position of the furthest chapter that was read to its end; 0 where there is none. */
  readonly furthestRead: number;
}

const SHOWN = sql<SqlBool>`works.hidden_at is null`;

/** Who follows which work. Works that are hidden are left out, and come back with their follows. */
export class FollowsRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async add(userId: number, workId: number): Promise<void> {
    await this.#database
      .insertInto('follows')
      .values({ user_id: userId, work_id: workId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(userId: number, workId: number): Promise<void> {
    await this.#database.deleteFrom('follows').where('user_id', '=', userId).where('work_id', '=', workId).execute();
  }

  async has(userId: number, workId: number): Promise<boolean> {
    const row = await this.#database
      .selectFrom('follows')
      .select('work_id')
      .where('user_id', '=', userId)
      .where('work_id', '=', workId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** By their newest chapter, newest first. */
  async find(userId: number, language: LanguageCode, { offset, limit }: Slice): Promise<FollowedRow[]> {
    const furthest = sql<{ position: number }>`(
      select coalesce(max(chapters.position), 0)::int as position
      from reading_positions join chapters on chapters.id = reading_positions.chapter_id and chapters.work_id = reading_positions.work_id
      where reading_positions.user_id = follows.user_id and reading_positions.work_id = follows.work_id
        and reading_positions.read_at is not null)`;
    return await this.#shownOf(userId, language)
      .innerJoinLateral(furthest.as('furthest'), (join) => join.onTrue())
      .select(['follows.work_id as workId', 'follows.followed_at as followedAt', 'furthest.position as furthestRead'])
      .select(
        sql<number>`(select count(*)::int from chapters where chapters.work_id = follows.work_id
          and chapters.position > furthest.position and chapters.version_id is not null and chapters.published_at <= now())`.as(
          'unreadCount',
        ),
      )
      .orderBy('works.updated_at', 'desc')
      .orderBy('works.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
  }

  async count(userId: number, language: LanguageCode): Promise<number> {
    const { total } = await this.#shownOf(userId, language)
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  /** With those that are hidden, oldest first. */
  async findAll(userId: number): Promise<readonly Pick<FollowedRow, 'workId' | 'followedAt'>[]> {
    return await this.#database
      .selectFrom('follows')
      .select(['work_id as workId', 'followed_at as followedAt'])
      .where('user_id', '=', userId)
      .orderBy('followed_at')
      .orderBy('work_id')
      .execute();
  }

  #shownOf(userId: number, language: LanguageCode) {
    return this.#database
      .selectFrom('follows')
      .innerJoin('works', 'works.id', 'follows.work_id')
      .where('follows.user_id', '=', userId)
      .where('works.language', '=', language)
      .where(SHOWN);
  }
}
