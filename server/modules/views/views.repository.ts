import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** One reader who has a chapter before them. */
export interface View {
  /** A hash that says nothing of the reader and is another one tomorrow. */
  readonly reader: Buffer;
  readonly chapterId: number;
}

export const COUNTS_AGAIN_MINUTES = 30;
const COUNTS_AGAIN = `${COUNTS_AGAIN_MINUTES} minutes`;
const HASH_BYTES = 16;
const SALT_BYTES = 32;

/** Counts views: once a reader and chapter in half an hour, and only of works that are shown. */
export class ViewsRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** All of them or, where it rejects, none. Rows are taken in one order by everybody, so that two never wait for each other. */
  async count(views: readonly View[], now: Date): Promise<void> {
    const readers = views.map(({ reader }) => reader.toString('hex'));
    const chapters = views.map(({ chapterId }) => chapterId);
    await sql`
      with given as (
        select distinct decode(reader, 'hex') as reader, chapter_id from unnest(${readers}::text[], ${chapters}::bigint[]) given (reader, chapter_id)
      ),
      fresh as (
        insert into view_marks (reader, chapter_id, counted_at)
        select reader, chapter_id, ${now} from given
        join chapters on chapters.id = chapter_id join works on works.id = chapters.work_id and works.hidden_at is null
        order by reader, chapter_id
        on conflict (reader, chapter_id) do update set counted_at = excluded.counted_at
        where view_marks.counted_at <= excluded.counted_at - interval '${sql.raw(COUNTS_AGAIN)}'
        returning chapter_id
      )
      insert into work_views (day, work_id, views)
      select ${dayOf(now)}::date, work_id, count(*) from fresh join chapters on chapters.id = fresh.chapter_id
      group by work_id order by work_id
      on conflict (day, work_id) do update set views = work_views.views + excluded.views`.execute(this.#database);
  }

  /** The salt of a day, which all processes share and which nobody knows any more when the day is over. */
  async saltOf(day: string): Promise<Buffer> {
    await this.#database
      .insertInto('view_salts')
      .values({ day, salt: randomBytes(SALT_BYTES) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { salt } = await this.#database.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
    return salt;
  }

  /** Marks that keep nothing from counting any more, and the salts of past days. */
  async sweep(now: Date): Promise<void> {
    await sql`delete from view_marks where counted_at <= ${now}::timestamptz - interval '${sql.raw(COUNTS_AGAIN)}'`.execute(this.#database);
    await sql`delete from view_salts where day < ${dayOf(now)}::date`.execute(this.#database);
  }
}

/** The day of UTC: '2026-11-21'. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function hashReader(salt: Buffer, reader: string): Buffer {
  return createHash('sha256').update(salt).update(reader).digest().subarray(0, HASH_BYTES);
}
