import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#server/platform/data-folder/folder-lock.ts';
import { closeGracefully, listen } from '#server/platform/listener.ts';
import { asStartError, FolderInUseError } from '#server/platform/start.errors.ts';

const failure = (about: Record<string, unknown>): Error => Object.assign(new Error('refused'), about);

test('a taken port is said with the way out', async () => {
  const first = createServer();
  await listen(first, { port: 0, address: '127.0.0.1' });
  onTestFinished(() => closeGracefully(first));
  const { port } = first.address() as { port: number };
  const error = await listen(createServer(), { port, address: '127.0.0.1' }).catch((reason: unknown) => reason);
  expect(asStartError(error)?.message).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: end it, or choose another with PORT=3001 npm start.`,
  );
});

test('a file where the data folder should be is said with the way out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'futago-errors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'data'), 'a file');
  const error = await lockFolder(join(folder, 'data'), 'test').catch((reason: unknown) => reason);
  expect(asStartError(error)?.message).toBe(
    `${folder}/data is in the way of a folder of that name: move it, or set FUTAGO_DATA_FOLDER to another place.`,
  );
});

test('a folder that the system makes in no place ends the start, however it refuses', async () => {
  const error = await lockFolder('/proc/futago/data', 'test').catch((reason: unknown) => reason);
  expect(asStartError(error)?.message).toBe(
    '/proc/futago lies on a read-only file system: set FUTAGO_DATA_FOLDER to a folder that can be written.',
  );
});

test.each([
  [{ code: 'EACCES', port: 80, address: '0.0.0.0' }, 'The system does not let this user listen on port 80: choose one above 1023.'],
  [
    { code: 'EADDRNOTAVAIL', port: 3000, address: '10.9.8.7' },
    'This machine has no address 10.9.8.7: set FUTAGO_ADDRESS to one of its own.',
  ],
  [
    { code: 'EACCES', path: '/srv/data' },
    'The system does not let this user use /srv/data: give it the right, or set FUTAGO_DATA_FOLDER to a folder of its own.',
  ],
  [{ code: 'ENOSPC', path: '/srv/data/x' }, 'The disk is full (/srv/data/x could not be written): free some space and start again.'],
  [{ code: 'ENOSPC' }, 'The disk is full: free some space and start again.'],
  [{ code: '53100' }, 'The disk of the database is full: free some space and start again.'],
  [
    { code: 'EROFS', path: '/srv/data' },
    '/srv/data lies on a read-only file system: set FUTAGO_DATA_FOLDER to a folder that can be written.',
  ],
  [
    { code: 'ENOENT', syscall: 'mkdir', path: '/srv/data' },
    '/srv/data lies on a read-only file system: set FUTAGO_DATA_FOLDER to a folder that can be written.',
  ],
  [
    { code: 'EINVAL', syscall: 'listen', port: 3000, address: 'fe80::1234' },
    'The system cannot listen at fe80::1234: set FUTAGO_ADDRESS to an address of this machine, as ::1 or fe80::1%eth0.',
  ],
  [{ code: 'ECONNREFUSED' }, 'The database cannot be reached (refused): check DATABASE_URL.'],
])('%j becomes one sentence', (about, sentence) => {
  expect(asStartError(failure(about))?.message).toBe(sentence);
});

test('a sentence of our own stays as it is, and a fault of ours is not dressed up', () => {
  const own = new FolderInUseError('taken');
  expect(asStartError(own)).toBe(own);
  expect(asStartError(new TypeError('x is undefined'))).toBeNull();
});

test('a request in hand is finished before the port is given free', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    arrive();
    void mayAnswer.then(() => response.end('whole'));
  });
  await listen(server, { port: 0, address: '127.0.0.1' });
  const { port } = server.address() as { port: number };
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await arrived;
  const closed = closeGracefully(server);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  letAnswer();
  expect(await answer).toBe('whole');
  await closed;
});
