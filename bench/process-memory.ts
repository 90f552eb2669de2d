import { readFile, writeFile } from 'node:fs/promises';

/** What of a process is in memory now, in MB. */
export function memoryOf(pid: number): Promise<number> {
  return field(pid, 'VmRSS');
}

/** The most that was since it began, or since resetPeak, in MB. */
export function peakMemoryOf(pid: number): Promise<number> {
  return field(pid, 'VmHWM');
}

/** https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function field(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
