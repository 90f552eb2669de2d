import { sql } from 'kysely';
import { workOfVault } from '#server/content/store/hidden-chapters.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface HiddenNames {
  readonly workIds: readonly number[];
  /** Works that are shown, but for a chapter. */
  readonly partlyHiddenIds: readonly number[];
  /** Of pictures that only hidden works and chapters hold, or works whose look was refused. */
  readonly pictureIds: readonly string[];
}

/** Which pictures went out of sight with the works and chapters that hold them. */
export class HiddenPicturesRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(): Promise<HiddenNames> {
    const { rows: works } = await sql<{ id: number; sourceKey: string }>`
      select id, source_key as "sourceKey" from works where hidden_at is not null`.execute(this.#database);
    const { rows } = await sql<{ id: string }>`
      with hidden as materialized (select id, cover_id from works where hidden_at is not null),
      hidden_versions as materialized (
        select chapter_versions.id, chapters.id as chapter_id from hidden
        join chapters on chapters.work_id = hidden.id join chapter_versions on chapter_versions.chapter_id = chapters.id
      ),
      own_hidden as materialized (
        select id, cover_id from own_works where review = 'REFUSED'
        union select own_works.id, own_works.cover_id from hidden join own_works on own_works.work_id = hidden.id
      ),
      own_hidden_chapters as (
        select own_chapters.id from own_hidden join own_chapters on own_chapters.own_work_id = own_hidden.id
        union select own_chapters.id from hidden_versions join own_chapters on own_chapters.chapter_id = hidden_versions.chapter_id
      ),
      held as (
        select cover_id as id from hidden where cover_id is not null
        union select picture_id from hidden_versions join version_pages on version_id = hidden_versions.id
        union select picture_id from hidden_versions join version_pictures on version_id = hidden_versions.id
        union select cover_id from own_hidden where cover_id is not null
        union select picture_id from own_hidden_chapters join own_pages on own_chapter_id = own_hidden_chapters.id
      )
      select held.id from held where not exists (
        select from version_pages join chapter_versions on chapter_versions.id = version_id
        join chapters on chapters.id = chapter_id join works on works.id = work_id
        where picture_id = held.id and hidden_at is null
      ) and not exists (
        select from version_pictures join chapter_versions on chapter_versions.id = version_id
        join chapters on chapters.id = chapter_id join works on works.id = work_id
        where picture_id = held.id and hidden_at is null
      ) and not exists (select from works where cover_id = held.id and hidden_at is null)
      and not exists (select from users where avatar_id = held.id)`.execute(this.#database);
    const partlyHiddenIds = works.map(({ sourceKey }) => workOfVault(sourceKey)).filter((id) => id !== null);
    return { workIds: works.map(({ id }) => id), partlyHiddenIds, pictureIds: rows.map(({ id }) => id) };
  }

  /** Whether a work of the user has it: as a page, a drawing of a text, a cover, or in an older version of a chapter. */
  async isOfOwner(pictureId: string, userId: number): Promise<boolean> {
    const { rows } = await sql<{ isOwn: boolean }>`
      select exists (select from own_works where cover_id = ${pictureId} and owner_id = ${userId})
        or exists (
          select from own_pages join own_chapters on own_chapters.id = own_chapter_id join own_works on own_works.id = own_work_id
          where picture_id = ${pictureId} and owner_id = ${userId}
        )
        or exists (
          select from (
            select version_id from version_pages where picture_id = ${pictureId}
            union all select version_id from version_pictures where picture_id = ${pictureId}
          ) held join chapter_versions on chapter_versions.id = version_id
          join own_chapters on own_chapters.chapter_id = chapter_versions.chapter_id join own_works on own_works.id = own_work_id
          where owner_id = ${userId}
        ) as "isOwn"`.execute(this.#database);
    return rows[0]?.isOwn ?? false;
  }
}
