import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { machineSettings, usableMemory } from '#server/platform/postgres/machine-settings.ts';

const GIGABYTE = 1024 ** 3;

test('PostgreSQL gets an eighth of the memory between its own default and a gigabyte, and knows that half holds files.', () => {
  const shared = { random_page_cost: '1.1', jit: 'off' };
  expect(machineSettings(512 * 1024 ** 2)).toEqual({ ...shared, shared_buffers: '128MB', effective_cache_size: '256MB', work_mem: '4MB' });
  expect(machineSettings(4 * GIGABYTE)).toEqual({ ...shared, shared_buffers: '512MB', effective_cache_size: '2048MB', work_mem: '8MB' });
  expect(machineSettings(64 * GIGABYTE)).toEqual({
    ...shared,
    shared_buffers: '1024MB',
    effective_cache_size: '32768MB',
    work_mem: '16MB',
  });
});

test('A container has what it may take of the memory of the machine, or all where nothing bounds it.', () => {
  expect(usableMemory(64 * GIGABYTE, GIGABYTE)).toBe(GIGABYTE);
  for (const none of [0, 2 ** 64]) expect(usableMemory(64 * GIGABYTE, none)).toBe(64 * GIGABYTE);
  expect(usableMemory()).toBe(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY));
});
