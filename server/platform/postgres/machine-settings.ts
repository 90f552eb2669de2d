import { totalmem } from 'node:os';

const MEGABYTE = 1_048_576;

/**
 * What there is for us: all of the machine's, or what a container may take of it. `allowed` is as Node tells it: no
 * bound is 0, or more than there is.
 */
export function usableMemory(all: number = totalmem(), allowed: number = process.constrainedMemory()): number {
  return allowed > 0 ? Math.min(all, allowed) : all;
}

/**
 * How PostgreSQL uses a machine of so many bytes of memory, all of which the site shares with it and the system's cache.
 * Its own defaults are for machines of 1 GB and spinning disks: with them most of what a page of a large catalogue reads
 * is copied from the system each time, and a small table is read whole where its index would find a row.
 */
export function machineSettings(memoryBytes: number): Readonly<Record<string, string>> {
  const memory = Math.floor(memoryBytes / MEGABYTE);
  return {
    shared_buffers: `${Math.max(128, Math.min(1024, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    work_mem: `${Math.max(4, Math.min(16, Math.floor(memory / 512)))}MB`,
    random_page_cost: '1.1',
    // Hundreds of milliseconds of one processor for a statement that is estimated as long and rarely is.
    jit: 'off',
  };
}
