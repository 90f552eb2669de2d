import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagesOf } from '#server/modules/chapters/chapter-content.ts';
import { seededPictureId } from '#tests/support/database/seed-rows.ts';
import { type CommentsSite, startCommentsSite } from './comments-site.ts';

const WRONG_PIN = 'pinId must be the id of a page or of a block of the chapter.';

let at: CommentsSite;
let comic: number;
let novel: number;

beforeAll(async () => {
  at = await startCommentsSite();
  [comic = 0] = at.seeded.viComic.chapterIds;
  [novel = 0] = at.seeded.viNovel.chapterIds;
  await revise(comic, { pictures: ['vi-2-1', 'vi-2-2', 'vi-2-1'].map(seededPictureId) });
  await revise(novel, { document: { blocks: [{ kind: 'paragraph', id: '0123456789ab-2', runs: ['Bản hai.'] }], notes: [] } });
});
afterAll(() => at.close());
beforeEach(() => at.clear());

/** A second version, the one that readers see. */
async function revise(chapterId: number, content: { readonly pictures?: readonly string[]; readonly document?: ChapterDocument }) {
  const { database } = at.test;
  const { pictures = [], document } = content;
  const { id } = await database
    .insertInto('chapter_versions')
    .values({
      chapter_id: chapterId,
      version: 2,
      content_hash: `second of ${chapterId}`,
      layout: document === undefined ? 'STRIP' : null,
      document: document === undefined ? null : JSON.stringify(document),
      length: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pages = pictures.map((picture_id, index) => ({ version_id: id, position: index + 1, picture_id }));
  if (pages.length > 0) await database.insertInto('version_pages').values(pages).execute();
  await database.updateTable('chapters').set({ version_id: id }).where('id', '=', chapterId).execute();
}

const pageIds = (chapterId: number, names: readonly string[]) => pagesOf(chapterId, names.map(seededPictureId)).map(({ id }) => id);
const send = (chapterId: number, pinId: string) =>
  at.send({
    subject: { workId: String((chapterId === comic ? at.seeded.viComic : at.seeded.viNovel).id), chapterId: String(chapterId) },
    pinId,
    text: 'Ở đây!',
  });

describe('A comment is pinned', () => {
  test('to every page of the version that is shown, and of those before it', async () => {
    const pins = [...pageIds(comic, ['vi-2-1', 'vi-2-2', 'vi-2-1']), ...pageIds(comic, ['vi-1-1', 'vi-1-4'])];
    expect(new Set(pins).size).toBe(5);
    for (const pin of pins) expect(await send(comic, pin)).toMatchObject({ __typename: 'Comment', pin: { id: pin } });
  });

  test('to every block of the version that is shown, and of those before it', async () => {
    for (const pin of ['0123456789ab-2', 'p1']) expect(await send(novel, pin)).toMatchObject({ __typename: 'Comment', pin: { id: pin } });
  });

  test('to no place that the chapter never had', async () => {
    const [ofOther = ''] = pageIds(at.seeded.viComic.chapterIds[1] ?? 0, ['vi-2-1']);
    const [page = ''] = pageIds(comic, ['vi-2-1']);
    const refused = ['not-there', 'p1', ofOther, `${page}-3`, `${page}-1`, page.slice(0, -1), ...pageIds(comic, ['vi-3-1'])];
    for (const pin of refused) await expect(send(comic, pin)).rejects.toThrow(WRONG_PIN);
    for (const pin of ['not-there', '0123456789ab', 'p2', page]) await expect(send(novel, pin)).rejects.toThrow(WRONG_PIN);
    expect(await at.test.database.selectFrom('comments').selectAll().execute()).toEqual([]);
  });
});
