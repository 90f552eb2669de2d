import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { lockPicture } from './lock-picture.ts';
import type { PictureStorage } from './picture-storage.ts';

const MOST_AT_ONCE = 500;
const MOST_USED_AT_ONCE = 20_000;

/** Pictures that nothing shows any more, or not yet: noted, and swept away when nobody took them up. */
export class LoosePictures {
  readonly #database: Kysely<Tables>;
  readonly #storage: PictureStorage;

  constructor(database: Kysely<Tables>, storage: PictureStorage) {
    this.#database = database;
    this.#storage = storage;
  }

  /**
   * How one batch takes pictures, which no sweep takes away for `seconds` more than others: what it drops goes at once, unless
   * somebody noted it later, at whichever process.
   */
  taking(seconds = 0): { readonly note: (id: string) => Promise<void>; readonly drop: (id: string) => Promise<void> } {
    const noted = new Map<string, string>();
    return {
      note: async (id) => void noted.set(id, await this.#note(id, seconds)),
      drop: (id) => this.#drop(id, noted.get(id) ?? ''),
    };
  }

  /**
   * Waits for a sweep that is just at this picture, so that what is noted now is not taken away. Returns the instant,
   * as PostgreSQL writes it: later than all others that this picture was noted at.
   */
  async #note(pictureId: string, seconds: number): Promise<string> {
    const kept = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const { since } = await this.#database
      .insertInto('loose_pictures')
      .values({ picture_id: pictureId, since: kept })
      .onConflict((conflict) =>
        conflict.column('picture_id').doUpdateSet({ since: sql<Date>`greatest(${kept}, loose_pictures.since + interval '1 microsecond')` }),
      )
      .returning(sql<string>`since::text`.as('since'))
      .executeTakeFirstOrThrow();
    return since;
  }

  /** Under the note's lock: whoever takes up the same picture waits for it. */
  async #drop(id: string, since: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const noted = await sql`
        delete from loose_pictures where picture_id = ${id} and since::text = ${since}
          and not exists (select from pictures where id = ${id}) returning picture_id`.execute(transaction);
      if (noted.rows.length > 0) await this.#storage.remove(id);
    });
  }

  /** Removes the files of those that have no row and that nobody noted. Returns how many there were. */
  async removeUnknown(ids: readonly string[]): Promise<number> {
    return await this.#database.transaction().execute(async (transaction) => {
      // In one order for everybody; whoever takes one of them up waits for its note.
      const noted = await sql<{ id: string }>`
        insert into loose_pictures (picture_id) select id from unnest(${ids.toSorted()}::text[]) id order by id
        on conflict do nothing returning picture_id as id`.execute(transaction);
      const mine = noted.rows.map(({ id }) => id);
      const { rows } = await sql<{ id: string }>`select id from pictures where id = any(${mine})`.execute(transaction);
      const known = new Set(rows.map(({ id }) => id));
      const unknown = mine.filter((id) => !known.has(id));
      for (const id of unknown) await this.#storage.remove(id);
      await sql`delete from loose_pictures where picture_id = any(${mine})`.execute(transaction);
      return unknown.length;
    });
  }

  /** Removes rows and files of pictures that have been loose since before that time. Returns how many there were. */
  async sweep(before: Date): Promise<number> {
    await this.#forgetUsed(before);
    const found = await this.#database
      .selectFrom('loose_pictures')
      .select('picture_id')
      .where('since', '<', before)
      .limit(MOST_AT_ONCE)
      .execute();
    let removed = 0;
    for (const { picture_id: id } of found) if (await this.#settle(id, before)) removed += 1;
    return removed;
  }

  /** Of an import they are many, and one by one the others would wait for hours. */
  async #forgetUsed(before: Date): Promise<void> {
    await sql`
      delete from loose_pictures where picture_id in (
        select picture_id from loose_pictures join pictures on pictures.id = picture_id
        where since < ${before} and not (${IS_UNUSED})
        limit ${MOST_USED_AT_ONCE} for update of loose_pictures skip locked)`.execute(this.#database);
  }

  async #settle(id: string, before: Date): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const noted = await transaction
        .deleteFrom('loose_pictures')
        .where('picture_id', '=', id)
        .where('since', '<', before)
        .returning('picture_id')
        .executeTakeFirst();
      if (noted === undefined) return false;
      await lockPicture(transaction, id);
      await sql`delete from pictures where id = ${id} and ${IS_UNUSED}`.execute(transaction);
      const left = await transaction.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
      if (left !== undefined) return false;
      await this.#storage.remove(id);
      return true;
    });
  }
}

const IS_UNUSED = sql`not exists (select from own_pages where picture_id = pictures.id)
  and not exists (select from version_pages where picture_id = pictures.id)
  and not exists (select from version_pictures where picture_id = pictures.id)
  and not exists (select from own_works where cover_id = pictures.id)
  and not exists (select from works where cover_id = pictures.id)
  and not exists (select from users where avatar_id = pictures.id)`;
