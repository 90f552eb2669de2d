import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PictureBatch, PictureStore } from '#server/content/pictures/picture-store.ts';
import { LoosePictures } from '#server/modules/uploads/processing/loose-pictures.ts';
import { createTestStore, page, type TestStore } from '#tests/support/files/content-store.ts';

let at: TestStore;
let loose: LoosePictures;
beforeAll(async () => {
  at = await createTestStore();
  loose = new LoosePictures(at.database, at.storage);
});
afterAll(() => at.close());

/** What one process takes of an upload; another process has a store of its own over the same folder and database. */
function batchElsewhere(): PictureBatch {
  return new PictureStore(at.database, at.storage).batch(loose.taking());
}

async function keep(batch: PictureBatch): Promise<void> {
  await at.database.transaction().execute((transaction) => batch.insertRows(transaction));
  batch.keep();
}

test('An upload that is given up at one process leaves the pictures that another process is taking up.', async () => {
  const shared = await page(10);
  const [refused, sound] = [batchElsewhere(), batchElsewhere()];
  const { id } = await refused.add(shared);
  await sound.add(shared);
  await refused.discard();
  await keep(sound);
  expect(await at.storage.has(id)).toBe(true);
});

test('What nobody else takes up is gone with the upload, and what stands in the database stays.', async () => {
  const [alone, kept] = [await page(20), await page(30)];
  const before = batchElsewhere();
  const stored = await before.add(kept);
  await keep(before);
  const refused = batchElsewhere();
  const { id } = await refused.add(alone);
  await refused.add(alone);
  await refused.add(kept);
  await refused.discard();
  expect([await at.storage.has(id), await at.storage.has(stored.id)]).toEqual([false, true]);
});
