import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FollowsRepository } from '#server/modules/reading/follows.repository.ts';
import { ViewsRepository } from '#server/modules/views/views.repository.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import {
  NOW,
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

const NO_CHANGES = { added: 0, revised: 0, renamed: 0 };

describe('a work that is saved', () => {
  it('is called as its title is seen', async () => {
    await test.store.save(importedWork({ title: 'Đèn\u200b lồng', chapters: [textChapter('1', 'Một.')] }));
    expect((await storedRows(test.database)).works).toMatchObject([{ title: 'Đèn lồng' }]);
  });

  it('has its columns, chapters in order, versions, pages, cover and summary', async () => {
    const saved = await test.store.save(
      importedWork({
        titleReading: 'dl',
        aliases: ['Lantern'],
        description: 'Một.',
        isSensitive: true,
        sourceNote: 'CC BY 4.0',
        chapters: [
          comicChapter('1', [await page(10), await page(20)], { title: 'Đêm rằm' }),
          comicChapter('2', [await page(30)], { publishedAt: new Date('2026-10-01T00:00:00Z') }),
        ],
      }),
    );
    expect(saved).toEqual({
      workId: 1,
      title: 'Đèn lồng',
      outcome: 'imported',
      chapters: 2,
      pages: 3,
      changes: { added: 2, revised: 0, renamed: 0 },
      leftOut: [],
    });
    const { works, chapters, versions } = await storedRows(test.database);
    const pages = await test.database.selectFrom('version_pages').selectAll().orderBy('version_id').orderBy('position').execute();
    expect(works).toEqual([
      {
        id: 1,
        source_key: 'work/lantern',
        language: 'vi',
        format: 'COMIC',
        status: 'ONGOING',
        direction: 'LEFT_TO_RIGHT',
        title: 'Đèn lồng',
        title_reading: 'dl',
        aliases: ['Lantern'],
        description: 'Một.',
        is_sensitive: true,
        source_note: 'CC BY 4.0',
        cover_id: pages[0]?.picture_id,
        views_count: 0,
        chapters_count: 2,
        first_chapter_id: 1,
        last_chapter_id: 2,
        updated_at: NOW,
        created_at: expect.any(Date) as Date,
        hidden_at: null,
      },
    ]);
    expect(
      chapters.map(({ position, number, title, title_folded, published_at }) => ({ position, number, title, title_folded, published_at })),
    ).toEqual([
      { position: 1, number: '1.000', title: 'Đêm rằm', title_folded: 'dem ram', published_at: NOW },
      { position: 2, number: '2.000', title: null, title_folded: '', published_at: new Date('2026-10-01T00:00:00Z') },
    ]);
    expect(versions.map(({ version, layout, document, length }) => ({ version, layout, document, length }))).toEqual([
      { version: 1, layout: 'PAGED', document: null, length: 2 },
      { version: 1, layout: 'PAGED', document: null, length: 1 },
    ]);
    expect(pages.map(({ version_id, position }) => [version_id, position])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('has its pictures as files and rows, each once, and queued for the background', async () => {
    const twice = await page(10, 700);
    await test.store.save(
      importedWork({ chapters: [comicChapter('1', [twice, twice]), comicChapter('2', [twice])], cover: await page(99) }),
    );
    const { pictures } = await storedRows(test.database);
    const sources = await test.database.selectFrom('picture_sources').select(['type', 'width']).orderBy('width').execute();
    expect(pictures).toHaveLength(2);
    expect(sources).toEqual([
      { type: 'image/webp', width: 60 },
      { type: 'image/webp', width: 700 },
    ]);
    expect(new Set((await test.files()).map((file) => file.split('/')[2]))).toEqual(new Set(pictures.map(({ id }) => id)));
    expect((await test.files()).map((file) => file.split('/')[3] ?? '').toSorted()).toEqual([
      '60.webp',
      '700.webp',
      'original',
      'original',
    ]);
    expect(test.queued.map(({ pictureIds }) => pictureIds.length)).toEqual([1, 1]);
    expect(new Set(test.queued.flatMap(({ pictureIds }) => pictureIds))).toEqual(new Set(pictures.map(({ id }) => id)));
  });

  it('counts characters of Japanese text and syllables of Vietnamese text', async () => {
    await test.store.save(importedWork({ format: 'NOVEL', chapters: [textChapter('1', 'Đêm nay, trăng sáng lắm.')] }));
    await test.store.save(importedWork({ sourceKey: 'b', language: 'ja', format: 'NOVEL', chapters: [textChapter('1', '月が 明るい。')] }));
    const { works, versions } = await storedRows(test.database);
    expect(versions.map(({ length, layout }) => ({ length, layout }))).toEqual([
      { length: 5, layout: null },
      { length: 6, layout: null },
    ]);
    expect(works.map(({ direction, cover_id }) => ({ direction, cover_id }))).toEqual([
      { direction: 'LEFT_TO_RIGHT', cover_id: null },
      { direction: 'RIGHT_TO_LEFT', cover_id: null },
    ]);
  });
});

describe('a work that is saved again', () => {
  it('is unchanged where nothing of it changed', async () => {
    const work = importedWork({
      credits: [
        { name: 'Lê Mai', reading: null, role: 'AUTHOR' },
        { name: 'An', reading: null, role: 'ARTIST' },
      ],
      genres: ['fantasy', 'drama'],
      chapters: [comicChapter('1', [await page(10)]), textChapter('2', 'Hai')],
    });
    await test.store.save(work);
    const before = await storedRows(test.database);
    const files = await test.files();
    expect(await test.store.save(work)).toMatchObject({ workId: 1, outcome: 'unchanged', changes: NO_CHANGES });
    expect(await storedRows(test.database)).toEqual(before);
    expect(await test.files()).toEqual(files);
  });

  it('gets a new version of a changed chapter and keeps the old one', async () => {
    await test.store.save(importedWork({ chapters: [comicChapter('1', [await page(10)]), comicChapter('2', [await page(20)])] }));
    const saved = await test.store.save(
      importedWork({ chapters: [comicChapter('1', [await page(10)]), comicChapter('2', [await page(21)])] }),
    );
    expect(saved).toMatchObject({ outcome: 'updated', changes: { added: 0, revised: 1, renamed: 0 } });
    const { chapters, versions } = await storedRows(test.database);
    expect(versions.map(({ chapter_id, version }) => [chapter_id, version])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
    expect(chapters.map(({ version_id }) => version_id)).toEqual([1, 3]);
  });

  it('keeps chapters that are not named and puts new ones between them by number', async () => {
    await test.store.save(importedWork({ chapters: [textChapter('1', 'Một'), textChapter('3', 'Ba')] }));
    const saved = await test.store.save(importedWork({ chapters: [textChapter('2', 'Hai'), textChapter('4', 'Bốn')] }));
    expect(saved).toMatchObject({ outcome: 'updated', changes: { added: 2, revised: 0, renamed: 1 } });
    const { works, chapters } = await storedRows(test.database);
    expect(chapters.map(({ position, number }) => [position, number])).toEqual([
      [1, '1.000'],
      [2, '2.000'],
      [3, '3.000'],
      [4, '4.000'],
    ]);
    expect(
      works.map(({ chapters_count, first_chapter_id, last_chapter_id }) => [chapters_count, first_chapter_id, last_chapter_id]),
    ).toEqual([[4, 1, 4]]);
  });

  it('follows a changed title, order, people and genres', async () => {
    const chapters = [textChapter('1', 'Một'), textChapter('2', 'Hai')];
    await test.store.save(importedWork({ chapters, genres: ['fantasy'], credits: [{ name: 'Lê Mai', reading: null, role: 'AUTHOR' }] }));
    const renumbered = [textChapter('2', 'Hai', { number: '1' }), textChapter('1', 'Một', { number: '2', title: 'Cuối' })];
    const credits = [
      { name: '川 里', reading: 'かわ さと', role: 'AUTHOR' as const },
      { name: 'Lê Mai', reading: null, role: 'AUTHOR' as const },
    ];
    expect(await test.store.save(importedWork({ chapters: renumbered, title: 'Lồng đèn', genres: ['drama'], credits }))).toMatchObject({
      outcome: 'updated',
      changes: { added: 0, revised: 0, renamed: 2 },
    });
    const { works, chapters: written } = await storedRows(test.database);
    expect(works.map(({ title, first_chapter_id }) => [title, first_chapter_id])).toEqual([['Lồng đèn', 2]]);
    expect(written.map(({ source_key, title }) => [source_key, title])).toEqual([
      ['text/2', null],
      ['text/1', 'Cuối'],
    ]);
    const people = await test.database
      .selectFrom('credits')
      .innerJoin('creators', 'creators.id', 'creator_id')
      .select(['name', 'reading', 'position'])
      .orderBy('position')
      .execute();
    expect(people).toEqual([
      { name: '川 里', reading: 'かわ さと', position: 1 },
      { name: 'Lê Mai', reading: null, position: 2 },
    ]);
    const genres = await test.database.selectFrom('genres').select(['slug', 'works_count_vi']).orderBy('slug').execute();
    expect(genres).toEqual([
      { slug: 'drama', works_count_vi: 1 },
      { slug: 'fantasy', works_count_vi: 0 },
    ]);
  });

  it('has its layout follow the direction without a new version', async () => {
    const chapters = [comicChapter('1', [await page(10, 100, 150)])];
    await test.store.save(importedWork({ chapters }));
    expect(await test.store.save(importedWork({ chapters, direction: 'TOP_TO_BOTTOM' }))).toMatchObject({ outcome: 'updated' });
    expect((await storedRows(test.database)).versions.map(({ version, layout }) => [version, layout])).toEqual([[1, 'STRIP']]);
  });
});

describe('the counters', () => {
  it('follow language and genres, and stand still for a hidden work', async () => {
    const counts = async () => ({
      works: await test.database.selectFrom('work_counts').selectAll().orderBy('language').execute(),
      genres: await test.database.selectFrom('genres').select(['slug', 'works_count_vi', 'works_count_ja']).orderBy('slug').execute(),
    });
    const chapters = [textChapter('1', 'Một')];
    await test.store.save(importedWork({ chapters, genres: ['drama', 'fantasy'] }));
    await test.store.save(importedWork({ sourceKey: 'b', chapters, genres: ['drama'] }));
    expect(await counts()).toEqual({
      works: [
        { language: 'ja', works_count: 0 },
        { language: 'vi', works_count: 2 },
      ],
      genres: [
        { slug: 'drama', works_count_vi: 2, works_count_ja: 0 },
        { slug: 'fantasy', works_count_vi: 1, works_count_ja: 0 },
      ],
    });
    await test.store.save(importedWork({ sourceKey: 'b', language: 'ja', chapters, genres: ['drama'] }));
    expect(await counts()).toEqual({
      works: [
        { language: 'ja', works_count: 1 },
        { language: 'vi', works_count: 1 },
      ],
      genres: [
        { slug: 'drama', works_count_vi: 1, works_count_ja: 1 },
        { slug: 'fantasy', works_count_vi: 1, works_count_ja: 0 },
      ],
    });
    const copies = await test.database.selectFrom('work_genres').selectAll().orderBy('work_id').orderBy('genre_slug').execute();
    expect(copies.map(({ work_id, genre_slug, language, updated_at }) => [work_id, genre_slug, language, updated_at])).toEqual([
      [1, 'drama', 'vi', NOW],
      [1, 'fantasy', 'vi', NOW],
      [2, 'drama', 'ja', NOW],
    ]);
    await test.database.updateTable('works').set({ hidden_at: NOW }).where('id', '=', 2).execute();
    await test.store.save(importedWork({ sourceKey: 'b', language: 'ja', chapters, genres: ['drama', 'fantasy'] }));
    expect((await counts()).genres).toEqual([
      { slug: 'drama', works_count_vi: 1, works_count_ja: 1 },
      { slug: 'fantasy', works_count_vi: 1, works_count_ja: 0 },
    ]);
  });
});

describe('a work that is being written, however long that takes,', () => {
  it('keeps no reader waiting whose view, place or follow is kept meanwhile', async () => {
    const work = importedWork({ chapters: [textChapter('1', 'Một')] });
    await test.store.save(work);
    const lan = { email: 'lan@example.org', email_key: 'lan@example.org', name: 'Lan', password_hash: null, language: 'vi' } as const;
    const { id } = await test.database.insertInto('users').values(lan).returning('id').executeTakeFirstOrThrow();
    const readers = openDatabase(test.url, { statementTimeoutMilliseconds: 2000 });
    await test.database.transaction().execute(async (transaction) => {
      await test.store.write(transaction, { work: { ...work, title: 'Khác' }, chapters: [], coverId: null, newPictures: [] });
      await new ViewsRepository(readers).count([{ reader: Buffer.from('lan'), chapterId: 1 }], NOW);
      await new FollowsRepository(readers).add(id, 1);
    });
    expect(await test.database.selectFrom('work_views').select('views').execute()).toEqual([{ views: 1 }]);
    await readers.destroy();
  });
});
