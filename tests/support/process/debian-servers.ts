import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface DebianServer {
  readonly url: string;
  /** Its data folder, for PostgreSQL. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const READY = 'database system is ready to accept';

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian's PostgreSQL with an empty cluster of its own, on a port of its own; gone with `close`. */
export async function startDebianPostgres(programs: string, settings: readonly string[] = []): Promise<DebianServer> {
  const root = await mkdtemp('/tmp/futago-debian-');
  await chmod(root, 0o777);
  const folder = join(root, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'futago', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    asPostgres(),
  );
  const running = await runPostgres(programs, folder, settings);
  const close = async (): Promise<void> => {
    await running.close();
    await rm(root, { recursive: true, force: true });
  };
  return { url: running.url, folder, close };
}

/** Runs a cluster that is there. */
async function runPostgres(programs: string, folder: string, settings: readonly string[] = []): Promise<DebianServer> {
  const port = await freePort();
  const words = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', ...settings];
  const child = spawn(join(programs, 'postgres'), ['-D', folder, '-p', String(port), ...words.flatMap((word) => ['-c', word])], {
    ...asPostgres(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `postgresql://futago@127.0.0.1:${port}/postgres`;
  await untilPrinted(child, child.stderr, READY);
  return { url, folder, close: () => end(child, 'SIGINT') };
}

/** A streaming replica of it, as PostgreSQL's own program copies it. */
export async function startDebianReplica(programs: string, primary: DebianServer): Promise<DebianServer> {
  const root = await mkdtemp('/tmp/futago-replica-');
  await chmod(root, 0o777);
  const folder = join(root, 'data');
  execFileSync(
    join(programs, 'pg_basebackup'),
    ['-D', folder, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    asPostgres(),
  );
  const running = await runPostgres(programs, folder);
  const close = async (): Promise<void> => {
    await running.close();
    await rm(root, { recursive: true, force: true });
  };
  return { url: running.url, folder, close };
}

export async function startDebianRedis(program: string): Promise<DebianServer> {
  const folder = await mkdtemp('/tmp/futago-redis-');
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: 'pipe' });
  await untilPrinted(child, child.stdout, 'Ready to accept connections');
  const close = async (): Promise<void> => {
    await end(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, folder, close };
}

/** PostgreSQL refuses to run as root. */
function asPostgres(): { readonly uid?: number; readonly gid?: number; readonly stdio: 'ignore' } {
  if (process.getuid?.() !== 0) return { stdio: 'ignore' };
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g'), stdio: 'ignore' };
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres']));
}

/** Resolves when the program has printed these words; rejects with all it printed when it ends before. */
async function untilPrinted(child: ChildProcess, stream: Readable, words: string): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (!printed.includes(words)) return;
      stream.off('data', read).resume();
      resolve();
    };
    stream.on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
