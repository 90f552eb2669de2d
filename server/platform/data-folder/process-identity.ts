import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Tells a process from a later one that was given the same number: its start time, and on Linux the boot it belongs
 * to. Null when no such process runs (one that ended but was not yet collected counts as ended).
 */
export function processIdentity(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in parentheses may itself hold spaces and parentheses; state is field 3, start time field 22 of proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTime] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X' || startTime === undefined) return null;
  return `${(read('/proc/sys/kernel/random/boot_id') ?? '').slice(0, 8)}:${startTime}`;
}

/** What processes can see each other share, as those of one container do; null where the system has no such thing. */
export function processNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** The arguments a process was started with, its program first; empty when it does not run. */
export function processCommand(pid: number): readonly string[] {
  if (process.platform !== 'linux') return (ps(pid, 'command=') ?? '').split(' ').filter((part) => part !== '');
  return (read(`/proc/${pid}/cmdline`) ?? '').split('\0').slice(0, -1);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ps(pid: number, format: string): string | null {
  try {
    return execFileSync('ps', ['-o', format, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}
