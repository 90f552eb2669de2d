import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNKNOWN_DEVICE } from '#server/platform/session-device.ts';
import type { SessionEnded } from '#server/platform/session-events.ts';
import { SessionNotices } from '#server/platform/session-notices.ts';
import { Sessions } from '#server/platform/sessions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let testing: TestDatabase;
let here: Sessions;
let notices: SessionNotices;
let heard: SessionEnded[];
let userId: number;
const log = { warn: vi.fn() };

beforeEach(async () => {
  testing = await createTestDatabase();
  here = new Sessions(testing.database);
  heard = [];
  here.events.onEnded((ended) => heard.push(ended));
  notices = new SessionNotices(testing.url, here, log);
  await notices.start();
  const row = {
    email: 'a@example.org',
    email_key: 'a@example.org',
    name: 'A',
    language: 'ja' as const,
    password_hash: null,
    avatar_id: null,
  };
  userId = (await testing.database.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
});
afterEach(async () => {
  await notices.stop();
  await testing.close();
});

test('the end of a session in another process is told here, with the login that ended it', async () => {
  const elsewhere = new Sessions(testing.database);
  const first = await here.open(userId, UNKNOWN_DEVICE);
  const second = await elsewhere.open(userId, UNKNOWN_DEVICE);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).toEqual([
    { sessionId: first.sessionId, userId, by: { sessionId: second.sessionId, device: UNKNOWN_DEVICE, at: expect.any(Date) as unknown } },
  ]);
});

test('the end of a session here is told once', async () => {
  const { sessionId } = await here.open(userId, UNKNOWN_DEVICE);
  await here.end(sessionId);
  const other = await here.open(userId, UNKNOWN_DEVICE);
  await new Sessions(testing.database).end(other.sessionId);
  await vi.waitFor(() => expect(heard.at(-1)?.sessionId).toBe(other.sessionId));
  expect(heard.map((ended) => ended.sessionId)).toEqual([sessionId, other.sessionId]);
});
