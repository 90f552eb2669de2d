import { afterEach, expect, test, vi } from 'vitest';
import { HeldUploads } from '#src/adapters/upload/held-uploads.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';
import { OwnUploads, type UploadsWorld } from '#src/adapters/upload/own-uploads.ts';

afterEach(() => vi.useRealTimers());

test('Where much was begun in a short time, the next file is put off for as long as the server says, under the same id.', async () => {
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] });
  const asked: string[] = [];
  const execute = async (_document: unknown, { input }: { readonly input: { readonly id: string } }) => {
    asked.push(input.id);
    return { beginUpload: { __typename: 'Throttled', retryAfterSeconds: 240 } };
  };
  const kept = new Map<string, string>();
  const uploads = new OwnUploads({
    endpoint: '/graphql',
    token: () => 'token',
    execute: execute as UploadsWorld['execute'],
    socket: { subscribe: () => () => undefined },
    kept: new KeptUploads(
      () => ({
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, text) => void kept.set(name, text),
        removeItem: (name) => void kept.delete(name),
      }),
      '7',
    ),
    held: new HeldUploads(() => undefined),
    limits: () => Promise.reject(new Error('nobody asks')),
  });
  const file = new File(['Chương 101'], '101.txt', { lastModified: 1 });
  const [key = ''] = await uploads.choose([file], { purpose: 'CHAPTERS', workId: '3' });
  const putOff = { milliseconds: 240_000, until: 1_790_000_240_000 };
  const send = () => uploads.send(key, () => undefined, new AbortController().signal);
  await expect(send()).rejects.toMatchObject({ name: 'UploadPutOff', putOff });
  await expect(send()).rejects.toMatchObject({ name: 'UploadPutOff', putOff });
  expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
});
