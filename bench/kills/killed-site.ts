import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { localFetch } from '#tests/support/network/local-fetch.ts';

const LOOK_MILLISECONDS = 5;
const START_MOST_MILLISECONDS = 240_000;

/** The real server with its embedded database on a data folder of its own, to be killed and started again. */
export class KilledSite {
  /** Of the Vietnamese site. */
  readonly origin: string;
  readonly dataFolder: string;
  readonly #port: number;
  #server: ChildProcess | null = null;

  constructor({ dataFolder, port }: { readonly dataFolder: string; readonly port: number }) {
    this.dataFolder = dataFolder;
    this.#port = port;
    this.origin = `http://vi.localhost:${port}`;
  }

  /** Resolves with the milliseconds from the start of the process to its readiness. Rejects where it ends before. */
  async start(): Promise<number> {
    const environment = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      FUTAGO_DATA_FOLDER: this.dataFolder,
      FUTAGO_LOG_LEVEL: 'error',
    };
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const begun = performance.now();
    const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#server = server;
    while (!(await this.#isReady())) {
      if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
      if (performance.now() - begun > START_MOST_MILLISECONDS) throw new Error('The server did not get ready.');
      await wait(LOOK_MILLISECONDS);
    }
    return performance.now() - begun;
  }

  /** kill -9 of the server, and of every process of its database too where that is wished. */
  async kill(isWithDatabase: boolean): Promise<void> {
    const database = isWithDatabase ? await this.#databaseProcesses() : [];
    const ended = this.#end('SIGKILL');
    for (const pid of database) killIfThere(pid);
    await ended;
    while (database.some(isRunning)) await wait(LOOK_MILLISECONDS);
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async #isReady(): Promise<boolean> {
    return await localFetch(`${this.origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The postmaster first, then its children, each of which stands in a group of its own. */
  async #databaseProcesses(): Promise<readonly number[]> {
    const lines = await readFile(join(this.dataFolder, 'database/cluster/postmaster.pid'), 'utf8').catch(() => '');
    const postmaster = Number(lines.split('\n')[0]);
    if (!(postmaster > 0)) return [];
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const parents = await Promise.all(pids.map(async (pid) => ({ pid, parent: await parentOf(pid) })));
    return [postmaster, ...parents.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)];
  }
}

async function parentOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(') ').at(-1)?.split(' ')[1]);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
