import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockTwins, OwnWorksRepository } from '#server/modules/uploads/own/own-works.repository.ts';
import { ProfileRepository } from '#server/modules/profile/profile.repository.ts';
import { registerAccount } from '#tests/support/site/accounts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';
import { picture, UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await published({ title: 'Đèn lồng' }, 1);
});
afterAll(() => site.close());

const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename } }`;
const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename } }`;
const SEEN = `query ($id: ID!) { work(id: $id, language: vi) { ... on Work { twins { title } firstChapter { twins { id } } } } }`;

/** A work of one chapter that readers see. */
async function published(input: object, shade: number): Promise<string> {
  const id = await site.createWork(input);
  const { chapters } = await site.upload(id, [{ name: '1.png', content: await picture(shade) }]);
  await site.run(PUBLISH, { id: chapters[0]?.id }, site.lan);
  return id;
}

async function choose(twinId: string | null): Promise<void> {
  await site.run(EDIT, { id: workId, input: { ...WORK_INPUT, twinId } }, site.lan);
}

/** Titles of the twins of the work that was published first, and how many twins its chapter has. */
async function twinsForReaders(): Promise<unknown> {
  const { database } = site.test;
  const { work_id: id } = await database
    .selectFrom('own_works')
    .select('work_id')
    .where('id', '=', Number(workId))
    .executeTakeFirstOrThrow();
  site.site.api.forget();
  const { work } = await site.run<{ work: { twins: { title: string }[]; firstChapter: { twins: object[] } } }>(SEEN, { id: String(id) });
  return [work.twins.map(({ title }) => title), work.firstChapter.twins.length];
}

test('Twins of one owner are linked for readers when both are published, and parted when the owner parts them.', async () => {
  const [lantern, river] = [
    await published({ language: 'ja', title: '灯籠' }, 9),
    await published({ language: 'ja', title: '夜の川' }, 10),
  ];
  await choose(lantern);
  expect(await twinsForReaders()).toEqual([['灯籠'], 1]);
  await choose(river);
  expect(await twinsForReaders()).toEqual([['夜の川'], 1]);
  await choose(null);
  expect(await twinsForReaders()).toEqual([[], 0]);
});

test('Twins are parted for readers too when a new work takes one of them over.', async () => {
  const lantern = await published({ language: 'ja', title: '提灯' }, 11);
  await choose(lantern);
  expect(await twinsForReaders()).toEqual([['提灯'], 1]);
  await site.createWork({ title: 'Bản khác', twinId: lantern });
  expect(await twinsForReaders()).toEqual([[], 0]);
});

test('Two browsers of an owner that choose the same two works for twins at once are both answered.', async () => {
  const lantern = await published({ language: 'ja', title: '行灯' }, 12);
  const chosen = [
    { id: workId, input: { ...WORK_INPUT, twinId: lantern } },
    { id: lantern, input: { ...WORK_INPUT, language: 'ja', title: '行灯', twinId: workId } },
  ];
  for (let round = 0; round < 5; round += 1) {
    await choose(null);
    const answers = await Promise.all([...chosen, ...chosen, ...chosen].map((variables) => site.run(EDIT, variables, site.lan)));
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ editOwnWork: { __typename: 'OwnWork' } })));
    expect(await twinsForReaders()).toEqual([['行灯'], 1]);
  }
});

test('A work is deleted in one browser while its twin is edited in another.', async () => {
  const { database } = site.test;
  const [twin, deleted] = [await site.createWork({ title: 'Giữ' }), await site.createWork({ language: 'ja', title: '消す' })].map(Number);
  if (twin === undefined || deleted === undefined) throw new TypeError('two works were made');
  const { owner_id: ownerId } = await database.selectFrom('own_works').select('owner_id').where('id', '=', twin).executeTakeFirstOrThrow();
  await site.run(EDIT, { id: String(twin), input: { ...WORK_INPUT, title: 'Giữ', twinId: String(deleted) } }, site.lan);
  const removing = Promise.withResolvers<boolean>();
  await database.transaction().execute(async (editing) => {
    await editing.selectFrom('own_works').select('id').where('id', '=', twin).forUpdate().execute();
    new OwnWorksRepository(database).remove(deleted, ownerId).then(removing.resolve, removing.reject);
    await eventually(async () => expect(await waiting(database)).toBe(1));
    expect(await lockTwins(editing, twin, deleted)).toHaveLength(2);
  });
  expect(await removing.promise).toBe(true);
});

test('An account is deleted in one browser while twins of its works are edited in another.', async () => {
  const { database } = site.test;
  const leaving = await registerAccount(site.site);
  const one = await site.createWork({ title: 'Đi' }, leaving);
  const other = await site.createWork({ language: 'ja', title: '旅立ち' }, leaving);
  // It stands behind the other one now, in the table and in its index.
  await database
    .updateTable('own_works')
    .set({ changed_at: new Date(0) })
    .where('id', '=', Number(one))
    .execute();
  const deletion = Promise.withResolvers<void>();
  await database.transaction().execute(async (editing) => {
    await editing.selectFrom('own_works').select('id').where('id', '=', Number(one)).forUpdate().execute();
    new ProfileRepository(database).deleteUser(Number(leaving.viewer.id)).then(deletion.resolve, deletion.reject);
    await eventually(async () => expect(await waiting(database)).toBe(1));
    expect(await lockTwins(editing, Number(one), Number(other))).toHaveLength(2);
  });
  await deletion.promise;
  expect(
    await database
      .selectFrom('own_works')
      .select('id')
      .where('id', 'in', [Number(one), Number(other)])
      .execute(),
  ).toEqual([]);
});
