import { type Transaction, sql } from 'kysely';
import { picturesOfDocument } from '#server/modules/chapters/chapter-content.ts';
import { fold } from '#server/platform/fold.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { PreparedChapter } from './chapter-preparation.ts';

export interface ChapterChanges {
  readonly added: number;
  /** Chapters with a new version. */
  readonly revised: number;
  /** Chapters of which only number, title, date, order or layout changed. */
  readonly renamed: number;
}

interface KnownChapter {
  readonly id: number;
  readonly source_key: string;
  readonly position: number;
  readonly number: string;
  readonly title: string | null;
  readonly published_at: Date;
  readonly version_id: number | null;
  readonly content_hash: string | null;
  readonly layout: 'STRIP' | 'PAGED' | null;
}

/**
 * Brings the chapters of a work to what was imported. Chapters that the import does not name stay: a source may bring one chapter at a
 * time. Old versions stay as well.
 */
export async function writeChapters(
  transaction: Transaction<Tables>,
  workId: number,
  chapters: readonly PreparedChapter[],
  now: Date,
): Promise<ChapterChanges> {
  const known = await readChapters(transaction, workId);
  const byKey = new Map(known.map((chapter) => [chapter.source_key, chapter]));
  const imported = new Map(chapters.map((chapter) => [chapter.sourceKey, chapter]));
  const changes = { added: 0, revised: 0, renamed: 0 };
  for (const [position, key] of orderChapters(known, chapters).entries()) {
    const chapter = imported.get(key);
    const before = byKey.get(key);
    if (!before && chapter) {
      await addChapter(transaction, workId, position + 1, chapter, now);
      changes.added += 1;
      continue;
    }
    if (!before) continue;
    const isRenamed = await renameChapter(transaction, before, position + 1, chapter);
    const isRevised = chapter ? await reviseChapter(transaction, before, chapter) : 'same';
    if (isRevised === 'revised') changes.revised += 1;
    else if (isRenamed || isRevised === 'relaid') changes.renamed += 1;
  }
  return changes;
}

async function readChapters(transaction: Transaction<Tables>, workId: number): Promise<KnownChapter[]> {
  return transaction
    .selectFrom('chapters')
    .leftJoin('chapter_versions', 'chapter_versions.id', 'chapters.version_id')
    .select([
      'chapters.id',
      'chapters.source_key',
      'chapters.position',
      'chapters.number',
      'chapters.title',
      'chapters.published_at',
      'chapters.version_id',
      'chapter_versions.content_hash',
      'chapter_versions.layout',
    ])
    .where('chapters.work_id', '=', workId)
    .orderBy('chapters.position')
    .execute();
}

/** The import's own order; chapters that it does not name keep their place by number. */
function orderChapters(
  known: readonly { readonly source_key: string; readonly number: string }[],
  imported: readonly { readonly sourceKey: string; readonly number: string }[],
): string[] {
  const named = new Set(imported.map(({ sourceKey }) => sourceKey));
  const kept = known.filter(({ source_key }) => !named.has(source_key));
  const order: string[] = [];
  for (const { sourceKey, number } of imported) {
    while (kept[0] && Number(kept[0].number) <= Number(number)) order.push(kept.shift()?.source_key ?? '');
    order.push(sourceKey);
  }
  return [...order, ...kept.map(({ source_key }) => source_key)];
}

async function addChapter(
  transaction: Transaction<Tables>,
  workId: number,
  position: number,
  chapter: PreparedChapter,
  now: Date,
): Promise<void> {
  const { id } = await transaction
    .insertInto('chapters')
    .values({
      work_id: workId,
      source_key: chapter.sourceKey,
      position,
      number: chapter.number,
      title: chapter.title,
      title_folded: fold(chapter.title ?? ''),
      published_at: chapter.publishedAt ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addVersion(transaction, id, chapter);
}

async function renameChapter(
  transaction: Transaction<Tables>,
  before: KnownChapter,
  position: number,
  chapter: PreparedChapter | undefined,
): Promise<boolean> {
  const number = chapter?.number ?? before.number;
  const title = chapter ? chapter.title : before.title;
  const publishedAt = chapter?.publishedAt ?? before.published_at;
  const isSame =
    before.position === position &&
    Number(before.number) === Number(number) &&
    before.title === title &&
    before.published_at.getTime() === publishedAt.getTime();
  if (isSame) return false;
  await transaction
    .updateTable('chapters')
    .set({ position, number, title, title_folded: fold(title ?? ''), published_at: publishedAt })
    .where('id', '=', before.id)
    .execute();
  return true;
}

async function reviseChapter(
  transaction: Transaction<Tables>,
  before: KnownChapter,
  chapter: PreparedChapter,
): Promise<'same' | 'relaid' | 'revised'> {
  if (before.content_hash !== chapter.contentHash) {
    await addVersion(transaction, before.id, chapter);
    return 'revised';
  }
  if (before.layout === chapter.layout || before.version_id === null) return 'same';
  await transaction.updateTable('chapter_versions').set({ layout: chapter.layout }).where('id', '=', before.version_id).execute();
  return 'relaid';
}

async function addVersion(transaction: Transaction<Tables>, chapterId: number, chapter: PreparedChapter): Promise<void> {
  const { id } = await transaction
    .insertInto('chapter_versions')
    .values({
      chapter_id: chapterId,
      version: sql`(select coalesce(max(version), 0) + 1 from chapter_versions where chapter_id = ${chapterId})`,
      content_hash: chapter.contentHash,
      layout: chapter.layout,
      document: chapter.document === null ? null : JSON.stringify(chapter.document),
      length: chapter.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (chapter.pages.length > 0) {
    const pages = chapter.pages.map((page, index) => ({ version_id: id, position: index + 1, picture_id: page.id }));
    await transaction.insertInto('version_pages').values(pages).execute();
  }
  const pictures = chapter.document === null ? [] : picturesOfDocument(chapter.document);
  if (pictures.length > 0) {
    const named = pictures.map((pictureId) => ({ version_id: id, picture_id: pictureId }));
    await transaction.insertInto('version_pictures').values(named).execute();
  }
  await transaction.updateTable('chapters').set({ version_id: id }).where('id', '=', chapterId).execute();
}
