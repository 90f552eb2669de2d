import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UploadBytes } from '#server/modules/uploads/pieces/upload-bytes.ts';
import { UploadsSite } from '#tests/server/modules/uploads/uploads-site.ts';
import { bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type StalledRequest, stallRequest } from '#tests/support/network/stalled-request.ts';

/** Of one user at a time. */
const MOST_OF_USER = 8;
/** Of all users together. */
const MOST_AT_ONCE = 200;
const CONTENT = Buffer.from('Xin chào');

let site: UploadsSite;
const stalled: StalledRequest[] = [];
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterEach(() => {
  for (const request of stalled.splice(0)) request.cut();
  vi.restoreAllMocks();
});
afterAll(() => site.close());

function stallPiece(uploadId: string, index: number, as = site.lan): StalledRequest {
  const headers = { ...bearer(as.token), 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const request = stallRequest(site.site.port, { method: 'PATCH', path: `/upload/${uploadId}/${index}`, headers, body: CONTENT });
  stalled.push(request);
  return request;
}

function refused(): StalledRequest[] {
  return stalled.filter(({ status }) => status !== null);
}

async function beginFiles(count: number, as = site.lan): Promise<string> {
  const files = Array.from({ length: count }, (_, at) => ({ name: `${at}.txt`, content: CONTENT }));
  return (await site.begin(await site.createWork({}, as), files, {}, as)).id;
}

test('Who holds up as many pieces as are taken at a time has only their own refused: those of others are taken.', async () => {
  const [slow, quick] = [await beginFiles(MOST_AT_ONCE), await beginFiles(1, site.other)];
  const held = vi.spyOn(UploadBytes.prototype, 'open');
  for (let index = 0; index < MOST_AT_ONCE; index += 1) stallPiece(slow, index);
  await eventually(() => expect(held.mock.calls.length + refused().length).toBe(MOST_AT_ONCE));
  const taken = await site.patch(quick, 0, CONTENT, { as: site.other });
  expect([taken.status, held.mock.calls.length - 1]).toEqual([204, MOST_OF_USER]);
  expect(new Set(refused().map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 1']));
});

test('A place is free again when a piece is there, and when its sender broke off.', async () => {
  // Of nobody whose broken pieces the server may not have heard of yet.
  const sender = await registerAccount(site.site);
  const id = await beginFiles(MOST_OF_USER + 3, sender);
  const held = vi.spyOn(UploadBytes.prototype, 'open');
  const [first, second] = Array.from({ length: MOST_OF_USER }, (_, index) => stallPiece(id, index, sender));
  await eventually(() => expect(held).toHaveBeenCalledTimes(MOST_OF_USER));
  const [next, again, last] = [MOST_OF_USER, MOST_OF_USER + 1, MOST_OF_USER + 2];
  expect((await site.patch(id, next, CONTENT, { as: sender })).status).toBe(503);
  first?.finish();
  await eventually(async () => expect((await site.patch(id, next, CONTENT, { as: sender })).status).toBe(204));
  stallPiece(id, again, sender);
  await eventually(() => expect(held).toHaveBeenCalledTimes(MOST_OF_USER + 2));
  expect((await site.patch(id, last, CONTENT, { as: sender })).status).toBe(503);
  second?.cut();
  await eventually(async () => expect((await site.patch(id, last, CONTENT, { as: sender })).status).toBe(204));
});
