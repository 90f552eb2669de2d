import { sql } from 'kysely';
import { lockPicture } from '#server/content/pictures/lock-picture.ts';
import type { PictureTaking } from '#server/content/pictures/picture-store.ts';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import type { Database } from '#server/platform/database/database.ts';

const MOST_AT_ONCE = 500;

/** Pictures that came by uploads and that nothing shows any more, or never did: noted, and swept away when nobody took them up. */
export class LoosePictures {
  readonly #database: Database;
  readonly #storage: PictureStorage;

  constructor(database: Database, storage: PictureStorage) {
    this.#database = database;
    this.#storage = storage;
  }

  /** How one upload takes pictures: what it drops goes at once, unless somebody noted it later, at whichever process. */
  taking(): Pick<PictureTaking, 'note' | 'drop'> {
    const noted = new Map<string, string>();
    return {
      note: async (id) => void noted.set(id, await this.#note(id)),
      drop: (id) => this.#drop(id, noted.get(id) ?? ''),
    };
  }

  /**
   * Waits for a sweep that is just at this picture, so that what is noted now is not taken away. Returns the instant,
   * as PostgreSQL writes it.
   */
  async #note(pictureId: string): Promise<string> {
    const { since } = await this.#database
      .insertInto('loose_pictures')
      .values({ picture_id: pictureId })
      .onConflict((conflict) => conflict.column('picture_id').doUpdateSet({ since: sql<Date>`now()` }))
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

  /** Removes rows and files of pictures that have been loose since before that time. Returns how many there were. */
  async sweep(before: Date): Promise<number> {
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
