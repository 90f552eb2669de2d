import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cdn, tagsOfPage, tagsOfPicture } from '#server/http/cdn.ts';

let asked: { readonly authorization: string | undefined; readonly body: unknown }[];
let statuses: number[];
let url: string;
let close: () => Promise<unknown>;
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ authorization: request.headers.authorization, body: await json(request) });
  response.writeHead(statuses.shift() ?? 200).end();
}

beforeEach(async () => {
  [asked, statuses] = [[], []];
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  close = () => new Promise((resolve) => server.close(resolve));
});
afterEach(() => close());

const warned: unknown[] = [];
const log = { warn: (about: unknown) => void warned.push(about) };

test.each([
  ['/', 'futago,futago-lists'],
  ['/genres/fantasy?page=2', 'futago,futago-lists'],
  ['/comic/12', 'futago,futago-work-12'],
  ['/comic/12?x=1', 'futago,futago-work-12'],
  ['/comic/12/345', 'futago,futago-work-12'],
  ['/comic/12x', 'futago,futago-lists'],
])('The page %s has the tags %s.', (path, tags) => {
  expect(tagsOfPage(path)).toBe(tags);
});

test('What changes at once is forgotten by one request, with the token; everything takes the rest along.', async () => {
  const cdn = new Cdn({ purgeUrl: url, token: 'secret' }, log);
  cdn.forgetWork(12);
  cdn.forgetWork(13);
  cdn.forgetWork(12);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked).toEqual([{ authorization: 'Bearer secret', body: { tags: ['futago-work-12', 'futago-lists', 'futago-work-13'] } }]);
  cdn.forgetWork(12);
  cdn.forgetAll();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]?.body).toEqual({ tags: ['futago'] });
});

test('Pictures are forgotten one by one beside all pages, a hundred by a request, and all of them where they are very many.', async () => {
  const cdn = new Cdn({ purgeUrl: url, token: null }, log);
  const ids = Array.from({ length: 101 }, (_, at) => String(at).padStart(32, '0'));
  const tags = ids.map((id) => `futago-picture-${id}`);
  expect(tagsOfPicture(ids[1] ?? '')).toBe(`futago-pictures,${tags[1]}`);
  cdn.forgetPictures(ids);
  cdn.forgetWork(12);
  cdn.forgetAll();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.map(({ body }) => body)).toEqual([{ tags: tags.slice(0, 100) }, { tags: [tags[100], 'futago'] }]);
  cdn.forgetPictures(ids);
  cdn.forgetPictures(Array.from({ length: 1001 }, (_, at) => String(at)));
  await expect.poll(() => asked).toHaveLength(3);
  expect(asked[2]?.body).toEqual({ tags: ['futago-pictures'] });
});

test('A CDN that fails is asked again, and one that goes on failing is told of in the log.', async () => {
  const cdn = new Cdn({ purgeUrl: url, token: null }, log);
  statuses.push(500, 503);
  cdn.forgetAll();
  await expect.poll(() => asked, { timeout: 5_000 }).toHaveLength(3);
  expect([asked[0]?.authorization, warned]).toEqual([undefined, []]);
  statuses.push(500, 500, 500, 500);
  cdn.forgetWork(7);
  await expect.poll(() => warned, { timeout: 10_000 }).toHaveLength(1);
  expect(warned).toEqual([{ reason: 'it answered 500', tags: ['futago-work-7', 'futago-lists'] }]);
});

test('Nobody is asked where no CDN is configured.', () => {
  const cdn = new Cdn({ purgeUrl: null, token: null }, log);
  cdn.forgetAll();
  expect(asked).toEqual([]);
});
