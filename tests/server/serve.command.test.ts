import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage, request as send } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { runningPostgresUrl } from '#server/platform/postgres/embedded-postgres.ts';
import { processIdentity } from '#server/platform/data-folder/process-identity.ts';
import { killPostgres, segmentsOf } from '#tests/support/database/kill-postgres.ts';
import { type RunningProgram, startProgram } from '#tests/support/process/program.ts';
import { startFakeStore } from './platform/s3/fake-store.ts';

const PORT = 4150;
const READY = `http://ja.localhost:${PORT}`;
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/first-response/first-response.mjs', import.meta.url)));

async function stop(program: RunningProgram, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  program.child.kill(signal);
  return await program.ended;
}

async function status(path: string, host = 'localhost'): Promise<number> {
  // Node's resolver, unlike browsers, does not know names below localhost.
  const request = get({ host: '127.0.0.1', port: PORT, path, headers: { host: `${host}:${PORT}` }, agent: false });
  return await statusOf(request);
}

async function statusOf(sent: ClientRequest): Promise<number> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

/** Resolves when the server has begun with it; rejects where it takes nothing. */
async function beginView(chapterId: number): Promise<ClientRequest> {
  const headers = { host: `vi.localhost:${PORT}`, expect: '100-continue' };
  const view = send({ host: '127.0.0.1', port: PORT, path: `/api/views/${chapterId}`, method: 'POST', headers, agent: false });
  view.on('error', () => undefined).flushHeaders();
  const closed = once(view, 'close').then(() => Promise.reject(new Error('The server took nothing more.')));
  await Promise.race([once(view, 'continue'), closed]);
  view.end();
  return view;
}

/** Null once nothing new is taken. */
async function lateView(chapterId: number): Promise<ClientRequest | null> {
  return await beginView(chapterId).catch(() => null);
}

