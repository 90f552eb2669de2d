import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { OwnWorksRepository } from '#server/modules/uploads/own/own-works.repository.ts';
import { problem } from '#server/modules/uploads/processing/upload-problems.ts';
import { UploadsRepository } from '#server/modules/uploads/uploads.repository.ts';
import { type JobKind, type Jobs, startJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type CommandResult, runFutago } from '#tests/support/site/operator-commands.ts';

const GREET: JobKind<{ readonly name: string }> = { name: 'greet', expireInSeconds: 30, retryLimit: 0 };
const CHIME: JobKind<{ readonly name: string }> = { ...GREET, name: 'chime', comesAgain: true };

let testing: TestDatabase;
let folder: string;
let jobs: Jobs;
const begun: string[] = [];
let isBroken = true;

beforeAll(async () => {
  testing = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-jobs-'));
  jobs = await startJobs({ url: testing.url, log: createLogger('silent'), isWorker: true, pollingSeconds: 0.5 });
  for (const kind of [GREET, CHIME]) {
    await jobs.work(kind, 1, async ({ name }) => {
      begun.push(name);
      if (isBroken) throw new Error(`no\nvoice for ${name}`);
    });
  }
});
afterAll(async () => {
  await jobs.stop();
  await testing.close();
  await rm(folder, { recursive: true, force: true });
});

const futago = (...words: string[]): Promise<CommandResult> => runFutago(['jobs', ...words], testing.url, folder);
const columns = ({ said }: CommandResult): readonly (readonly string[])[] => said.map((line) => line.split('\t'));

test('Work that has no tries left is listed with what it was about and why, is tried again or forgotten when the operator says so.', async () => {
  await jobs.add(CHIME, [{ key: 'c', data: { name: 'noon' } }]);
  await eventually(() => expect(begun).toEqual(['noon']));
  await jobs.add(GREET, [
    { key: 'a', data: { name: 'Lan' }, priority: 1 },
    { key: 'b', data: { name: '花' } },
  ]);
  await eventually(async () => expect(await jobs.deadLetters.list()).toHaveLength(2));
  const listed = columns(await futago('list'));
  expect(listed.map(([, , ...rest]) => rest)).toEqual([
    ['greet', '1', '{"name":"花"}', 'no voice for 花'],
    ['greet', '1', '{"name":"Lan"}', 'no voice for Lan'],
  ]);
  const [[second = ''] = [], [first = '', at = ''] = []] = listed;
  expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  isBroken = false;
  expect(await futago('again', first)).toEqual({ code: 0, said: [`${first} waits to be tried again.`], complained: [] });
  await eventually(() => expect(begun).toEqual(['noon', 'Lan', '花', 'Lan']));
  expect((await futago('forget', second)).said).toEqual([`${second} is forgotten.`]);
  expect((await futago('list')).said).toEqual([]);
});

test('What is no number of the list is refused with a sentence.', async () => {
  const id = randomUUID();
  const answers: CommandResult[] = [];
  for (const words of [[], ['list', id], ['again', '1'], ['forget', id], ['again', id]]) answers.push(await futago(...words));
  expect(answers.map(({ code, complained }) => [code, complained[0]?.split('\n')[0]])).toEqual([
    [1, 'Say list, or again or forget and the number that list prints.'],
    [1, 'Say list, or again or forget and the number that list prints.'],
    [1, '"1" is not a number that futago jobs list prints.'],
    [1, `Nothing that was given up has the number ${id}.`],
    [1, `Nothing that was given up has the number ${id}.`],
  ]);
});

/** Returns its number. */
async function giveUpUpload(): Promise<string> {
  const { database } = testing;
  const lan = { email: 'lan@example.org', emailKey: 'lan@example.org', name: 'Lan', passwordHash: null, language: 'vi' } as const;
  const { id: ownerId } = (await new AccountsRepository(database).add(lan)) ?? { id: 0 };
  const kind = { language: 'vi', format: 'COMIC', status: 'ONGOING', direction: null } as const;
  const words = { ...kind, title: 'Đèn', titleReading: null, description: '', isSensitive: false, credits: [], genres: [] };
  const { id: ownWorkId } = await new OwnWorksRepository(database).add(database, ownerId, randomUUID(), words, null);
  const uploads = new UploadsRepository(database);
  const id = randomUUID();
  const files = [{ name: 'a.cbz', size: 9, sha256: null }];
  await uploads.add({ id, ownerId, ownWorkId, purpose: 'CHAPTERS', ownChapterId: null, ownPageId: null, files }, () => null);
  await uploads.fail(id, [problem('FAULT', 'each of 4 tries ended by an error of the server')]);
  return id;
}

test('An upload that was given up is listed and counted, and of its number it is said who alone can send it again.', async () => {
  const id = await giveUpUpload();
  expect(columns(await futago('list')).map(([number, , kind, , about]) => [number, kind, about])).toEqual([
    [id, 'upload', '{"owner":"lan@example.org","work":"Đèn"}'],
  ]);
  expect((await runFutago(['stats'], testing.url, folder)).said).toContain('background jobs given up\t1');
  for (const word of ['again', 'forget']) {
    const { code, complained } = await futago(word, id);
    expect([code, complained[0]?.split('\n')[0]]).toEqual([
      1,
      `${id} is an upload: only its owner can send it again, and it leaves the list within a day.`,
    ]);
  }
});
