import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '#server/http/files/file-answer.ts';

const LARGE = 16 * 1024 * 1024;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-file-answer-'));
  await writeFile(join(folder, 'large.webp'), Buffer.alloc(LARGE));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const large = () => ({ path: join(folder, 'large.webp'), headers: {}, takesRanges: true });

describe('a reader who leaves', () => {
  test('before the first byte is no error', async () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    response.destroy();
    await expect(sendFile(request, response, large())).resolves.toBe(true);
  });

  test('amid the file is no error', async () => {
    const sent = Promise.withResolvers<boolean>();
    const server = createServer((request, response) => sent.resolve(sendFile(request, response, large())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const reading = get({ port, host: '127.0.0.1', agent: false }, (response) => response.once('data', () => reading.destroy()));
    reading.on('error', () => undefined);
    await expect(sent.promise).resolves.toBe(true);
    await new Promise((resolve) => server.close(resolve));
  });
});

test('a file that cannot be opened, though not because it is missing, is an error', async () => {
  const request = new IncomingMessage(new Socket());
  await expect(sendFile(request, new ServerResponse(request), { ...large(), path: '\0' })).rejects.toThrow('null bytes');
});
