import { readFile, rm } from 'node:fs/promises';

/**
 * Kills a PostgreSQL that nobody starts again, and takes away what it leaves in the memory of the machine until that is switched off: only
 * the next start of the same cluster would.
 */
export async function killPostgres(postmaster: number): Promise<void> {
  const segments = await segmentsOf(postmaster);
  process.kill(postmaster, 'SIGKILL');
  for (const segment of segments) await rm(segment, { force: true });
}

/** Those that are files, as Linux has them; some are known to the processes of the postmaster alone. */
export async function segmentsOf(postmaster: number): Promise<ReadonlySet<string>> {
  const children = await readProcess(`${postmaster}/task/${postmaster}/children`);
  const maps = await Promise.all([postmaster, ...children.split(' ').filter(Boolean)].map((pid) => readProcess(`${pid}/maps`)));
  return new Set(maps.join('\n').match(/\/dev\/shm\/PostgreSQL\.\d+/g));
}

async function readProcess(file: string): Promise<string> {
  return await readFile(`/proc/${file}`, 'utf8').catch(() => '');
}