describe.skipIf(!isBuilt)('node server/main.ts (skipped where the site is not built: npm run build)', () => {
  let root: string;
  let dataFolder: string;
  const programs: RunningProgram[] = [];

  beforeAll(async () => {
    root = await mkdtemp('/tmp/futago-serve-');
    await chmod(root, 0o755);
    dataFolder = join(root, 'data');
  });
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGTERM');
      await ended;
    }
    await rm(root, { recursive: true, force: true });
  });

  function serve(environment: Readonly<Record<string, string>> = {}): RunningProgram {
    const program = startProgram('server/main.ts', [], {
      FUTAGO_DATA_FOLDER: dataFolder,
      FUTAGO_LOG_LEVEL: 'error',
      // It would take a core from the other tests for as long as these run.
      FUTAGO_PICTURES_AVIF: 'false',
      PORT: String(PORT),
      ...environment,
    });
    programs.push(program);
    return program;
  }

  /** Of the database beside the running server. */
  async function ask<Row>(query: RawBuilder<Row>): Promise<readonly Row[]> {
    const database = openDatabase((await runningPostgresUrl(dataFolder)) ?? '', { poolSize: 1 });
    const { rows } = await query.execute(database);
    await database.destroy();
    return rows;
  }

  async function twoChapters(): Promise<[number, number]> {
    const [first, second] = await ask(sql<{ id: number }>`select id from chapters order by id limit 2`);
    return [first?.id ?? 0, second?.id ?? 0];
  }

  async function postgresPid(): Promise<number> {
    return Number((await readFile(join(dataFolder, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  }

  test('the first start takes in the demo library, says both addresses and answers at both', { timeout: 240_000 }, async () => {
    const program = serve();
    await program.until(READY);
    expect(program.printed()).toContain(`Truyện Đôi  http://vi.localhost:${PORT}\nふたご書庫  ${READY}\n`);
    expect(
      await Promise.all([status('/health'), status('/ready'), status('/', 'vi.localhost'), status('/', 'ja.localhost'), status('/')]),
    ).toEqual([200, 200, 200, 200, 302]);
  });

  test('a second start in the folder says so and leaves the first alone', async () => {
    const second = serve();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toBe(
      `Futago is already at work in ${dataFolder} (futago serve at http://vi.localhost:${PORT} and http://ja.localhost:${PORT}, process ${programs[0]?.child.pid}); that one was left alone.\n`,
    );
    expect(await status('/ready')).toBe(200);
  });

  test('a taken port is one sentence, and no database is made for it', async () => {
    const other = serve({ FUTAGO_DATA_FOLDER: join(root, 'other') });
    expect(await other.ended).toBe(1);
    expect(other.printed()).toBe(
      `Port ${PORT} of 127.0.0.1 is taken by another program: end it, or choose another with PORT=3001 npm start.\n`,
    );
    expect(existsSync(join(root, 'other', 'database'))).toBe(false);
    expect(existsSync(join(root, 'other', 'futago.lock'))).toBe(false);
  });

  test('a mistyped bucket is one sentence, and no database is made for it', async () => {
    const store = await startFakeStore();
    onTestFinished(() => store.close());
    const FUTAGO_PICTURES_BUCKET_URL = store.url.replace('/bucket/', '/buckett/');
    const other = serve({ FUTAGO_DATA_FOLDER: join(root, 'other'), FUTAGO_PICTURES_BUCKET_URL });
    expect(await other.ended).toBe(1);
    expect(other.printed()).toBe(
      `There is no bucket buckett at ${new URL(store.url).host}: make it, or check FUTAGO_PICTURES_BUCKET_URL.\n`,
    );
    expect(existsSync(join(root, 'other', 'database'))).toBe(false);
    expect(existsSync(join(root, 'other', 'futago.lock'))).toBe(false);
  });

  test('after kill -9 the next start answers again with everything that was acknowledged', { timeout: 60_000 }, async () => {
    const url = (await runningPostgresUrl(dataFolder)) ?? '';
    const database = openDatabase(url);
    await database.insertInto('creators').values({ name: 'acknowledged before the kill', reading: null }).execute();
    await database.destroy();
    const first = programs[0];
    expect(first && (await stop(first, 'SIGKILL'))).toBe('SIGKILL');
    const next = serve();
    await next.until(READY);
    const again = openDatabase((await runningPostgresUrl(dataFolder)) ?? '');
    expect(await again.selectFrom('creators').select('name').where('name', '=', 'acknowledged before the kill').execute()).toHaveLength(1);
    await again.destroy();
    expect(await status('/', 'ja.localhost')).toBe(200);
  });

  test(
    'SIGTERM ends everything cleanly: the lock is gone, PostgreSQL too, the port is free; who asked before is answered',
    {
      timeout: 60_000,
    },
    async () => {
      const pid = await postgresPid();
      const running = programs.at(-1);
      const [chapterId, otherId] = await twoChapters();
      // Views are gathered for a moment before they are written.
      const [staying, leaving] = [await beginView(chapterId), await beginView(otherId)];
      leaving.destroy();
      const answers = [statusOf(staying)];
      running?.child.kill('SIGTERM');
      for (let view = await lateView(chapterId); view !== null; view = await lateView(chapterId)) answers.push(statusOf(view));
      expect(await running?.ended).toBe(0);
      expect([...new Set(await Promise.all(answers))]).toEqual([204]);
      expect(running?.printed()).not.toContain('A request failed');
      expect({ postgres: processIdentity(pid), hasLock: existsSync(join(dataFolder, 'futago.lock')) }).toEqual({
        postgres: null,
        hasLock: false,
      });
      await expect(status('/health')).rejects.toThrow();
    },
  );

  test('when PostgreSQL goes away the server stops and says why', { timeout: 60_000 }, async () => {
    const program = serve();
    await program.until(READY);
    const marks = await ask(
      sql<{ chapter_id: number }>`select chapter_id from view_marks where counted_at > now() - interval '1 minute' order by chapter_id`,
    );
    expect(marks.map((mark) => mark.chapter_id)).toEqual(await twoChapters());
    const postmaster = await postgresPid();
    const segments = await segmentsOf(postmaster);
    await killPostgres(postmaster);
    expect([...segments].filter((segment) => existsSync(segment))).toEqual([]);
    expect(await program.ended).toBe(1);
    expect(program.printed()).toContain('The embedded PostgreSQL ended by itself, so Futago stops');
  });
});
