import { type Transaction, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { alignShown } from './twin-rows.ts';
import { writeCover } from './work-rows.ts';
import { writeSummary } from './work-summary.ts';

/**
 * Chapters that are hidden lie, with all that hangs on them, in a work beside theirs that is hidden itself: whatever leaves out hidden
 * works leaves them out too (decision 039).
 */
export const VAULT_KEY = 'hidden/';

export interface ChapterOfWork {
  readonly workId: number;
  readonly chapterId: number;
}

/** The work whose hidden chapters lie under this source key; null where it is the key of a work. */
export function workOfVault(sourceKey: string): number | null {
  return sourceKey.startsWith(VAULT_KEY) ? Number(sourceKey.slice(VAULT_KEY.length)) : null;
}

/** The source keys of chapters of this work that are hidden. */
export async function hiddenKeys(transaction: Transaction<Tables>, workId: number): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('chapters')
    .innerJoin('works', 'works.id', 'chapters.work_id')
    .select('chapters.source_key as key')
    .where('works.source_key', '=', `${VAULT_KEY}${workId}`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/**
 * The caller holds the work's row. A cover that was a page of the chapter goes with it, and the first page that is left takes its place.
 * False where the chapter is not among those that are shown.
 */
export async function hideChapter(transaction: Transaction<Tables>, { workId, chapterId }: ChapterOfWork): Promise<boolean> {
  if (!(await isShownChapter(transaction, { workId, chapterId }))) return false;
  await moveChapter(transaction, chapterId, workId, await openVault(transaction, workId));
  if (await isCoverOf(transaction, { workId, chapterId })) await writeCover(transaction, workId, null);
  return true;
}

/**
 * The caller holds the work's row. Back to its place by number, to its twins, and to the cover where nobody chose one.
 * False where the chapter is not among those that are hidden.
 */
export async function showChapter(transaction: Transaction<Tables>, { workId, chapterId }: ChapterOfWork): Promise<boolean> {
  if (!(await isHiddenChapter(transaction, { workId, chapterId }))) return false;
  const isFirstPage = await isCoverFirstPage(transaction, workId);
  await moveChapter(transaction, chapterId, await openVault(transaction, workId), workId);
  await alignShown(transaction, chapterId);
  if (isFirstPage) await writeCover(transaction, workId, null);
  return true;
}

/** Whether the chapter is among those of the work that are shown. */
export async function isShownChapter(transaction: Transaction<Tables>, { workId, chapterId }: ChapterOfWork): Promise<boolean> {
  const row = await selectWorkOf(transaction, chapterId).where('works.id', '=', workId).executeTakeFirst();
  return row !== undefined;
}

/** Whether the chapter is among those of the work that are hidden. */
export async function isHiddenChapter(transaction: Transaction<Tables>, { workId, chapterId }: ChapterOfWork): Promise<boolean> {
  const row = await selectWorkOf(transaction, chapterId).where('works.source_key', '=', `${VAULT_KEY}${workId}`).executeTakeFirst();
  return row !== undefined;
}

function selectWorkOf(transaction: Transaction<Tables>, chapterId: number) {
  return transaction
    .selectFrom('chapters')
    .innerJoin('works', 'works.id', 'chapters.work_id')
    .select('works.id')
    .where('chapters.id', '=', chapterId);
}

async function isCoverOf(transaction: Transaction<Tables>, { workId, chapterId }: ChapterOfWork): Promise<boolean> {
  const { rows } = await sql`
    select from works join version_pages on picture_id = cover_id join chapter_versions on chapter_versions.id = version_id
    where works.id = ${workId} and chapter_id = ${chapterId} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Or there is none. */
async function isCoverFirstPage(transaction: Transaction<Tables>, workId: number): Promise<boolean> {
  const { rows } = await sql`
    select from works left join chapters on chapters.id = first_chapter_id
    left join version_pages on version_pages.version_id = chapters.version_id and version_pages.position = 1
    where works.id = ${workId} and (cover_id is null or cover_id = picture_id)`.execute(transaction);
  return rows.length > 0;
}

async function openVault(transaction: Transaction<Tables>, workId: number): Promise<number> {
  const key = `${VAULT_KEY}${workId}`;
  await sql`
    insert into works (source_key, language, format, status, direction, title, title_reading, is_sensitive, hidden_at)
    select ${key}, language, format, status, direction, title, title_reading, is_sensitive, now() from works where id = ${workId}
    on conflict (source_key) do nothing`.execute(transaction);
  const { id } = await transaction.selectFrom('works').select('id').where('source_key', '=', key).executeTakeFirstOrThrow();
  return id;
}

async function moveChapter(transaction: Transaction<Tables>, id: number, from: number, to: number): Promise<void> {
  // First of all: who saves a place here may go on to later chapters in the same transaction, and has to get at them.
  await sql`select count(*) from (select from reading_positions where chapter_id = ${id} order by user_id for update) places`.execute(
    transaction,
  );
  const chapter = await transaction.selectFrom('chapters').select(['position', 'number']).where('id', '=', id).executeTakeFirstOrThrow();
  const { rows } = await sql<{ position: number }>`
    select coalesce(min(position) filter (where number > ${chapter.number}), count(*) + 1)::int as position
    from chapters where work_id = ${to}`.execute(transaction);
  const position = rows[0]?.position ?? 1;
  await sql`update chapters set position = position + 1 where work_id = ${to} and position >= ${position}`.execute(transaction);
  await transaction.updateTable('chapters').set({ work_id: to, position }).where('id', '=', id).execute();
  await sql`update chapters set position = position - 1 where work_id = ${from} and position > ${chapter.position}`.execute(transaction);
  for (const table of ['comments', 'reading_positions'] as const)
    await transaction.updateTable(table).set({ work_id: to }).where('chapter_id', '=', id).execute();
  await writeSummary(transaction, from);
  await writeSummary(transaction, to);
}
