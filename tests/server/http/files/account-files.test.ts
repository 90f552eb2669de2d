import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts';
import { type StalledRequest, stallRequest } from '#tests/support/network/stalled-request.ts';

let own: OwnSite;
let avatar: Buffer;
const stalled: StalledRequest[] = [];
beforeAll(async () => {
  own = await startOwnSite();
  avatar = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  return own.close;
});
beforeEach(async () => {
  await own.testing.database.deleteFrom('throttle_hits').execute();
});
afterEach(() => {
  for (const request of stalled.splice(0)) request.cut();
});

const headersOf = (token: string) => ({ ...bearer(token), 'content-type': 'image/png' });

async function put(token: string): Promise<number> {
  return (await own.site.send('/api/avatar', { method: 'PUT', headers: headersOf(token), body: avatar })).status;
}

function stall(token: string): StalledRequest {
  const request = stallRequest(own.site.port, { method: 'PUT', path: '/api/avatar', headers: headersOf(token), body: avatar });
  stalled.push(request);
  return request;
}

function refused(): StalledRequest[] {
  return stalled.filter(({ status }) => status !== null);
}

/** The one of two that the server waits for, once the other is refused. */
async function hold(token: string): Promise<StalledRequest> {
  const [first, second] = [stall(token), stall(token)];
  return await eventually(() => {
    expect([first.status, second.status]).toContain(503);
    return first.status === null ? first : second;
  });
}

test('Who holds up pictures has only their own refused: those of others are taken.', async () => {
  const [{ token: slow }, { token: quick }] = [await registerAccount(own.site), await registerAccount(own.site)];
  for (let count = 0; count < 3; count += 1) stall(slow);
  await eventually(() => expect(refused()).not.toEqual([]));
  expect(await put(quick)).toBe(204);
  await eventually(() =>
    expect(refused().map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [503, '2'],
      [503, '2'],
    ]),
  );
});

test('A picture that comes slowly is taken when all of it is there, and then the next of the same reader is.', async () => {
  const { token } = await registerAccount(own.site);
  const slow = await hold(token);
  slow.finish();
  await eventually(() => expect(slow.status).toBe(204));
  expect(await put(token)).toBe(204);
});

test('A reader whose connection broke off may send the picture again.', async () => {
  const { token } = await registerAccount(own.site);
  (await hold(token)).cut();
  await eventually(async () => expect(await put(token)).toBe(204), { every: 200 });
});

test('Pictures of several readers that come at the same time are all taken, each at its turn.', async () => {
  const readers = [];
  for (let count = 0; count < 5; count += 1) readers.push(await registerAccount(own.site));
  expect(await Promise.all(readers.map(({ token }) => put(token)))).toEqual(readers.map(() => 204));
});
