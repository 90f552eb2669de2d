import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_DEVICE, readDevice } from '#server/platform/sessions/session-device.ts';
import { type SessionEnded, SessionEvents } from '#server/platform/sessions/session-events.ts';
import { AccountGone, hashSecret, Sessions } from '#server/platform/sessions/sessions.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { refuseEnds } from '#tests/support/database/refused-ends.ts';

const START = new Date('2026-11-21T08:00:00Z');
const WEEK = 7 * 86_400_000;
const PHONE = readDevice('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0');

let test: TestDatabase;
let now = START;
let told: SessionEnded[] = [];
let sessions: Sessions;
let users = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

beforeEach(() => {
  now = START;
  told = [];
  const events = new SessionEvents();
  events.onEnded((ended) => told.push(ended));
  sessions = new Sessions(test.database, { events, clock: { now: () => now } });
});

describe('a session', () => {
  it('is found by its token for seven days, and not a moment longer', async () => {
    const userId = await addUser();
    const { token, sessionId } = await sessions.open(userId, PHONE);
    const session = { id: sessionId, userId, expiresAt: new Date(START.getTime() + WEEK) };
    expect(await sessions.find(token)).toEqual(session);
    now = new Date(START.getTime() + WEEK - 1);
    expect(await sessions.find(token)).toEqual(session);
    now = new Date(START.getTime() + WEEK);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('is stored without its token', async () => {
    const { token, sessionId } = await sessions.open(await addUser(), PHONE);
    const rows = await test.database.selectFrom('session_tokens').selectAll().where('session_id', '=', sessionId).execute();
    expect(rows).toEqual([{ session_id: sessionId, token_hash: hashSecret(token) }]);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('is not found by what is no token', async () => {
    for (const token of ['', 'x', `${'a'.repeat(42)}'`, 'ü'.repeat(43), 'a'.repeat(44)]) expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends when the same user signs in elsewhere, and is told by which device', async () => {
    const userId = await addUser();
    const first = await sessions.open(userId, UNKNOWN_DEVICE);
    now = new Date(START.getTime() + 1000);
    const second = await sessions.open(userId, PHONE);
    expect(await sessions.find(first.token)).toBeUndefined();
    expect(await sessions.find(second.token)).toMatchObject({ id: second.sessionId });
    expect(told).toEqual([{ sessionId: first.sessionId, userId, by: { sessionId: second.sessionId, device: PHONE, at: now } }]);
  });

  it('knows afterwards the login that ended it, and none where it was signed out, ran out or is still open', async () => {
    const userId = await addUser();
    const first = await sessions.open(userId, UNKNOWN_DEVICE);
    now = new Date(START.getTime() + 1000);
    const second = await sessions.open(userId, PHONE);
    const by = { sessionId: second.sessionId, device: PHONE, at: now };
    expect([await sessions.endedBy(first.token), await sessions.endedBy(second.token)]).toEqual([by, null]);
    now = new Date(START.getTime() + 2000);
    await sessions.end(second.sessionId);
    now = new Date(START.getTime() + 3000);
    const third = await sessions.open(userId, PHONE);
    now = new Date(START.getTime() + 3000 + WEEK);
    await sessions.open(userId, UNKNOWN_DEVICE);
    const others = [second.token, third.token, 'x', 'a'.repeat(43)];
    expect(await Promise.all(others.map((token) => sessions.endedBy(token)))).toEqual([null, null, null, null]);
    expect(await sessions.endedBy(first.token)).toEqual(by);
  });

  it('that ended in one moment with others names the login after it', async () => {
    const userId = await addUser();
    const opened = [];
    for (const device of [UNKNOWN_DEVICE, PHONE, PHONE]) opened.push(await sessions.open(userId, device));
    const named = await Promise.all(opened.map(async ({ token }) => (await sessions.endedBy(token))?.sessionId));
    expect(named).toEqual([opened[1]?.sessionId, opened[2]?.sessionId, undefined]);
  });

  it('stays the only open one when logins come at once', async () => {
    const userId = await addUser();
    const opened = await Promise.all(Array.from({ length: 8 }, () => sessions.open(userId, PHONE)));
    const found = await Promise.all(opened.map(({ token }) => sessions.find(token)));
    expect(found.filter((session) => session !== undefined)).toHaveLength(1);
    expect(told).toHaveLength(7);
  });

  it('ends once', async () => {
    const { token, sessionId } = await sessions.open(await addUser(), PHONE);
    expect(await sessions.end(sessionId)).toBe(true);
    expect(await sessions.end(sessionId)).toBe(false);
    expect(await sessions.find(token)).toBeUndefined();
    expect(told.map(({ by }) => by)).toEqual([null]);
  });

  it('is spared by name when all others end', async () => {
    const userId = await addUser();
    const { sessionId } = await sessions.open(userId, PHONE);
    expect(await sessions.endAll(userId, sessionId)).toBe(0);
    expect(await sessions.endAll(userId)).toBe(1);
  });

  it('ends together with what is written, or neither is done', async () => {
    const userId = await addUser();
    const { token, sessionId } = await sessions.open(userId, PHONE);
    const rename = async (transaction: Kysely<Tables>, name: string): Promise<boolean> => {
      const { numUpdatedRows } = await transaction.updateTable('users').set({ name }).where('id', '=', userId).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    };
    const nameOf = async (): Promise<string> =>
      (await test.database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name;
    const undoing = await refuseEnds(test.database);
    await expect(sessions.endAllWith(userId, (transaction) => rename(transaction, 'Lan'))).rejects.toThrow('The disk is full.');
    await undoing();
    expect([await nameOf(), (await sessions.find(token))?.id, told]).toEqual(['Độc giả', sessionId, []]);
    await sessions.endAllWith(userId, () => Promise.resolve(false));
    expect([(await sessions.find(token))?.id, told]).toEqual([sessionId, []]);
    await sessions.endAllWith(userId, (transaction) => rename(transaction, 'Lan'));
    expect([await nameOf(), await sessions.find(token), told]).toEqual(['Lan', undefined, [{ sessionId, userId, by: null }]]);
  });

  it('is not opened by a password that is another by now, and the older one stays', async () => {
    const userId = await addUser();
    const { token, sessionId } = await sessions.open(userId, PHONE);
    await expect(sessions.open(userId, PHONE, { passwordHash: 'as it was' })).rejects.toThrow('no longer the one that was proved');
    expect([(await sessions.find(token))?.id, told]).toEqual([sessionId, []]);
  });

  it('takes one more token for the twin site until it ends', async () => {
    const { token, sessionId } = await sessions.open(await addUser(), PHONE);
    const twin = await sessions.addToken(sessionId);
    expect(await sessions.find(twin?.token ?? '')).toEqual(await sessions.find(token));
    await sessions.end(sessionId);
    expect(await sessions.addToken(sessionId)).toBeUndefined();
    expect(await sessions.find(twin?.token ?? '')).toBeUndefined();
  });

  it('that expired is listed as ended at that moment, and no newer login is said to have ended it', async () => {
    const userId = await addUser();
    const old = await sessions.open(userId, PHONE);
    now = new Date(START.getTime() + WEEK + 5000);
    const listed = { id: old.sessionId, device: PHONE, startedAt: START, endedAt: old.expiresAt };
    expect(await sessions.list(userId)).toEqual([listed]);
    const { sessionId } = await sessions.open(userId, UNKNOWN_DEVICE);
    expect(told).toEqual([]);
    expect(await sessions.list(userId)).toEqual([{ id: sessionId, device: UNKNOWN_DEVICE, startedAt: now, endedAt: null }, listed]);
  });

  it('is forgotten thirty days after its end', async () => {
    const userId = await addUser();
    await sessions.open(userId, PHONE);
    now = new Date(START.getTime() + WEEK + 30 * 86_400_000 + 1);
    expect(await sessions.list(userId)).toEqual([]);
  });

  it('is not opened for an account that is gone', async () => {
    await expect(sessions.open(999_999, PHONE)).rejects.toThrow(AccountGone);
  });
});

describe('the words for a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604',
      'PHONE',
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130 Mobile Safari/604', 'TABLET', 'Chrome', 'iPadOS'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130 Safari/537 Edg/130', 'COMPUTER', 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537 SamsungBrowser/26 Chrome/122 Safari/537',
      'TABLET',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'COMPUTER', 'Firefox', 'Linux'],
    ['curl/8.5', 'UNKNOWN', null, null],
  ])('are read from %s', (header, kind, browser, system) => {
    expect(readDevice(header)).toEqual({ kind, browser, system });
  });

  it('are none without a header', () => {
    expect(readDevice(undefined)).toEqual(UNKNOWN_DEVICE);
  });
});

async function addUser(): Promise<number> {
  users += 1;
  const email = `reader${users}@example.org`;
  const row = { email, email_key: email, name: 'Độc giả', language: 'vi' as const, password_hash: null, avatar_id: null };
  return (await test.database.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
