import { isDeepStrictEqual } from 'node:util';
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { Tables, WorksTable } from '#server/platform/database/tables.ts';
import { GENRE_NAMES, genreNames } from '../genre-names.ts';
import type { ImportedCredit, WorkHead } from '../imported-work.ts';

const FIELDS = [
  'language',
  'format',
  'status',
  'direction',
  'title',
  'title_reading',
  'aliases',
  'description',
  'is_sensitive',
  'source_note',
] as const;

/** The columns that an import decides. */
export type WorkFields = Pick<Selectable<WorksTable>, (typeof FIELDS)[number]>;

export function workFields(work: WorkHead, direction: WorksTable['direction']): WorkFields {
  return {
    language: work.language,
    format: work.format,
    status: work.status,
    direction,
    title: work.title,
    title_reading: work.titleReading,
    aliases: [...work.aliases],
    description: work.description,
    is_sensitive: work.isSensitive,
    source_note: work.sourceNote,
  };
}

export interface WrittenRow {
  readonly id: number;
  readonly isNew: boolean;
  readonly hasChanged: boolean;
}

/**
 * Finds the work by its source or makes it. Other writers of it wait from then on, but not readers whose views, places
 * and comments refer to it.
 */
export async function writeWork(transaction: Transaction<Tables>, sourceKey: string, fields: WorkFields): Promise<WrittenRow> {
  const found = await transaction
    .selectFrom('works')
    .select(['id', ...FIELDS])
    .where('source_key', '=', sourceKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) {
    const { id } = await transaction
      .insertInto('works')
      .values({ source_key: sourceKey, ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true, hasChanged: true };
  }
  const { id, ...known } = found;
  if (isDeepStrictEqual(known, fields)) return { id, isNew: false, hasChanged: false };
  await transaction.updateTable('works').set(fields).where('id', '=', id).execute();
  return { id, isNew: false, hasChanged: true };
}

/** Without a cover of its own a work shows the first page of its first chapter. Returns whether anything changed. */
export async function writeCover(transaction: Transaction<Tables>, workId: number, coverId: string | null): Promise<boolean> {
  const { rows } = await sql`
    with cover as (
      select coalesce(${coverId}::text, (
        select picture_id from chapters join version_pages using (version_id)
        where work_id = ${workId} and version_pages.position = 1
        order by chapters.position limit 1)) as id
    )
    update works set cover_id = cover.id from cover
    where works.id = ${workId} and works.cover_id is distinct from cover.id
    returning works.id`.execute(transaction);
  return rows.length > 0;
}

/** Returns whether anything changed. */
export async function writeCredits(transaction: Transaction<Tables>, workId: number, credits: readonly ImportedCredit[]): Promise<boolean> {
  const ids = new Map<string, number>();
  for (const credit of credits.toSorted((one, other) => (creatorKey(one.name) < creatorKey(other.name) ? -1 : 1)))
    ids.set(credit.name, await writeCreator(transaction, credit));
  const wanted = new Map<string, { creator_id: number; role: ImportedCredit['role']; position: number }>();
  for (const credit of credits) {
    const creatorId = ids.get(credit.name) ?? 0;
    const key = `${creatorId} ${credit.role}`;
    if (!wanted.has(key)) wanted.set(key, { creator_id: creatorId, role: credit.role, position: wanted.size + 1 });
  }
  const rows = [...wanted.values()];
  const known = await transaction
    .selectFrom('credits')
    .select(['creator_id', 'role', 'position'])
    .where('work_id', '=', workId)
    .orderBy('position')
    .execute();
  if (isDeepStrictEqual(known, rows)) return false;
  await transaction.deleteFrom('credits').where('work_id', '=', workId).execute();
  if (rows.length > 0)
    await transaction
      .insertInto('credits')
      .values(rows.map((row) => ({ ...row, work_id: workId })))
      .execute();
  return true;
}

/** In the words of the index that keeps each name once. */
const JAPANESE = String.raw`[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]`;

/** What two ways of writing one name have in common: a Japanese one may have a space in it, or none. */
const CREATOR_KEY = sql<string>`(case when name ~ ${sql.lit(JAPANESE)} then replace(normalize(name, NFKC), ' ', '') else name end)`;

function creatorKey(name: string): string {
  return new RegExp(JAPANESE, 'u').test(name) ? name.normalize('NFKC').replaceAll(' ', '') : name;
}

/** Who is there keeps the name that was written first. */
async function writeCreator(transaction: Transaction<Tables>, { name, reading }: ImportedCredit): Promise<number> {
  const { id } = await transaction
    .insertInto('creators')
    .values({ name, reading })
    .onConflict((conflict) => conflict.expression(CREATOR_KEY).doUpdateSet({ reading: sql`coalesce(excluded.reading, creators.reading)` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the genres that are not there yet. Given in one order by everybody, so that two transactions never wait for each other. */
export async function ensureGenres(
  transaction: Kysely<Tables>,
  slugs: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const slug of slugs) {
    const { vi, ja } = genreNames(slug, written.get(slug));
    const nameless = genreNames(slug);
    await transaction
      .insertInto('genres')
      .values({ slug, name_vi: vi, name_ja: ja })
      .onConflict((conflict) =>
        vi === nameless.vi
          ? conflict.doNothing()
          : conflict.column('slug').doUpdateSet({ name_vi: vi, name_ja: ja }).where('genres.name_vi', '=', nameless.vi),
      )
      .execute();
  }
  await nameAnew(transaction, slugs);
}

/** Genres that were somebody's before they were ours have our names from then on; others are not locked. */
async function nameAnew(transaction: Kysely<Tables>, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs.filter((known) => Object.hasOwn(GENRE_NAMES, known))) {
    const { vi, ja } = genreNames(slug);
    await sql`update genres set name_vi = ${vi}, name_ja = ${ja}
      where slug = ${slug} and (name_vi, name_ja) <> (${vi}, ${ja})`.execute(transaction);
  }
}

/** Returns whether the set of genres changed; the copies of the sort columns are brought up to date in any case. */
export async function writeGenres(
  transaction: Transaction<Tables>,
  workId: number,
  { genres, genreNames: written }: Pick<WorkHead, 'genres' | 'genreNames'>,
): Promise<boolean> {
  const wanted = [...new Set(genres)].toSorted();
  await ensureGenres(transaction, wanted, written);
  const known = await transaction.selectFrom('work_genres').select('genre_slug').where('work_id', '=', workId).execute();
  const before = known.map(({ genre_slug }) => genre_slug).toSorted();
  await sql`delete from work_genres where work_id = ${workId} and not genre_slug = any(${wanted})`.execute(transaction);
  await sql`
    insert into work_genres (work_id, genre_slug, language, updated_at, views_count)
    select works.id, slug, works.language, works.updated_at, works.views_count
    from works, unnest(${wanted}::text[]) slug where works.id = ${workId}
    on conflict (work_id, genre_slug) do update
    set language = excluded.language, updated_at = excluded.updated_at, views_count = excluded.views_count`.execute(transaction);
  return !isDeepStrictEqual(before, wanted);
}
