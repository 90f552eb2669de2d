import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedPicture } from '#server/content/imported-work.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import {
  type TestStore,
  comicChapter,
  createTestStore,
  importedWork,
  page,
  storedRows,
  textChapter,
} from '#tests/support/files/content-store.ts';

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await test.close();
});

const broken: ImportedPicture = { name: 'broken.png', read: async () => Buffer.from('broken') };

describe('a work that is refused', () => {
  it('leaves neither rows nor files behind', async () => {
    const chapters = [comicChapter('1', [await page(10), await page(20)]), comicChapter('2', [await page(30), broken])];
    await expect(test.store.save(importedWork({ chapters }))).rejects.toThrow(
      new RefusedFile('broken.png', 'unknownKind', 'is not a PNG, JPEG, WebP, AVIF or GIF picture'),
    );
    expect(await storedRows(test.database)).toEqual({ works: [], chapters: [], versions: [], pictures: [] });
    expect(await test.files()).toEqual([]);
    expect(test.queued).toEqual([]);
  });

  it('leaves the pictures that another work has', async () => {
    await test.store.save(importedWork({ chapters: [comicChapter('1', [await page(10)])] }));
    const files = await test.files();
    await expect(
      test.store.save(importedWork({ sourceKey: 'b', chapters: [comicChapter('1', [await page(10), broken])] })),
    ).rejects.toThrow(RefusedFile);
    expect(await test.files()).toEqual(files);
  });

  it('leaves the pictures that another work is just taking', async () => {
    const shared = await page(10);
    const results = await Promise.allSettled([
      test.store.save(importedWork({ chapters: [comicChapter('1', [shared, broken])] })),
      test.store.save(importedWork({ sourceKey: 'b', chapters: [comicChapter('1', [shared])] })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await test.files()).map((file) => file.split('/')[3])).toEqual(expect.arrayContaining(['60.webp', 'original']));
  });

  it('leaves nothing where the database cannot hold it', async () => {
    const chapters = [comicChapter('1', [await page(10)], { number: '99999999999' })];
    await expect(test.store.save(importedWork({ chapters }))).rejects.toThrow(
      'Đèn lồng: holds a character or a number that cannot be stored',
    );
    expect(await test.files()).toEqual([]);
    expect((await storedRows(test.database)).pictures).toEqual([]);
    for (const text of ['a\0b', 'a\ud800b']) {
      const work = importedWork({ format: 'NOVEL', chapters: [textChapter('1', text)] });
      await expect(test.store.save(work)).rejects.toThrow(RefusedFile);
    }
    await expect(test.store.save(importedWork({ description: 'a\0b', chapters: [textChapter('1', 'a')] }))).rejects.toThrow(RefusedFile);
  });

  it('is one without chapters, without pages, with too many pages, or with one chapter twice', async () => {
    const one = await page(1);
    await expect(test.store.save(importedWork({ chapters: [] }))).rejects.toThrow('Đèn lồng: holds no chapter');
    await expect(test.store.save(importedWork({ chapters: [comicChapter('1', [])] }))).rejects.toThrow('number/1: holds no pictures');
    await expect(
      test.store.save(
        importedWork({
          chapters: [
            comicChapter(
              '1',
              Array.from({ length: 501 }, () => one),
            ),
          ],
        }),
      ),
    ).rejects.toThrow('number/1: holds 501 pictures; a chapter has at most 500');
    await expect(test.store.save(importedWork({ chapters: [textChapter('1', 'a'), textChapter('1', 'b')] }))).rejects.toThrow(
      'Đèn lồng: names the chapter "text/1" twice',
    );
  });
});

describe('a picture that is refused within a text, or as a cover', () => {
  it('is left out, and the work is taken without it', async () => {
    const good = { ...(await page(10)), name: 'good.png' };
    const document = {
      blocks: [
        { kind: 'picture' as const, id: 'a', pictureId: 'broken.png', alt: '' },
        { kind: 'picture' as const, id: 'b', pictureId: 'good.png', alt: 'x' },
      ],
      notes: [],
    };
    const chapter = textChapter('1', '', { content: { kind: 'text', document, pictures: [good, broken] } });
    const saved = await test.store.save(importedWork({ format: 'NOVEL', chapters: [chapter], cover: broken }));
    expect(saved.leftOut.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => 'broken.png: is not a PNG, JPEG, WebP, AVIF or GIF picture'),
    );
    const { versions, pictures, works } = await storedRows(test.database);
    expect(versions[0]?.document).toEqual({ blocks: [{ kind: 'picture', id: 'b', pictureId: pictures[0]?.id, alt: 'x' }], notes: [] });
    expect(works[0]?.cover_id).toBeNull();
  });
});
