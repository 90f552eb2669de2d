import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountsRepository } from '#server/modules/accounts/accounts.repository.ts';
import { AccountsService, DONE } from '#server/modules/accounts/accounts.service.ts';
import { requestContext } from '#server/modules/reader.ts';
import { hashPassword, verifyPassword } from '#server/platform/password.ts';
import { UNKNOWN_DEVICE } from '#server/platform/session-device.ts';
import { Sessions } from '#server/platform/sessions.ts';
import { Throttle } from '#server/platform/throttle.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { refuseEnds } from '#tests/support/refused-ends.ts';

const OLD = 'mật khẩu đang dùng';
const NEW = 'mật khẩu mới';
let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

test('A password is changed with the end of the sessions that it opened elsewhere, or it stays.', async () => {
  const { database } = testing;
  const accounts = new AccountsRepository(database);
  const sessions = new Sessions(database);
  const service = new AccountsService({ accounts, sessions, throttle: new Throttle(database) });
  const passwordHash = await hashPassword(OLD);
  const added = await accounts.add({ email: 'lan@example.org', emailKey: 'lan@example.org', name: 'Lan', passwordHash, language: 'vi' });
  const userId = added?.id ?? 0;
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
