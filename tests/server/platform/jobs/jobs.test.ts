import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobKind, type Jobs, startJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { eventually } from '#tests/support/eventually.ts';

let testDatabase: TestDatabase;
let jobs: Jobs;
const tried: { readonly queue: string; readonly milliseconds: number; readonly isFailed: boolean }[] = [];
const logged: string[] = [];
const log = createLogger('warn', new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) }));

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  jobs = await startJobs({ url: testDatabase.url, log, isWorker: true, pollingSeconds: 0.5, onTried: (one) => tried.push(one) });
});
afterAll(async () => {
  await jobs.stop();
  await testDatabase.close();
});

interface Greeting {
  readonly name: string;
}
const kind = (name: string): JobKind<Greeting> => ({ name, expireInSeconds: 30, retryLimit: 0 });

test('jobs run by priority, each once, with the data they were added with', async () => {
  const greet = kind('greet');
  await jobs.add(greet, [
    { key: 'a', data: { name: 'Lan' } },
    { key: 'b', data: { name: '花' }, priority: 5 },
    { key: 'a', data: { name: 'Lan again' } },
  ]);
  expect(await jobs.countOpen(greet)).toBe(2);
  const greeted: string[] = [];
  const { promise: bothRan, resolve } = Promise.withResolvers<void>();
  await jobs.work(greet, 1, async ({ name }) => {
    greeted.push(name);
    if (greeted.length === 2) resolve();
  });
  await bothRan;
  expect(greeted).toEqual(['花', 'Lan']);
});

test('a job added in a transaction that is rolled back does not exist', async () => {
  const undone = kind('undone');
  await jobs.add(undone, [{ key: 'first', data: { name: 'kept' } }]);
  const failing = testDatabase.database.transaction().execute(async (transaction) => {
    await jobs.add(undone, [{ key: 'second', data: { name: 'lost' } }], transaction);
    throw new Error('the rows were refused');
  });
  await expect(failing).rejects.toThrow('the rows were refused');
  expect(await jobs.countOpen(undone)).toBe(1);
});

test('a job that fails is logged with its data and does not stop the next one', async () => {
  const { promise: secondRan, resolve } = Promise.withResolvers<void>();
  const risky = kind('risky');
  await jobs.work(risky, 1, async ({ name }) => {
    if (name === 'bad') throw new Error('the picture is broken');
    resolve();
  });
  await jobs.add(risky, [
    { key: '1', data: { name: 'bad' }, priority: 1 },
    { key: '2', data: { name: 'good' } },
  ]);
  await secondRan;
  await eventually(() => expect(tried.filter(({ queue }) => queue === 'risky').map(({ isFailed }) => isFailed)).toEqual([true, false]));
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 'warn',
      msg: 'a background job failed',
      job: 'risky',
      data: { name: 'bad' },
      attempt: 1,
      err: { message: 'the picture is broken' },
    },
  ]);
});

test('jobs begin at once or as soon as their kind is looked for, and one after the other, long before the next common look', async () => {
  const [calm, prompt] = [kind('calm'), { ...kind('prompt'), lookSeconds: 0.5 }];
  const worker = await startJobs({ url: testDatabase.url, log, isWorker: true, pollingSeconds: 60 });
  const ran: string[] = [];
  const run = async ({ name }: Greeting): Promise<void> => void ran.push(name);
  await jobs.add(calm, [
    { key: '1', data: { name: 'first' } },
    { key: '2', data: { name: 'second' } },
  ]);
  await worker.work(calm, 1, run);
  await worker.work(prompt, 1, run);
  await eventually(() => expect(ran.length).toBe(2));
  await worker.add(calm, [{ key: '3', data: { name: 'third' } }]);
  await eventually(() => expect(ran).toContain('third'));
  await testDatabase.database
    .transaction()
    .execute((transaction) => worker.add(prompt, [{ key: '4', data: { name: 'last' } }], transaction));
  await eventually(() => expect(ran.at(-1)).toBe('last'));
  await worker.stop();
});

test('a command that only adds jobs leaves them to the worker', async () => {
  const adder = await startJobs({ url: testDatabase.url, log, isWorker: false });
  const handedOver = kind('handed-over');
  await adder.add(handedOver, [{ key: 'x', data: { name: 'Mai' } }]);
  await adder.stop();
  expect(await jobs.countOpen(handedOver)).toBe(1);
});

test('stopping aborts the running job, which is tried again at the next start', async () => {
  const slow: JobKind<Greeting> = { ...kind('slow'), retryLimit: 3 };
  const worker = await startJobs({ url: testDatabase.url, log, isWorker: true, pollingSeconds: 0.5 });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await worker.work(slow, 1, async (_data, signal) => {
    begin();
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  await worker.add(slow, [{ key: 'x', data: { name: 'Mai' } }]);
  await begun;
  await worker.stop();
  expect(await jobs.countOpen(slow)).toBe(1);
});

test('connections that the database ends while all stops are no error, those that it ends before are', async () => {
  const errors = () => logged.filter((line) => line.includes('57P01')).length;
  const endIdle = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'futago jobs' and state = 'idle'`.execute(testDatabase.database);
  const farewells = kind('farewells');
  await endIdle();
  await eventually(() => expect(errors()).toBeGreaterThan(0));
  const worker = await startJobs({ url: testDatabase.url, log, isWorker: true, pollingSeconds: 0.5 });
  const { promise: isRunning, resolve: runs } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  await worker.work(farewells, 1, async () => {
    runs();
    await mayEnd;
  });
  await worker.add(farewells, [{ key: 'last', data: { name: 'Lan' } }]);
  await isRunning;
  await jobs.stop();
  logged.length = 0;
  const stopped = worker.stop();
  await endIdle();
  end();
  await stopped;
  expect(errors()).toBe(0);
});
