import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { addressOf, hashOf } from '#tests/support/site/graphql-site.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

const TITLE = 'query Title($id: ID!) { work(language: vi, id: $id) { ... on Work { title } } }';

let primary: TestDatabase;
let replica: TestDatabase;
let site: InProcessSite;
let seeded: SeededCatalogue;
beforeAll(async () => {
  [primary, replica] = [await createTestDatabase(), await createTestDatabase()];
  seeded = await seedCatalogue(primary.database);
  await seedCatalogue(replica.database);
  await replica.database.updateTable('works').set({ title: 'as the replica has it' }).execute();
  site = await startInProcessSite(primary.database, { reads: replica.database, texts: { [hashOf(TITLE)]: TITLE } });
});
afterAll(async () => {
  await site.close();
  await Promise.all([primary.close(), replica.close()]);
});

test('visitors read from the replica, who is signed in from the primary', async () => {
  const address = addressOf(TITLE, { id: String(seeded.viComic.id) });
  const { token } = await registerAccount(site);
  const titleFor = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    (JSON.parse((await site.send(address, { headers })).body.toString()) as { data: { work: { title: string } } }).data.work.title;
  expect(await titleFor({})).toBe('as the replica has it');
  expect(await titleFor(bearer(token))).not.toBe('as the replica has it');
});
