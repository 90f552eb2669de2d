import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LoosePictures } from '#server/content/pictures/loose-pictures.ts';
import { PictureStore } from '#server/content/pictures/picture-store.ts';
import { Avatars } from '#server/modules/profile/avatars.ts';
import { ProfileRepository } from '#server/modules/profile/profile.repository.ts';
import { createTestStore, page, type TestStore } from '#tests/support/files/content-store.ts';

let at: TestStore;
let avatars: Avatars;
beforeAll(async () => {
  at = await createTestStore();
  avatars = new Avatars(new ProfileRepository(at.database), at.pictures);
});
afterAll(() => at.close());

async function addUser(name: string): Promise<number> {
  const email = `${name}@example.org`;
  const user = { email, email_key: email, name, password_hash: null, language: 'vi' as const };
  return (await at.database.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
}

async function avatarOf(id: number): Promise<string | null> {
  return (await at.database.selectFrom('users').select('avatar_id').where('id', '=', id).executeTakeFirstOrThrow()).avatar_id;
}

async function waitsForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and not granted`.execute(at.database);
      return rows.length;
    })
    .toBeGreaterThan(0);
}

/** Lets the reader put the picture on, and commits that once what `takeAway` begins waits for it. */
async function putOnMeanwhile(id: number, pictureId: string, takeAway: () => Promise<unknown>): Promise<void> {
  const putting = await at.database.startTransaction().execute();
  await putting.updateTable('users').set({ avatar_id: pictureId }).where('id', '=', id).execute();
  const taking = takeAway();
  await waitsForLock();
  await putting.commit().execute();
  await taking;
}

test('A picture that one reader takes off while another puts the same one on stays with the other.', async () => {
  const [one, other] = [await addUser('one'), await addUser('other')];
  await avatars.set(one, await (await page(40)).read());
  const pictureId = (await avatarOf(one)) ?? '';
  await putOnMeanwhile(other, pictureId, () => avatars.clear(one));
  expect([await avatarOf(one), await avatarOf(other), await at.storage.has(pictureId)]).toEqual([null, pictureId, true]);
  await avatars.clear(other);
  expect(await at.storage.has(pictureId)).toBe(false);
});

test('A picture whose files are just taken away is written anew for another reader who sends the same one.', async () => {
  const [one, other] = [await addUser('first'), await addUser('second')];
  const content = await (await page(45)).read();
  await avatars.set(one, content);
  const pictureId = (await avatarOf(one)) ?? '';
  const elsewhere = new Avatars(new ProfileRepository(at.database), new PictureStore(at.database, at.storage));
  let setting: Promise<void> | undefined;
  const remove = at.storage.remove.bind(at.storage);
  vi.spyOn(at.storage, 'remove').mockImplementationOnce(async (id) => {
    setting = elsewhere.set(other, content);
    await Promise.race([setting, waitsForLock()]);
    await remove(id);
  });
  await avatars.clear(one);
  await setting;
  expect([await avatarOf(one), await avatarOf(other), await at.storage.has(pictureId)]).toEqual([null, pictureId, true]);
});

test('A picture that is put on while uploads are tidied away stays.', async () => {
  const reader = await addUser('reader');
  const batch = at.pictures.batch();
  const { id } = await batch.add(await page(50));
  await at.database.transaction().execute((transaction) => batch.insertRows(transaction));
  batch.keep();
  await at.database
    .updateTable('loose_pictures')
    .set({ since: sql<Date>`now()` })
    .where('picture_id', '=', id)
    .execute();
  const loose = new LoosePictures(at.database, at.storage);
  await putOnMeanwhile(reader, id, () => loose.sweep(new Date(Date.now() + 60_000)));
  expect([await avatarOf(reader), await at.storage.has(id)]).toEqual([id, true]);
});
