import { sql } from 'kysely';
import { linkTwins, partTwins, type TwinOfPair } from '#server/content/store/twin-rows.ts';
import type { Database } from '#server/platform/database/database.ts';
import { NO_NOTICES, type Notices } from '#server/platform/notices/notices.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';

export interface TwinPair {
  readonly viId: number;
  readonly jaId: number;
  readonly viTitle: string;
  readonly jaTitle: string;
  /** Chapters of the Vietnamese one that have a twin in the other. */
  readonly chapters: number;
}

export interface NamedWork extends TwinOfPair {
  readonly language: LanguageCode;
  readonly title: string;
}

/** Works that are twins, for an operator. */
export class TwinsDesk {
  readonly #database: Database;
  readonly #notices: Notices;

  constructor(database: Database, notices: Notices = NO_NOTICES) {
    this.#database = database;
    this.#notices = notices;
  }

  /** By the number of the Vietnamese one. */
  async list(most: number): Promise<readonly TwinPair[]> {
    const { rows } = await sql<TwinPair>`
      select vi.id as "viId", ja.id as "jaId", vi.title as "viTitle", ja.title as "jaTitle",
        (select count(*)::int from chapter_twins join chapters one on one.id = chapter_id join chapters two on two.id = chapter_twins.twin_id
          where one.work_id = vi.id and two.work_id = ja.id) as chapters
      from twins join works vi on vi.id = work_id and vi.language = 'vi' join works ja on ja.id = twin_id and ja.language = 'ja'
      order by vi.id, ja.id limit ${most}`.execute(this.#database);
    return rows;
  }

  async find(id: number): Promise<NamedWork | undefined> {
    return await this.#database
      .selectFrom('works')
      .select(['id', 'source_key as sourceKey', 'language', 'title'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Running servers are told. False, with nothing changed, where that is how it was. */
  async change(one: TwinOfPair, other: TwinOfPair, areTwins: boolean): Promise<boolean> {
    return await this.#notices.transact(this.#database, async (transaction, tell) => {
      const isNew = await (areTwins ? linkTwins : partTwins)(transaction, one, other);
      if (isNew) tell({ topic: 'contentChanged', told: {} });
      return isNew;
    });
  }
}
