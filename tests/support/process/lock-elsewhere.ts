import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TOUCHING = `const { utimesSync } = require('node:fs');
setInterval(() => utimesSync(process.argv[1], new Date(), new Date()), 200)`;

/** Holds a data folder as a process in another container does; resolves with what kills that one. */
export async function lockElsewhere(folder: string, purpose: string): Promise<() => Promise<void>> {
  const file = join(folder, 'futago.lock');
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify({ pid: 1, identity: 'boot:1', purpose, namespace: 'pid:[1]' }));
  const holder = spawn(process.execPath, ['-e', TOUCHING, file], { stdio: 'ignore' });
  return async () => {
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
  };
}
