import { utimes } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LoosePictures } from '#server/content/pictures/loose-pictures.ts';
import { type PictureBatch, PictureStore } from '#server/content/pictures/picture-store.ts';
import { comicChapter, createTestStore, importedWork, page, type TestStore } from '#tests/support/files/content-store.ts';

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

/** As `futago import` takes it, beside the server and other imports. */
function importing(): PictureBatch {
  return new PictureStore(at.database, at.storage).batch();
}

function later(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

describe('what an import takes, in a process of its own,', () => {
  test('stays where another import, or an upload, takes it up while the first is refused.', async () => {
    for (const [shade, other] of [
      [40, importing],
      [50, batchElsewhere],
    ] as const) {
      const shared = await page(shade);
      const [refused, sound] = [importing(), other()];
      const { id } = await refused.add(shared);
      await sound.add(shared);
      await refused.discard();
      await keep(sound);
      expect(await at.storage.has(id)).toBe(true);
    }
  });

  test('stays where an upload that shares it is given up.', async () => {
    const shared = await page(60);
    const [refused, sound] = [batchElsewhere(), importing()];
    const { id } = await refused.add(shared);
    await sound.add(shared);
    await refused.discard();
    const again = batchElsewhere();
    await again.add(shared);
    await loose.sweep(later(11));
    await keep(sound);
    expect(await at.storage.has(id)).toBe(true);
  });

  test('is swept away six hours after the import was killed, and not while it may still go on.', async () => {
    const { id } = await importing().add(await page(70));
    await loose.sweep(later(5 * 60));
    expect(await at.storage.has(id)).toBe(true);
    await loose.sweep(later(7 * 60));
    expect(await at.storage.has(id)).toBe(false);
  });

  test('is noted no more, and stays, once its work is there.', async () => {
    await at.store.save(importedWork({ chapters: [comicChapter('1', [await page(80)])] }));
    const [id = ''] = at.queued.flatMap(({ pictureIds }) => pictureIds);
    expect(await loose.sweep(later(7 * 60))).toBe(0);
    const noted = await at.database.selectFrom('loose_pictures').select('picture_id').where('picture_id', '=', id).execute();
    expect([noted, await at.storage.has(id)]).toEqual([[], true]);
  });

  test('is left by an import that sweeps what an earlier one left, though its files are old.', async () => {
    const shared = await page(90);
    const { id } = await importing().add(shared);
    await at.database.deleteFrom('loose_pictures').execute();
    const old = new Date('2020-01-01T00:00:00Z');
    await utimes(at.storage.folder(id), old, old);
    const batch = importing();
    await batch.add(shared);
    expect(await new PictureStore(at.database, at.storage).removeOrphans()).toBe(0);
    await keep(batch);
    expect(await at.storage.has(id)).toBe(true);
  });
});
