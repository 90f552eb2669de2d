import type { Transaction } from 'kysely';
import { chapterNumber } from '#server/content/documents/chapter-numbers.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import type { PreparedChapter } from '#server/content/store/chapter-preparation.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { addOwnChapter, type OwnContent, replaceContent, replacePage, textContent, touchOwnWork } from '../own/own-chapter-rows.ts';
import { lockOwnChapter } from '../own/own-chapters.repository.ts';
import type { OwnWorkRow } from '../own/own-works.repository.ts';
import { MOST_OWN_CHAPTERS } from '../upload-limits.ts';
import type { UploadRow } from '../uploads.repository.ts';

/** Rows of what an upload brought: new chapters, or what it stands in the place of. Returns the chapters that were made or changed. */
export async function takeProcessed(
  transaction: Transaction<Tables>,
  upload: Pick<UploadRow, 'purpose' | 'ownChapterId' | 'ownPageId'>,
  work: OwnWorkRow,
  chapters: readonly PreparedChapter[],
): Promise<number[]> {
  const [first] = chapters;
  if (first === undefined) throw new TypeError('an upload that was processed has a chapter');
  await touchOwnWork(transaction, work.id);
  if (upload.purpose === 'CHAPTERS') return await addChapters(transaction, work.id, chapters);
  if (upload.purpose === 'COVER') {
    await transaction
      .updateTable('own_works')
      .set({ cover_id: first.pages[0]?.id ?? null })
      .where('id', '=', work.id)
      .execute();
    return [];
  }
  const chapter = upload.ownChapterId === null ? undefined : await lockOwnChapter(transaction, upload.ownChapterId);
  if (chapter === undefined) throw new RefusedFile('', 'other', 'is for a chapter that is gone');
  if (upload.purpose === 'CONTENT') await replaceContent(transaction, chapter.id, contentOf(first));
  else if (!(await replacePage(transaction, chapter.id, upload.ownPageId ?? 0, first.pages[0]?.id ?? '')))
    throw new RefusedFile('', 'other', 'is for a page that is gone');
  return [chapter.id];
}

async function addChapters(transaction: Transaction<Tables>, ownWorkId: number, chapters: readonly PreparedChapter[]): Promise<number[]> {
  const known = await transaction
    .selectFrom('own_chapters')
    .select(['id', 'number', 'state', 'content_hash as contentHash'])
    .where('own_work_id', '=', ownWorkId)
    .execute();
  const drafts = draftsAgain(chapters, known);
  const added = chapters.filter((chapter) => !drafts.has(chapter));
  if (known.length + added.length > MOST_OWN_CHAPTERS)
    throw new RefusedFile(
      '',
      'tooManyChapters',
      `makes ${added.length} chapters of a work that has ${known.length}: ${MOST_OWN_CHAPTERS} are the most`,
    );
  const numbers = numberChapters(
    added,
    known.map(({ number }) => Number(number)),
  );
  for (const [index, chapter] of added.entries()) {
    const number = numbers[index] ?? chapter.number;
    const words = { number, title: titleBeside(number, chapter.title) };
    drafts.set(chapter, await addOwnChapter(transaction, ownWorkId, words, contentOf(chapter)));
  }
  return [...new Set(chapters.flatMap((chapter) => drafts.get(chapter) ?? []))];
}

interface KnownChapter {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly contentHash: string;
}

/** What was sent once more: the drafts that hold the same already, under the number that is said where one is. */
function draftsAgain(chapters: readonly PreparedChapter[], known: readonly KnownChapter[]): Map<PreparedChapter, number> {
  const drafts = Map.groupBy(
    known.filter(({ state }) => state === 'DRAFT'),
    ({ contentHash }) => contentHash,
  );
  const again = new Map<PreparedChapter, number>();
  for (const chapter of chapters) {
    const isSaid = saysNumber(chapter, chapters.length);
    const same = drafts.get(chapter.contentHash)?.find(({ number }) => !isSaid || Number(number) === Number(chapter.number));
    if (same !== undefined) again.set(chapter, same.id);
  }
  return again;
}

/**
 * Numbers that the names of the files or the titles say stay, where all of them are free; else the chapters go on from the highest that
 * there is.
 */
export function numberChapters(
  chapters: readonly Pick<PreparedChapter, 'sourceKey' | 'number' | 'title'>[],
  taken: readonly number[],
): string[] {
  const said = chapters.map(({ number }) => Number(number));
  const areFree = new Set([...said, ...taken]).size === said.length + taken.length;
  const areSaid = taken.length === 0 || chapters.every((chapter) => saysNumber(chapter, chapters.length));
  if (areFree && areSaid) return chapters.map(({ number }) => number);
  const highest = Math.floor(Math.max(0, ...taken));
  return chapters.map((_chapter, index) => String(highest + index + 1));
}

/** A text that says none is number 1. */
function saysNumber({ sourceKey, number, title }: Pick<PreparedChapter, 'sourceKey' | 'number' | 'title'>, count: number): boolean {
  if (sourceKey.startsWith('number/') || (count === 1 && Number(number) !== 1)) return true;
  return title !== null && chapterNumber(title) === Number(number);
}

/** Null for a title that says the number alone, as many books have them: beside it readers would read that twice. */
export function titleBeside(number: string, title: string | null): string | null {
  const said = /^(?:chương|chapter|第)?\s*(\d+(?:\.\d+)?)\s*[章話回節]?[.:]?$/iu.exec(title?.normalize('NFKC').trim() ?? '')?.[1];
  return said !== undefined && Number(said) === Number(number) ? null : title;
}

function contentOf({ contentHash, document, length, pages }: PreparedChapter): OwnContent {
  if (document !== null) return textContent(contentHash, document, length);
  return { contentHash, document: null, length, pictureIds: pages.map(({ id }) => id) };
}
