import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Places in what follows the name in /proc/<pid>/stat. */
const [PARENT, OWN_USER, OWN_SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14];

/** Hundredths of a second of processor time that a process and those it started have used, ended ones among them; 0 where there is none. */
export async function ticksOfTree(pid: number): Promise<number> {
  const own = await statOf(pid);
  if (own === null) return 0;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const others = await Promise.all(pids.map(statOf));
  const children = others.filter((stat) => stat?.[PARENT] === String(pid));
  const all = [own, ...children];
  return all.reduce((sum, stat) => sum + ticksIn(stat), 0);
}

/** Of the PostgreSQL in a data folder, with all that it does for itself; 0 for one that lies elsewhere. */
export async function ticksOfDatabase(dataFolder: string): Promise<number> {
  const lines = await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return ticksOfTree(Number(lines.split('\n')[0]));
}

async function statOf(pid: number): Promise<readonly string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text?.split(') ').at(-1)?.split(' ') ?? null;
}

function ticksIn(stat: readonly string[] | null): number {
  return [OWN_USER, OWN_SYSTEM, ENDED_USER, ENDED_SYSTEM].reduce((sum, place) => sum + Number(stat?.[place] ?? 0), 0);
}
