import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Avatars } from '#server/modules/profile/avatars.ts';
import { ProfileRepository } from '#server/modules/profile/profile.repository.ts';
import { LoosePictures } from '#server/modules/uploads/processing/loose-pictures.ts';
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

/** Lets the reader put the picture on, and commits that once what `takeAway` begins waits for it. */
async function putOnMeanwhile(id: number, pictureId: string, takeAway: () => Promise<unknown>): Promise<void> {
  const putting = await at.database.startTransaction().execute();
  await putting.updateTable('users').set({ avatar_id: pictureId }).where('id', '=', id).execute();
  const taking = takeAway();
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and not granted`.execute(at.database);
      return rows.length;
    })
    .toBeGreaterThan(0);
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

test('A picture that is put on while uploads are tidied away stays.', async () => {
  const reader = await addUser('reader');
  const batch = at.pictures.batch();
  const { id } = await batch.add(await page(50));
  await at.database.transaction().execute((transaction) => batch.insertRows(transaction));
  batch.keep();
  await at.database.insertInto('loose_pictures').values({ picture_id: id }).execute();
  const loose = new LoosePictures(at.database, at.storage);
  await putOnMeanwhile(reader, id, () => loose.sweep(new Date(Date.now() + 60_000)));
  expect([await avatarOf(reader), await at.storage.has(id)]).toEqual([id, true]);
});
