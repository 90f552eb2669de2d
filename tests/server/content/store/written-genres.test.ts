import { expect, it, onTestFinished } from 'vitest';
import { createTestStore, importedWork, textChapter } from '#tests/support/files/content-store.ts';

it('A genre that nobody has named yet is called as the source writes it, with its marks, also where it had a name without them.', async () => {
  const test = await createTestStore();
  onTestFinished(() => test.close());
  const work = importedWork({ genres: ['fantasy', 'xuyen-khong'], chapters: [textChapter('1', 'Một.')] });
  const written = (xuyenKhong: string) => ({
    ...work,
    genreNames: new Map([
      ['fantasy', 'Fantasy'],
      ['xuyen-khong', xuyenKhong],
    ]),
  });
  const names = async () =>
    (await test.database.selectFrom('genres').select(['name_vi', 'name_ja']).orderBy('slug').execute()).map(Object.values);
  await test.store.save(work);
  expect(await names()).toEqual([
    ['Kỳ ảo', 'ファンタジー'],
    ['xuyen khong', 'xuyen khong'],
  ]);
  await test.store.save(written('\u200b'));
  expect(await names()).toEqual([
    ['Kỳ ảo', 'ファンタジー'],
    ['xuyen khong', 'xuyen khong'],
  ]);
  await test.store.save(written('Xuyên Không'));
  expect(await names()).toEqual([
    ['Kỳ ảo', 'ファンタジー'],
    ['Xuyên Không', 'Xuyên Không'],
  ]);
  await test.store.save(written('XUYÊN KHÔNG'));
  expect(await names()).toEqual([
    ['Kỳ ảo', 'ファンタジー'],
    ['Xuyên Không', 'Xuyên Không'],
  ]);
});

it('A genre that was named by a source before it was one of ours is called as we call it once a work of it is written again.', async () => {
  const test = await createTestStore();
  onTestFinished(() => test.close());
  await test.database.insertInto('genres').values({ slug: 'isekai', name_vi: '異世界', name_ja: '異世界' }).execute();
  await test.store.save(importedWork({ genres: ['isekai'], chapters: [textChapter('1', 'Một.')] }));
  const genre = await test.database.selectFrom('genres').select(['name_vi', 'name_ja']).executeTakeFirst();
  expect(genre).toEqual({ name_vi: 'Isekai', name_ja: '異世界' });
});
