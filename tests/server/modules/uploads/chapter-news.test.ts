import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Channels } from '#server/platform/channels.ts';
import { eventually } from '#tests/support/eventually.ts';
import { comicArchive, UploadsSite } from './uploads-site.ts';

const NEWS = 'subscription ($workId: ID!) { newestChapter(workId: $workId) { id number } }';
const PUBLISH = 'mutation ($id: ID!) { publishChapter(id: $id) { ... on OwnChapter { chapter { id work { id } } } } }';

interface Published {
  readonly publishChapter: { readonly chapter: { readonly id: string; readonly work: { readonly id: string } } };
}

let site: UploadsSite;
const listening = vi.spyOn(Channels.prototype, 'listen');
const clients: Client[] = [];
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  listening.mockRestore();
  await site.close();
});

/** What a visitor is told of a work, once they listen or were refused. */
async function listen(workId: string) {
  const client = createClient({ url: `ws://127.0.0.1:${site.site.port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
  clients.push(client);
  const heard = { told: [] as unknown[], refusals: [] as unknown[] };
  const stop = client.subscribe<{ newestChapter: unknown }>(
    { query: NEWS, variables: { workId } },
    {
      next: ({ data, errors }) =>
        errors ? heard.refusals.push(...errors.map(({ message }) => message)) : heard.told.push(data?.newestChapter),
      error: (error) => heard.refusals.push(...(Array.isArray(error) ? error.map(({ message }: Error) => message) : [error])),
      complete: () => {},
    },
  );
  await eventually(() => expect(heard.told.length + heard.refusals.length).toBeGreaterThan(0));
  return { ...heard, stop };
}

/** A draft of this number in the work of its owner. */
async function draft(ownWorkId: string, number: number): Promise<string> {
  const { chapters } = await site.upload(ownWorkId, [await comicArchive([number, number + 100], `Chương ${number}.cbz`)]);
  return chapters[0]?.id ?? '';
}

const publish = async (id: string) => (await site.run<Published>(PUBLISH, { id }, site.lan)).publishChapter.chapter;

test('Whoever has a work on screen is told of its newest chapter at once and whenever one is published, be it another one.', async () => {
  const ownWorkId = await site.createWork();
  const first = await publish(await draft(ownWorkId, 1));
  const heard = await listen(first.work.id);
  const secondDraft = await draft(ownWorkId, 2);
  expect(heard.told).toEqual([{ id: first.id, number: '1' }]);
  const second = await publish(secondDraft);
  await eventually(() => expect(heard.told.slice(1)).toEqual([{ id: second.id, number: '2' }]));
  await publish(await draft(ownWorkId, 1.5));
  await eventually(() => expect(heard.told).toHaveLength(3));
  expect([heard.told[2], heard.refusals]).toEqual([{ id: second.id, number: '2' }, []]);
});

test('News of another work are not told, and who leaves the page is not listening any more.', async () => {
  const [here, elsewhere] = [await site.createWork(), await site.createWork({ title: 'Truyện khác' })];
  const { work } = await publish(await draft(here, 1));
  const heard = await listen(work.id);
  const channel = listening.mock.results.at(-1)?.value as AsyncIterableIterator<unknown>;
  expect(listening.mock.calls.at(-1)?.[0]).toBe(`news:${work.id}`);
  await publish(await draft(elsewhere, 1));
  const second = await publish(await draft(here, 2));
  await eventually(() => expect(heard.told.slice(1)).toEqual([{ id: second.id, number: '2' }]));
  heard.stop();
  expect(await channel.next()).toEqual({ done: true, value: undefined });
});

test('Of a work that is not shown, or is none, there is nothing to listen to.', async () => {
  const { work } = await publish(await draft(await site.createWork(), 1));
  await site.test.database.updateTable('works').set({ hidden_at: new Date() }).where('id', '=', Number(work.id)).execute();
  site.site.api.forget();
  for (const workId of [work.id, '999999', 'x']) expect((await listen(workId)).refusals).toEqual(['There is no such work to listen to.']);
});
