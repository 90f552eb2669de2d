import { randomUUID } from 'node:crypto';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bearer, registerAccount, type TestAccount } from '#tests/support/site/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';
import { WORK_INPUT } from './uploads/uploads-site.ts';

const WRITES = 300;
/** 2 % of the statements that write. */
const EVERY = 50;
const MOST_TRIES = 5;
const NO_ROOM = 'There is no room to keep anything just now, so nothing was kept: try again in a while.';
const SEND = `mutation ($input: SendCommentInput!) { sendComment(input: $input) { __typename ... on Comment { id } } }`;
const CREATE = `mutation ($input: OwnWorkInput!, $key: ID!) { createOwnWork(input: $input, key: $key) { ... on OwnWork { id } } }`;
const BEGIN = `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { __typename } }`;
const FOLLOW = `mutation ($workId: ID!) { followWork(workId: $workId) { __typename } }`;
const UNFOLLOW = `mutation ($workId: ID!) { unfollowWork(workId: $workId) { isDone } }`;
const READ = `query ($id: ID!) { work(id: $id, language: vi) { ... on Work { id } } }`;

/** Lets each so many-th statement that writes fail as on a full disk, while it is switched on. */
class FailingWrites implements KyselyPlugin {
  isOn = false;
  /** Every so many-th. */
  every = EVERY;
  #writes = 0;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (!this.isOn || !/^(?:Insert|Update|Delete)/.test(node.kind)) return node;
    this.#writes += 1;
    if (this.#writes % this.every > 0) return node;
    throw Object.assign(new Error('could not extend file "base/1/2": No space left on device'), { code: '53100' });
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

let testing: TestDatabase;
let site: InProcessSite;
let seeded: SeededCatalogue;
let lan: TestAccount;
const failing = new FailingWrites();
beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  site = await startInProcessSite(testing.database.withPlugin(failing));
  lan = await registerAccount(site);
});
afterAll(async () => {
  await site.close();
  await testing.close();
});

/** What the writer was told of each try that failed. */
async function untilTaken(query: string, variables: Readonly<Record<string, unknown>>): Promise<string[]> {
  const told: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { errors } = JSON.parse((await ask(site, query, variables, bearer(lan.token))).body.toString()) as {
      readonly errors?: readonly { readonly message: string }[];
    };
    if (errors === undefined) return told;
    told.push(...errors.map(({ message }) => message));
  }
  throw new Error(`It was never taken: ${told.join(' ')}`);
}

test('While 2 % of all writes fail, writers are told so, reading goes on, and nothing is lost or doubled when they try again.', async () => {
  failing.isOn = true;
  const told: string[] = [];
  const workId = String(seeded.viComic.id);
  for (let write = 0; write < WRITES; write += 3) {
    await testing.database.deleteFrom('throttle_hits').execute();
    const input = { subject: { workId }, text: `Lời ${write}`, isSpoiler: false, idempotencyKey: randomUUID() };
    told.push(...(await untilTaken(SEND, { input })));
    told.push(...(await untilTaken(FOLLOW, { workId })));
    if (write % 2 === 0) told.push(...(await untilTaken(UNFOLLOW, { workId })));
    const read = await ask(site, READ, { id: workId });
    expect(JSON.parse(read.body.toString())).toEqual({ data: { work: { id: workId } } });
  }
  failing.isOn = false;
  expect(told.length).toBeGreaterThan(5);
  expect([...new Set(told)]).toEqual([NO_ROOM]);
  const texts = (await testing.database.selectFrom('comments').select('text').where('author_id', '=', Number(lan.viewer.id)).execute()).map(
    ({ text }) => text,
  );
  expect([texts.length, new Set(texts).size]).toEqual([WRITES / 3, WRITES / 3]);
  const follows = await testing.database.selectFrom('follows').select('work_id').where('user_id', '=', Number(lan.viewer.id)).execute();
  expect(follows).toHaveLength(1);
});

test('While no write is possible, each request about an upload is told that there is no room, and goes on afterwards.', async () => {
  const work = await ask(site, CREATE, { input: WORK_INPUT, key: randomUUID() }, bearer(lan.token));
  const { id: workId } = (JSON.parse(work.body.toString()) as { data: { createOwnWork: { id: string } } }).data.createOwnWork;
  const id = randomUUID();
  const input = { id, workId, purpose: 'CHAPTERS', files: [{ name: 'a.txt', size: 5 }] };
  await ask(site, BEGIN, { input }, bearer(lan.token));
  const send = (method: string, path: string) =>
    site.send(path, {
      method,
      headers: { ...bearer(lan.token), 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      ...(method === 'PATCH' ? { body: 'Xin ' } : {}),
    });
  const all = async () => [
    await send('HEAD', `/upload/${id}/0`),
    await send('PATCH', `/upload/${id}/0`),
    await send('DELETE', `/upload/${id}`),
  ];
  failing.isOn = true;
  failing.every = 1;
  const refused = await all();
  failing.isOn = false;
  const told = 'The disk has no room for it.\n';
  expect(refused.map(({ status, headers, body }) => [status, headers['retry-after'], body.toString()])).toEqual([
    [507, '60', ''],
    [507, '60', told],
    [507, '60', told],
  ]);
  expect((await all()).map(({ status }) => status)).toEqual([200, 204, 204]);
});
