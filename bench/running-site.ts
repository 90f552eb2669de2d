import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { ticksOfDatabase, ticksOfTree } from './processor-time.ts';

/** BENCH_PORT and BENCH_FOLDER let two benches run side by side. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 3900);
const FOLDER = process.env['BENCH_FOLDER'] ?? join(tmpdir(), 'futago-bench');
const START_MOST_MS = 240_000;
/** Works of so many chapters have chapters of a page or two. */
const SHORT_FROM = 100;
/** Of 300 in three seconds. */
const IDLE_TICKS = 15;

/** The real server with the demo library, in a process and a data folder of its own. */
export interface RunningSite {
  /** Of the Vietnamese site. */
  readonly origin: string;
  readonly pid: number;
  readonly ask: <Result>(query: string, variables?: Record<string, unknown>) => Promise<Result>;
  /** The first chapter of the most viewed work of a format, Vietnamese unless told otherwise, as a path of its language's site. */
  readonly findChapter: (
    format: 'COMIC' | 'NOVEL',
    language?: 'vi' | 'ja',
  ) => Promise<{ readonly path: string; readonly workId: string; readonly chapterId: string }>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it and waits until it is ready: minutes where the library has to be imported, else seconds. `settings` are variables
 * of its environment, its PORT among them. A server that does not get ready is ended before this rejects; nothing is started
 * where its port answers already.
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
  const origin = `http://vi.localhost:${environment.PORT}`;
  if (await isAnswering(`${origin}/ready`)) throw new Error(`Something answers at ${origin} already: end it, or name another BENCH_PORT.`);
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => endServer(server);
  try {
    await waitUntilReady(`${origin}/ready`, () => server.exitCode);
    await waitUntilIdle(server.pid ?? 0, environment.FUTAGO_DATA_FOLDER);
  } catch (error) {
    await stop();
    throw error;
  }
  const ask = askFrom(`${origin}/graphql`);
  return {
    origin,
    pid: server.pid ?? 0,
    ask,
    findChapter: (format, language = 'vi') => findChapter(ask, format, language),
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
    if (await isAnswering(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server was not ready after ${START_MOST_MS / 1000} s.`);
}

function isAnswering(address: string): Promise<boolean> {
  return localFetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}

/**
 * Pictures of a library that was just taken in are still made smaller behind the requests, and PostgreSQL cleans up and
 * counts what was written: that is not what is measured.
 */
async function waitUntilIdle(pid: number, dataFolder: string): Promise<void> {
  const ticks = async (): Promise<number> => (await ticksOfTree(pid)) + (await ticksOfDatabase(dataFolder));
  const latest = Date.now() + START_MOST_MS;
  let before = await ticks();
  while (Date.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const now = await ticks();
    if (now - before < IDLE_TICKS) return;
    before = now;
  }
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
  readonly chaptersCount: number;
  readonly firstChapter: { readonly id: string } | null;
}

async function findChapter(
  ask: RunningSite['ask'],
  format: string,
  language: 'vi' | 'ja',
): Promise<{ path: string; workId: string; chapterId: string }> {
  const { works } = await ask<{ works: { items: readonly ListedWork[] } }>(
    `{ works(language: ${language}, order: VIEWS, perPage: 50) { items { id format isSensitive chaptersCount firstChapter { id } } } }`,
  );
  const work = works.items.find((one) => one.format === format && !one.isSensitive && one.chaptersCount < SHORT_FROM);
  if (!work?.firstChapter) throw new Error(`The demo library has no ${format.toLowerCase()} of the language ${language} to measure.`);
  return { path: `/comic/${work.id}/${work.firstChapter.id}`, workId: work.id, chapterId: work.firstChapter.id };
}
