import { createHash } from 'node:crypto';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { type Kysely, sql } from 'kysely';
import { fold } from '#server/platform/fold.ts';
import type { LanguageCode, Tables, WorksTable } from '#server/platform/database/tables.ts';

export interface SeededWork {
  readonly id: number;
  /** In reading order. */
  readonly chapterIds: readonly number[];
}

/** A work as the seed describes it. */
export interface WorkSpec {
  readonly language: LanguageCode;
  readonly format: WorksTable['format'];
  readonly title: string;
  readonly direction: WorksTable['direction'];
  readonly genres: readonly string[];
  readonly views: number;
  /** Days after 2026-01-01. */
  readonly day: number;
  readonly chapters: readonly ChapterSpec[];
  readonly isSensitive?: boolean;
  readonly isHidden?: boolean;
  readonly titleReading?: string;
  readonly coverId?: string;
  readonly credits?: readonly { readonly name: string; readonly role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR' }[];
}

export interface ChapterSpec {
  readonly number: string;
  readonly title: string | null;
  readonly content: readonly string[] | ChapterDocument;
}

const DAY_MILLISECONDS = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');

/** The id that a picture of this name has in the seed. */
export function seededPictureId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

export function seededInstant(day: number): Date {
  return new Date(START + day * DAY_MILLISECONDS);
}

export async function insertPictures(database: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const ids = names.map(seededPictureId);
  const shape = { width: 1200, height: 1800, dominant_color: '#a03020', thumbhash: Buffer.from('seeded thumbhash') };
  const crop = { crop_left: 10, crop_top: 20, crop_width: 1180, crop_height: 1760 };
  await database
    .insertInto('pictures')
    .values(ids.map((id, index) => ({ id, ...shape, ...(index === 0 ? crop : {}) })))
    .execute();
  const files = [
    { type: 'image/webp', width: 1080, bytes: 90_000 },
    { type: 'image/webp', width: 640, bytes: 40_000 },
    { type: 'image/avif', width: 640, bytes: 30_000 },
  ] as const;
  await database
    .insertInto('picture_sources')
    .values(ids.flatMap((id) => files.map((file) => ({ picture_id: id, ...file }))))
    .execute();
}

export async function insertWork(database: Kysely<Tables>, spec: WorkSpec): Promise<SeededWork> {
  const updatedAt = seededInstant(spec.day);
  const { id } = await database
    .insertInto('works')
    .values({
      source_key: `seed/${spec.language}/${spec.title}`,
      language: spec.language,
      format: spec.format,
      status: 'ONGOING',
      direction: spec.direction,
      title: spec.title,
      title_reading: spec.titleReading ?? null,
      description: `${spec.title}\nMô tả.`,
      is_sensitive: spec.isSensitive ?? false,
      cover_id: spec.coverId ?? null,
      views_count: spec.views,
      chapters_count: spec.chapters.length,
      updated_at: updatedAt,
      hidden_at: spec.isHidden ? updatedAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapterIds = await insertChapters(database, id, spec);
  await database
    .updateTable('works')
    .set({ first_chapter_id: chapterIds[0] ?? null, last_chapter_id: chapterIds.at(-1) ?? null })
    .where('id', '=', id)
    .execute();
  const copies = { work_id: id, language: spec.language, updated_at: updatedAt, views_count: spec.views };
  await database
    .insertInto('work_genres')
    .values(spec.genres.map((slug) => ({ ...copies, genre_slug: slug })))
    .execute();
  await insertCredits(database, id, spec);
  return { id, chapterIds };
}

async function insertChapters(database: Kysely<Tables>, workId: number, spec: WorkSpec): Promise<number[]> {
  const rows = await database
    .insertInto('chapters')
    .values(
      spec.chapters.map(({ number, title }, index) => ({
        work_id: workId,
        source_key: `chapter ${index + 1}`,
        position: index + 1,
        number,
        title,
        title_folded: fold(title ?? ''),
        published_at: seededInstant(spec.day - (spec.chapters.length - 1 - index)),
      })),
    )
    .returning('id')
    .execute();
  const versions = await database
    .insertInto('chapter_versions')
    .values(rows.map(({ id }, index) => ({ chapter_id: id, version: 1, content_hash: `hash of ${id}`, ...contentColumns(spec, index) })))
    .returning(['id', 'chapter_id'])
    .execute();
  for (const [index, version] of versions.entries()) {
    const content = spec.chapters[index]?.content ?? [];
    if (!Array.isArray(content) || content.length === 0) continue;
    const pages = (content as readonly string[]).map((picture, page) => ({
      version_id: version.id,
      position: page + 1,
      picture_id: picture,
    }));
    await database.insertInto('version_pages').values(pages).execute();
  }
  await sql`update chapters set version_id = v.id from chapter_versions v where v.chapter_id = chapters.id and chapters.work_id = ${workId}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

function contentColumns(spec: WorkSpec, index: number) {
  const content = spec.chapters[index]?.content ?? [];
  return Array.isArray(content)
    ? { layout: spec.direction === 'TOP_TO_BOTTOM' ? ('STRIP' as const) : ('PAGED' as const), length: content.length }
    : { document: JSON.stringify(content), length: 12 };
}

async function insertCredits(database: Kysely<Tables>, workId: number, { credits = [] }: WorkSpec): Promise<void> {
  for (const [index, { name, role }] of credits.entries()) {
    const { id } = await database
      .insertInto('creators')
      .values({ name, reading: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('credits')
      .values({ work_id: workId, creator_id: id, role, position: index + 1 })
      .execute();
  }
}

export async function pairTwins(database: Kysely<Tables>, one: SeededWork, other: SeededWork): Promise<void> {
  await database.insertInto('twins').values({ work_id: one.id, twin_id: other.id }).execute();
  const pairs = one.chapterIds.flatMap((id, index) => {
    const twin = other.chapterIds[index];
    return twin === undefined ? [] : [{ chapter_id: id, twin_id: twin }];
  });
  await database.insertInto('chapter_twins').values(pairs).execute();
}

export async function countWorks(database: Kysely<Tables>): Promise<void> {
  const shown = sql`works.hidden_at is null and works.chapters_count > 0`;
  await sql`update work_counts set works_count = (select count(*) from works where works.language = work_counts.language and ${shown})`.execute(
    database,
  );
  for (const language of ['vi', 'ja'] as const) {
    const counter = sql.ref(`works_count_${language}`);
    await sql`update genres set ${counter} = (select count(*) from work_genres join works on works.id = work_genres.work_id and ${shown}
      where genre_slug = genres.slug and work_genres.language = ${language})`.execute(database);
  }
}
