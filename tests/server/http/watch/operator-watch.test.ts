import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { OperatorWatch } from '#server/http/watch/operator-watch.ts';
import { kindOf } from '#server/http/watch/watched-requests.ts';
import { WorkQueue } from '#server/http/work-queue.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function serve(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function watching(slowQueryMilliseconds = 0): Promise<{ watch: OperatorWatch; warned: object[]; address: string }> {
  const warned: object[] = [];
  const port = await freePort();
  const config = { metrics: { address: '127.0.0.1', port }, slowQueryMilliseconds };
  const watch = new OperatorWatch({ config, log: { warn: (told: object) => warned.push(told) } });
  await watch.start();
  open.push(() => watch.stop());
  return { watch, warned, address: `http://127.0.0.1:${port}/metrics` };
}

const silent: RequestListener = () => {};
const levels = async () => [{ name: 'avif', queued: 3, active: 1, failed: 0 }];
const limits = { atOnce: 1, waiting: 1, waitMilliseconds: 1000 };
const queues = () => ({ reads: new WorkQueue(limits), writes: new WorkQueue(limits) });

test('A port of metrics that is taken is named by its own setting.', async () => {
  const { port } = await serve(silent);
  const config = { metrics: { address: '127.0.0.1', port }, slowQueryMilliseconds: 0 };
  await expect(new OperatorWatch({ config, log: { warn: () => undefined } }).start()).rejects.toThrow(
    new StartError(
      `Metrics cannot be read at port ${port} of 127.0.0.1 (EADDRINUSE): choose another FUTAGO_METRICS_PORT or FUTAGO_METRICS_ADDRESS.`,
    ),
  );
});

test('The metrics tell requests by kind and status, the sockets, the work, the jobs and Node itself.', async () => {
  const { watch, address } = await watching();
  watch.look({ jobs: { levels }, realtime: { sockets: () => 7 }, queues: queues() });
  for (const isFailed of [true, false, false]) watch.onJob({ queue: 'picture-avif', milliseconds: 1200, isFailed });
  const listener = watch.requests((request, response) => response.writeHead(request.url === '/' ? 200 : 404).end());
  const { port } = await serve(listener);
  for (const path of ['/', '/pictures/none', '/pictures/none']) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const answer = await fetch(address);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'futago_http_request_duration_seconds_count{kind="page",status="2xx"} 1',
      'futago_http_request_duration_seconds_count{kind="picture",status="4xx"} 2',
      'futago_realtime_sockets 7',
      'futago_work_running{queue="reads"} 0',
      'futago_jobs_queued{queue="avif"} 3',
      'futago_jobs_active{queue="avif"} 1',
      'futago_job_duration_seconds_count{queue="picture-avif",outcome="done"} 2',
      'futago_job_duration_seconds_count{queue="picture-avif",outcome="failed"} 1',
    ]),
  );
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('Statements are timed, failed ones counted, and slow ones written into the log without their values.', async () => {
  const testing = await createTestDatabase();
  open.push(() => testing.close());
  const { watch, warned, address } = await watching(500);
  const database = openDatabase(testing.url, { watch, poolSize: 2 });
  open.push(() => database.destroy());
  await sql`select ${1}::int`.execute(database);
  await sql`select pg_sleep(${0.6}), ${'secret'}::text`.execute(database);
  await expect(sql`select no_such_column`.execute(database)).rejects.toThrow('no_such_column');
  const text = await (await fetch(address)).text();
  expect(text).toMatch(/^futago_database_query_duration_seconds_count 3$/m);
  expect(text).toMatch(/^futago_database_query_failures_total 1$/m);
  expect(text).toMatch(/^futago_database_connections\{state="idle"\} 1$/m);
  expect(warned).toEqual([{ sql: 'select pg_sleep($1), $2::text', milliseconds: expect.any(Number) as number }]);
});

test('Every measure that the dashboard draws is one that is told.', async () => {
  const { watch, address } = await watching();
  watch.onPool(() => ({ busy: 0, idle: 0, waiting: 0 }));
  watch.look({ jobs: { levels }, realtime: { sockets: () => 0 }, queues: queues() });
  const told = new Set([...(await (await fetch(address)).text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const dashboard = readFileSync(new URL('../../../../docs/operations/grafana.json', import.meta.url), 'utf8');
  const drawn = [...dashboard.matchAll(/\b(?:futago|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter((name) => !told.has(name))).toEqual([]);
});

test('Nothing but the metrics is at their address, and a jobs table that does not answer is said.', async () => {
  const { watch, address } = await watching();
  const other = await fetch(new URL('/', address));
  expect([other.status, await other.text()]).toEqual([404, 'The metrics are at /metrics.\n']);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  watch.look({ jobs: { levels: () => Promise.reject(new Error('no database')) }, realtime: { sockets: () => 0 }, queues: queues() });
  const failed = await fetch(address);
  expect([failed.status, await failed.text()]).toEqual([500, 'The metrics cannot be read: no database\n']);
});

test('Without a port nothing listens and requests are not timed.', async () => {
  const watch = new OperatorWatch({
    config: { metrics: { address: '127.0.0.1', port: null }, slowQueryMilliseconds: 0 },
    log: { warn: () => {} },
  });
  await watch.start();
  expect(watch.requests(silent)).toBe(silent);
  await watch.stop();
});

test.each([
  ['/graphql?hash=1', 'graphql'],
  ['/graphqlx', 'page'],
  ['/pictures/ab/640.webp', 'picture'],
  ['/assets/a.js', 'asset'],
  ['/feeds/vi.atom', 'feed'],
  ['/api/views/12', 'view'],
  ['/upload/0190b1c2-8d5e-7a30-9f11-0c6d2e7f4a55/0', 'upload'],
  ['/ready', 'probe'],
  ['/comic/1/2', 'page'],
])('The address %s is of the kind %s.', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
