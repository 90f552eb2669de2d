import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { type TestStore, createTestStore, importedWork, textChapter } from '#tests/support/files/content-store.ts';

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
});
afterEach(async () => {
  await test.close();
});

const own = (more: object) => importedWork({ chapters: [textChapter('1', 'Một'), textChapter('2', 'Hai')], ...more });
const other = (more: object) =>
  importedWork({
    sourceKey: 'work/toro',
    language: 'ja',
    chapters: [textChapter('1', '一'), textChapter('2', '二'), textChapter('3', '三')],
    ...more,
  });
const links = async () => ({
  works: await test.database.selectFrom('twins').selectAll().orderBy('work_id').execute(),
  chapters: (await test.database.selectFrom('chapter_twins').selectAll().orderBy('chapter_id').orderBy('twin_id').execute()).map(
    ({ chapter_id, twin_id }) => [chapter_id, twin_id],
  ),
});

/** Hides a chapter while `meanwhile` is done, and shows it again. */
async function hideWhile(chapter: { workId: number; chapterId: number }, meanwhile: () => Promise<unknown>): Promise<void> {
  const moderation = new ModerationRepository(test.database);
  const judge = (isHidden: boolean) => moderation.judge({ ...chapter, isHidden, reason: '', byWhom: 'an' });
  await judge(true);
  await meanwhile();
  await judge(false);
}

describe('twins', () => {
  it('are linked when the second is there, chapters of equal numbers together', async () => {
    await test.store.save(own({ twin: { sourceKey: 'work/toro', alignment: 'number' } }));
    expect(await links()).toEqual({ works: [], chapters: [] });
    await test.store.save(other({ twin: { sourceKey: 'work/lantern', alignment: 'number' } }));
    expect(await links()).toEqual({
      works: [
        { work_id: 1, twin_id: 2 },
        { work_id: 2, twin_id: 1 },
      ],
      chapters: [
        [1, 3],
        [2, 4],
        [3, 1],
        [4, 2],
      ],
    });
  });

  it('are aligned by pairs, and anew where the pairs change', async () => {
    await test.store.save(other({}));
    expect(
      await test.store.save(
        own({
          twin: {
            sourceKey: 'work/toro',
            alignment: [
              { number: '1', twin: '2' },
              { number: '9', twin: '1' },
            ],
          },
        }),
      ),
    ).toMatchObject({ outcome: 'imported' });
    expect((await links()).chapters).toEqual([
      [2, 4],
      [4, 2],
    ]);
    const twin = {
      sourceKey: 'work/toro',
      alignment: [
        { number: '1', twin: '1' },
        { number: '2', twin: '3' },
      ],
    };
    expect(await test.store.save(own({ twin }))).toMatchObject({ outcome: 'updated', changes: { added: 0, revised: 0, renamed: 0 } });
    expect((await links()).chapters).toEqual([
      [1, 4],
      [3, 5],
      [4, 1],
      [5, 3],
    ]);
    expect(await test.store.save(own({ twin }))).toMatchObject({ outcome: 'unchanged' });
  });

  it('are linked also when both are saved at the same time', async () => {
    await Promise.all([
      test.store.save(own({ twin: { sourceKey: 'work/toro', alignment: 'number' } })),
      test.store.save(other({ twin: { sourceKey: 'work/lantern', alignment: 'number' } })),
    ]);
    expect((await links()).works).toEqual([
      { work_id: 1, twin_id: 2 },
      { work_id: 2, twin_id: 1 },
    ]);
  });

  it('are linked also when both were there, and are saved at the same time', async () => {
    for (const work of [own({}), other({})]) await test.store.save(work);
    for (let round = 0; round < 5; round += 1) {
      for (const table of ['twins', 'chapter_twins'] as const) await test.database.deleteFrom(table).execute();
      await Promise.all([
        test.store.save(own({ title: `${round}`, twin: { sourceKey: 'work/toro', alignment: 'number' } })),
        test.store.save(other({ title: `${round}`, twin: { sourceKey: 'work/lantern', alignment: 'number' } })),
      ]);
      expect((await links()).works).toHaveLength(2);
    }
  });

  it('are not made of two works of one language', async () => {
    await test.store.save(other({ language: 'vi' }));
    await test.store.save(own({ twin: { sourceKey: 'work/toro', alignment: 'number' } }));
    expect(await links()).toEqual({ works: [], chapters: [] });
  });
});

describe('a chapter that was hidden', () => {
  const twin = { sourceKey: 'work/lantern', alignment: 'number' } as const;

  it('belongs to the chapter of its number that came to the twin meanwhile, as soon as it is shown', async () => {
    await test.store.save(own({}));
    await test.store.save(other({ chapters: [textChapter('1', '一')], twin }));
    await hideWhile({ workId: 1, chapterId: 2 }, () => test.store.save(other({ twin })));
    expect((await links()).chapters).toEqual([
      [1, 3],
      [2, 4],
      [3, 1],
      [4, 2],
    ]);
  });

  it('keeps its twin, and is given none where chapters do not belong together by their numbers', async () => {
    const alignment = [{ number: '1', twin: '2' }];
    await test.store.save(own({}));
    await test.store.save(other({ twin: { ...twin, alignment } }));
    const before = await links();
    expect(before.chapters).toHaveLength(2);
    for (const chapterId of [1, 2]) await hideWhile({ workId: 1, chapterId }, async () => undefined);
    expect(await links()).toEqual(before);
  });
});
