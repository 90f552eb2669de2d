import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedCredit } from '#server/content/imported-work.ts';
import { createTestStore, importedWork, textChapter, type TestStore } from '#tests/support/files/content-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function save(key: string, name: string, reading: string | null): Promise<void> {
  const credits: ImportedCredit[] = (['AUTHOR', 'ARTIST'] as const).map((role) => ({ name, reading, role }));
  await store.store.save(importedWork({ title: key, sourceKey: key, chapters: [textChapter('1', '本文')], credits }));
}

test('A Japanese creator whose name is written without the space, or with a wide one, is known again; others are not.', async () => {
  await save('one', '尾田 栄一郎', null);
  await save('two', '尾田栄一郎', 'おだ えいいちろう');
  await save('three', '尾田　栄一郎', null);
  await save('four', 'Lê Mai', null);
  await save('five', 'LêMai', null);
  const rows = await store.database
    .selectFrom('credits')
    .innerJoin('creators', 'creators.id', 'creator_id')
    .select(['name', 'reading', 'role'])
    .orderBy('work_id')
    .orderBy('position')
    .execute();
  const credits = rows.map(({ name, reading, role }) => `${name} ${reading ?? '-'} ${role}`);
  expect(credits).toEqual(
    [...Array.from({ length: 3 }, () => '尾田 栄一郎 おだ えいいちろう'), 'Lê Mai -', 'LêMai -'].flatMap((creator) => [
      `${creator} AUTHOR`,
      `${creator} ARTIST`,
    ]),
  );
});
