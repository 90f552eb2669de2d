import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockFolder, lockHolder } from '#server/platform/data-folder/folder-lock.ts';
import { processIdentity } from '#server/platform/data-folder/process-identity.ts';
import { FolderInUseError } from '#server/platform/start.errors.ts';
import { eventually } from '#tests/support/eventually.ts';
import { lockElsewhere } from '#tests/support/process/lock-elsewhere.ts';

const root = mkdtempSync(join(tmpdir(), 'futago-lock-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = join(root, crypto.randomUUID());
});

/** The number of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

async function leaveLock(content: string): Promise<void> {
  await (await lockFolder(folder, 'before')).release();
  writeFileSync(join(folder, 'futago.lock'), content);
}

test('a folder that is taken names its holder and what that one does there', async () => {
  await lockFolder(folder, 'futago serve at http://vi.localhost:3000');
  const second = lockFolder(folder, 'futago import');
  await expect(second).rejects.toThrow(
    new FolderInUseError(
      `Futago is already at work in ${folder} (futago serve at http://vi.localhost:3000, process ${process.pid}); that one was left alone.`,
    ),
  );
  expect(await lockHolder(folder)).toEqual({
    pid: process.pid,
    identity: processIdentity(process.pid),
    purpose: 'futago serve at http://vi.localhost:3000',
  });
});

test('a folder that was given free can be taken again and holds nothing', async () => {
  const lock = await lockFolder(folder, 'first');
  await lock.release();
  expect(readdirSync(folder)).toEqual([]);
  await (await lockFolder(folder, 'second')).release();
  expect(await lockHolder(folder)).toBeNull();
});

test('the lock of a process that was killed counts for nothing', async () => {
  await leaveLock(JSON.stringify({ pid: await endedPid(), identity: 'boot:1', purpose: 'killed' }));
  expect(await lockHolder(folder)).toBeNull();
  await (await lockFolder(folder, 'next')).release();
});

test('a lock counts for nothing when its number now belongs to another process', async () => {
  await leaveLock(JSON.stringify({ pid: process.pid, identity: 'an earlier process of this number', purpose: 'killed' }));
  const lock = await lockFolder(folder, 'next');
  expect((await lockHolder(folder))?.purpose).toBe('next');
  await lock.release();
});

test('the lock of another container, whose processes nobody sees, counts for as long as it is touched', { timeout: 20_000 }, async () => {
  const purpose = 'futago serve at http://vi.localhost:3000';
  const kill = await lockElsewhere(folder, purpose);
  await expect(lockFolder(folder, 'futago import')).rejects.toThrow(
    new FolderInUseError(`Futago is already at work in ${folder} (${purpose}, in another container); that one was left alone.`),
  );
  expect(await lockHolder(folder)).toEqual({ pid: 1, identity: 'boot:1', purpose, isElsewhere: true });
  await kill();
  expect(await lockHolder(folder)).toBeNull();
  await (await lockFolder(folder, 'next')).release();
});

test('a lock is touched for as long as it is held', async () => {
  const lock = await lockFolder(folder, 'futago serve');
  const touchedAt = () => statSync(join(folder, 'futago.lock')).mtimeMs;
  const first = touchedAt();
  await eventually(() => expect(touchedAt()).toBeGreaterThan(first));
  await lock.release();
});

test.each(['', '{"pid":', '{"pid":"1"}', 'null'])('a lock that cannot be read (%j) counts for nothing', async (content) => {
  await leaveLock(content);
  await (await lockFolder(folder, 'next')).release();
});

test('of many that find the same dead lock at once exactly one takes the folder', async () => {
  await leaveLock(JSON.stringify({ pid: await endedPid(), identity: 'boot:1', purpose: 'killed' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => lockFolder(folder, `starter ${index}`)));
  const winners = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [`starter ${index}`] : []));
  expect(winners).toEqual([(await lockHolder(folder))?.purpose]);
  expect(readdirSync(folder)).toEqual(['futago.lock']);
});

test("a starter that was killed while it cleared a dead lock stands in nobody's way", async () => {
  const dead = JSON.stringify({ pid: await endedPid(), identity: 'boot:1', purpose: 'killed' });
  await leaveLock(dead);
  writeFileSync(join(folder, 'futago.lock.heir'), dead);
  await (await lockFolder(folder, 'next')).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process is told from an ended one and from every other', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const identity = processIdentity(child.pid ?? 0);
  expect(identity).not.toBeNull();
  expect(processIdentity(child.pid ?? 0)).toBe(identity);
  expect(identity).not.toBe(processIdentity(process.pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processIdentity(child.pid ?? 0)).toBeNull();
});
