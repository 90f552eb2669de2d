import { type Kysely, sql } from 'kysely';
import { lockNote, lockPicture } from '#server/content/pictures/lock-picture.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const FOREIGN_KEY = '23503';

/** What belongs to one account and is shown to nobody else. */
export class ProfileRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Returns the picture it had before. */
  async setAvatar(userId: number, avatarId: string | null): Promise<string | null> {
    return await this.#database.transaction().execute(async (transaction) => {
      const before = await transaction.selectFrom('users').select('avatar_id').where('id', '=', userId).forUpdate().executeTakeFirst();
      await transaction.updateTable('users').set({ avatar_id: avatarId }).where('id', '=', userId).execute();
      return before?.avatar_id ?? null;
    });
  }

  /** Where the picture is nobody's any more, its row goes with its files. Whoever is just putting it on is waited for, and keeps it. */
  async removeUnusedPicture(id: string, removeFiles: () => Promise<void>): Promise<void> {
    try {
      await this.#database.transaction().execute(async (transaction) => {
        await lockNote(transaction, id);
        await lockPicture(transaction, id);
        const row = await transaction
          .deleteFrom('pictures')
          .where('id', '=', id)
          .where(sql<boolean>`not exists (select from users where users.avatar_id = pictures.id)`)
          .returning('id')
          .executeTakeFirst();
        if (row !== undefined) await removeFiles();
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY) return;
      throw error;
    }
  }

  async googleLinks(userId: number): Promise<readonly { readonly subject: string; readonly linkedAt: Date }[]> {
    return await this.#database
      .selectFrom('google_links')
      .select(['subject', 'linked_at as linkedAt'])
      .where('user_id', '=', userId)
      .orderBy('linked_at')
      .execute();
  }

  /** Sessions, links, codes and own works go with the row; works in the order in which whoever edits twins takes them. */
  async deleteUser(userId: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      await transaction.selectFrom('own_works').select('id').where('owner_id', '=', userId).orderBy('id').forUpdate().execute();
      await transaction.deleteFrom('users').where('id', '=', userId).execute();
    });
  }
}
