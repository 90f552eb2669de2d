import { afterEach, expect, test, vi } from 'vitest';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { HeldUploads } from '#src/adapters/upload/held-uploads.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';
import { OwnUploads, type UploadsWorld } from '#src/adapters/upload/own-uploads.ts';

afterEach(() => vi.useRealTimers());

const TARGET = { purpose: 'CHAPTERS', workId: '3' } as const;

/** The uploads of a page that is asked nothing else. */
function uploadsBegunBy(begin: (input: { readonly id: string }) => Promise<object>): OwnUploads {
  const kept = new Map<string, string>();
  const execute = async (_document: unknown, { input }: { readonly input: { readonly id: string } }) => ({
    beginUpload: await begin(input),
  });
  return new OwnUploads({
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
}

const send = (uploads: OwnUploads, key: string) => uploads.send(key, () => undefined, new AbortController().signal);

test('Where much was begun in a short time, the next file is put off for as long as the server says, under the same id.', async () => {
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] });
  const asked: string[] = [];
  const uploads = uploadsBegunBy(async ({ id }) => {
    asked.push(id);
    return { __typename: 'Throttled', retryAfterSeconds: 240 };
  });
  const file = new File(['Chương 101'], '101.txt', { lastModified: 1 });
  const [key = ''] = await uploads.choose([file], TARGET);
  const putOff = { milliseconds: 240_000, until: 1_790_000_240_000 };
  await expect(send(uploads, key)).rejects.toMatchObject({ name: 'UploadPutOff', putOff });
  await expect(send(uploads, key)).rejects.toMatchObject({ name: 'UploadPutOff', putOff });
  expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
});

test('Files whose names are more than the server hears at a time are refused with the way out, and not asked about for ever.', async () => {
  const uploads = uploadsBegunBy(() =>
    Promise.reject(new OperationFailed('BeginUpload', ['Request body too large'], ['REQUEST_ENTITY_TOO_LARGE'])),
  );
  const pages = Array.from({ length: 3 }, (_page, index) => new File(['x'], `${index}.png`, { lastModified: 1 }));
  const [key = ''] = await uploads.choose(pages, TARGET);
  const problems = [{ code: 'TOO_MANY_FILES', file: null, limit: 2 }];
  await expect(send(uploads, key)).rejects.toMatchObject({ name: 'UploadRefused', problems });
  expect(await uploads.recall(() => undefined)).toEqual([]);
});
