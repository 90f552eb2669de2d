import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { type OwnContent, textContent } from './own-chapter-rows.ts';

/** What readers saw of a chapter in that version; null where there is none. */
export async function contentOfVersion(transaction: Transaction<Tables>, chapterId: number, version: number): Promise<OwnContent | null> {
  const row = await transaction
    .selectFrom('chapter_versions')
    .select(['id', 'content_hash as contentHash', 'document', 'length'])
    .where('chapter_id', '=', chapterId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.document !== null) return textContent(row.contentHash, row.document, row.length);
  const pages = await transaction
    .selectFrom('version_pages')
    .select('picture_id as pictureId')
    .where('version_id', '=', row.id)
    .orderBy('position')
    .execute();
  return { contentHash: row.contentHash, document: null, length: row.length, pictureIds: pages.map(({ pictureId }) => pictureId) };
}
