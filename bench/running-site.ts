import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localFetch } from '#tests/support/local-fetch.ts';

/** BENCH_PORT and BENCH_FOLDER let two benches run side by side. */
const PORT = Number(process.env['BENCH_PORT'] ?? 3900);
const FOLDER = process.env['BENCH_FOLDER'] ?? join(tmpdir(), 'futago-bench');
const START_MOST_MS = 240_000;
/** Of 300 in three seconds. */
const IDLE_TICKS = 15;

/** The real server with the demo library, in a process and a data folder of its own. */
export interface RunningSite {
  /** Of the Vietnamese site. */
  readonly origin: string;
  readonly pid: number;
  readonly ask: <Result>(query: string, variables?: Record<string, unknown>) => Promise<Result>;
  /** The first chapter of the most viewed Vietnamese work of a format, as a path. */
  readonly findChapter: (
    format: 'COMIC' | 'NOVEL',
  ) => Promise<{ readonly path: string; readonly workId: string; readonly chapterId: string }>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it and waits until it is ready: minutes where the library has to be imported, else seconds. `settings` are
 * variables of its environment. A server that does not get ready is ended before this rejects.
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    FUTAGO_DATA_FOLDER: FOLDER,
    FUTAGO_LOG_LEVEL: 'error',
    ...settings,
  };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://vi.localhost:${PORT}`;
  const stop = () => endServer(server);
  try {
    await waitUntilReady(`${origin}/ready`, () => server.exitCode);
    await waitUntilIdle(server.pid ?? 0);
  } catch (error) {
    await stop();
    throw error;
  }
  const ask = askFrom(`${origin}/graphql`);
  return {
    origin,
    pid: server.pid ?? 0,
    ask,
    findChapter: (format) => findChapter(ask, format),
    stop,
  };
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function waitUntilReady(address: string, exitCode: () => number | null): Promise<void> {
  const latest = Date.now() + START_MOST_MS;
  while (Date.now() < latest) {
    if (exitCode() !== null) throw new Error(`The server ended with code ${exitCode()} before it was ready.`);
    const isReady = await localFetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server was not ready after ${START_MOST_MS / 1000} s.`);
}

/** Pictures of a library that was just taken in are still made smaller behind the requests: that is not what is measured. */
async function waitUntilIdle(pid: number): Promise<void> {
  const latest = Date.now() + START_MOST_MS;
  let before = await ticksOf(pid);
  while (Date.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const now = await ticksOf(pid);
    if (now - before < IDLE_TICKS) return;
    before = now;
  }
}

/** Hundredths of a second of processor time that the process has used. */
async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function askFrom(endpoint: string): RunningSite['ask'] {
  return async <Result>(query: string, variables: Record<string, unknown> = {}) => {
    const answer = await localFetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Result; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

interface ListedWork {
  readonly id: string;
  readonly format: string;
  readonly isSensitive: boolean;
  readonly firstChapter: { readonly id: string } | null;
}

async function findChapter(ask: RunningSite['ask'], format: string): Promise<{ path: string; workId: string; chapterId: string }> {
  const { mostViewed } = await ask<{ mostViewed: readonly ListedWork[] }>(
    '{ mostViewed(language: vi, limit: 50) { id format isSensitive firstChapter { id } } }',
  );
  const work = mostViewed.find((one) => one.format === format && !one.isSensitive);
  if (!work?.firstChapter) throw new Error(`The demo library has no Vietnamese ${format.toLowerCase()} to measure.`);
  return { path: `/comic/${work.id}/${work.firstChapter.id}`, workId: work.id, chapterId: work.firstChapter.id };
}
