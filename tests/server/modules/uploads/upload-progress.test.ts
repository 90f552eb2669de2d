import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Channels } from '#server/platform/channels.ts';
import type { TestAccount } from '#tests/support/site/accounts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { comicArchive, UploadsSite } from './uploads-site.ts';

const PROGRESS = `subscription ($id: ID!) { uploadProgress(id: $id) { state picturesDone picturesCount chapters { pagesCount } } }`;

let site: UploadsSite;
const clients: Client[] = [];
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => site.close());

interface Told {
  readonly state: string;
  readonly picturesDone: number;
  readonly picturesCount: number;
  readonly chapters: readonly { readonly pagesCount: number }[];
}

function watch(id: string, as?: TestAccount) {
  const connectionParams = as === undefined ? {} : { headers: { Authorization: `Bearer ${as.token}` } };
  const client = createClient({
    url: `ws://127.0.0.1:${site.site.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams,
  });
  clients.push(client);
  const heard = { told: [] as Told[], refusals: [] as unknown[], isOver: false };
  client.subscribe<{ uploadProgress: Told }>(
    { query: PROGRESS, variables: { id } },
    {
      next: ({ data, errors }) => {
        if (data) heard.told.push(data.uploadProgress);
        if (errors) heard.refusals.push(...errors.map(({ message }) => message));
      },
      error: (error) => heard.refusals.push(...(Array.isArray(error) ? error.map(({ message }: Error) => message) : [error])),
      complete: () => {
        heard.isOver = true;
      },
    },
  );
  return heard;
}

test('The owner is told how an upload goes from its first state to its last, and then no more.', async () => {
  const archive = await comicArchive([1, 2, 3]);
  const { id } = await site.begin(await site.createWork(), [archive]);
  const heard = watch(id, site.lan);
  await eventually(() => expect(heard.told).toHaveLength(1));
  await site.patch(id, 0, archive.content);
  await eventually(() => expect(heard.told.at(-1)?.state).toBe('WAITING'));
  await site.work();
  await eventually(() => expect(heard.isOver).toBe(true));
  const states = [...new Set(heard.told.map(({ state }) => state))];
  expect(states).toEqual(['RECEIVING', 'WAITING', 'PROCESSING', 'DONE']);
  expect(heard.told.at(-1)).toEqual({ state: 'DONE', picturesDone: 3, picturesCount: 3, chapters: [{ pagesCount: 3 }] });
  expect(heard.refusals).toEqual([]);
});

test('Others and visitors are told nothing of an upload.', async () => {
  const { id } = await site.begin(await site.createWork(), [await comicArchive([4])]);
  const [other, visitor] = [watch(id, site.other), watch(id)];
  await eventually(() => expect([other.refusals.length, visitor.refusals.length]).toEqual([1, 1]));
  expect([other.told, visitor.told]).toEqual([[], []]);
  expect(other.refusals).toEqual(['There is no such upload to watch.']);
  expect(visitor.refusals).toEqual(['This needs a signed-in reader.']);
});

test('Who leaves an upload to which nothing happens is not waited for.', async () => {
  const listening = vi.spyOn(Channels.prototype, 'listen');
  onTestFinished(() => listening.mockRestore());
  const { id } = await site.begin(await site.createWork(), [await comicArchive([5])]);
  const heard = watch(id, site.lan);
  await eventually(() => expect(heard.told).toHaveLength(1));
  const changes = listening.mock.results.at(-1)?.value as AsyncIterableIterator<unknown>;
  await clients.pop()?.dispose();
  expect(await changes.next()).toEqual({ done: true, value: undefined });
});
