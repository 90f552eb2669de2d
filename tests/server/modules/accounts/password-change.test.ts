import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountsRepository, setPassword } from '#server/modules/accounts/accounts.repository.ts';
import { AccountsService, DONE, WRONG_CREDENTIALS } from '#server/modules/accounts/accounts.service.ts';
import { requestContext, VISITOR } from '#server/modules/reader.ts';
import { hashPassword, verifyPassword } from '#server/platform/sessions/password.ts';
import { UNKNOWN_DEVICE } from '#server/platform/sessions/session-device.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { Throttle } from '#server/platform/throttle.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { refuseEnds } from '#tests/support/database/refused-ends.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';

const OLD = 'mật khẩu đang dùng';
const NEW = 'mật khẩu mới';
let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

async function anAccount(email: string) {
  const { database } = testing;
  const accounts = new AccountsRepository(database);
  const sessions = new Sessions(database);
  const service = new AccountsService({ accounts, sessions, throttle: new Throttle(database) });
  const passwordHash = await hashPassword(OLD);
  const added = await accounts.add({ email, emailKey: email, name: 'Lan', passwordHash, language: 'vi' });
  return { accounts, sessions, service, userId: added?.id ?? 0 };
}

test('A password is changed with the end of the sessions that it opened elsewhere, or it stays.', async () => {
  const { database } = testing;
  const { accounts, sessions, service, userId } = await anAccount('lan@example.org');
  const { sessionId } = await sessions.open(userId, UNKNOWN_DEVICE);
  // Somebody else came in while the reader, whose session was open when the request came, was writing.
  const { token: elsewhere } = await sessions.open(userId, UNKNOWN_DEVICE);
  const change = () =>
    service.changePassword({ currentPassword: OLD, newPassword: NEW }, requestContext({ kind: 'user', userId, sessionId }));
  const isHeld = async (password: string): Promise<boolean> =>
    verifyPassword(password, (await accounts.findById(userId))?.passwordHash ?? null);

  const undo = await refuseEnds(database);
  await expect(change()).rejects.toThrow('The disk is full.');
  await undo();
  expect([await isHeld(OLD), (await sessions.find(elsewhere))?.userId]).toEqual([true, userId]);

  expect(await change()).toEqual(DONE);
  expect([await isHeld(OLD), await isHeld(NEW), await sessions.find(elsewhere)]).toEqual([false, true, undefined]);
});

test('Who signs in by the old password while it is changed is let in by neither.', async () => {
  const { database } = testing;
  const { service, userId } = await anAccount('minh@example.org');
  const passwordHash = await hashPassword(NEW);
  const signingIn = await database.transaction().execute(async (transaction) => {
    await setPassword(transaction, userId, passwordHash);
    const begun = service.signIn({ email: 'minh@example.org', password: OLD }, requestContext(VISITOR));
    await eventually(async () => expect(await waiting(database)).toBe(1));
    return { answer: begun };
  });
  expect(await signingIn.answer).toEqual(WRONG_CREDENTIALS);
  expect(await database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([]);
});

test('A change that was begun before a reset by mail does not undo it.', async () => {
  const { database } = testing;
  const { accounts, sessions, service, userId } = await anAccount('hoa@example.org');
  const { sessionId } = await sessions.open(userId, UNKNOWN_DEVICE);
  const reset = await hashPassword('mật khẩu của chủ');
  const changing = await database.transaction().execute(async (transaction) => {
    await setPassword(transaction, userId, reset);
    const begun = service.changePassword({ currentPassword: OLD, newPassword: NEW }, requestContext({ kind: 'user', userId, sessionId }));
    await eventually(async () => expect(await waiting(database)).toBe(1));
    return { answer: begun };
  });
  expect(await changing.answer).toEqual(WRONG_CREDENTIALS);
  expect((await accounts.findById(userId))?.passwordHash).toBe(reset);
});
