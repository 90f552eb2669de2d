import { type Kysely, sql } from 'kysely';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { hashOfPages } from '#server/content/store/chapter-preparation.ts';
import { picturesOfDocument } from '../../chapters/chapter-content.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** What a chapter consists of; `pictureIds` of a text are those that its document names. */
export interface OwnContent {
  readonly contentHash: string;
  readonly document: ChapterDocument | null;
  readonly length: number;
  readonly pictureIds: readonly string[];
}

export function textContent(contentHash: string, document: ChapterDocument, length: number): OwnContent {
  return { contentHash, document, length, pictureIds: picturesOfDocument(document) };
}

export async function addOwnChapter(
  transaction: Kysely<Tables>,
  ownWorkId: number,
  words: { readonly number: string; readonly title: string | null },
  content: OwnContent,
): Promise<number> {
  const { id } = await transaction
    .insertInto('own_chapters')
    .values({ own_work_id: ownWorkId, chapter_id: null, publish_at: null, ...words, ...columnsOf(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPages(transaction, id, content.pictureIds);
  return id;
}

/** Puts other content in the place of all that the chapter had. */
export async function replaceContent(transaction: Kysely<Tables>, id: number, content: OwnContent): Promise<void> {
  await transaction.deleteFrom('own_pages').where('own_chapter_id', '=', id).execute();
  await addPages(transaction, id, content.pictureIds);
  await transaction
    .updateTable('own_chapters')
    .set({ ...columnsOf(content), changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Brings the pages that are named into this order and drops the others. */
export async function arrangePages(
  transaction: Kysely<Tables>,
  id: number,
  pages: readonly { readonly id: number; readonly pictureId: string }[],
): Promise<void> {
  const kept = pages.map((page) => page.id);
  await transaction.deleteFrom('own_pages').where('own_chapter_id', '=', id).where('id', 'not in', kept).execute();
  await sql`
    update own_pages set position = wanted.position
    from unnest(${kept}::bigint[]) with ordinality as wanted (id, position)
    where own_pages.id = wanted.id`.execute(transaction);
  await settlePages(transaction, id, pages);
}

/** False where the page is gone. */
export async function replacePage(transaction: Kysely<Tables>, id: number, pageId: number, pictureId: string): Promise<boolean> {
  const replaced = await transaction
    .updateTable('own_pages')
    .set({ picture_id: pictureId })
    .where('id', '=', pageId)
    .where('own_chapter_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (replaced === undefined) return false;
  const pages = await transaction
    .selectFrom('own_pages')
    .select('picture_id as pictureId')
    .where('own_chapter_id', '=', id)
    .orderBy('position')
    .execute();
  await settlePages(transaction, id, pages);
  return true;
}

export async function touchOwnWork(transaction: Kysely<Tables>, ownWorkId: number): Promise<void> {
  await transaction
    .updateTable('own_works')
    .set({ changed_at: sql<Date>`now()` })
    .where('id', '=', ownWorkId)
    .execute();
}

async function settlePages(transaction: Kysely<Tables>, id: number, pages: readonly { readonly pictureId: string }[]): Promise<void> {
  const contentHash = hashOfPages(pages.map(({ pictureId }) => ({ id: pictureId })));
  await transaction
    .updateTable('own_chapters')
    .set({ content_hash: contentHash, length: pages.length, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

async function addPages(transaction: Kysely<Tables>, id: number, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const rows = pictureIds.map((pictureId, index) => ({ own_chapter_id: id, position: index + 1, picture_id: pictureId }));
  await transaction.insertInto('own_pages').values(rows).execute();
}

function columnsOf({ contentHash, document, length }: OwnContent) {
  return { content_hash: contentHash, document: document === null ? null : JSON.stringify(document), length };
}
