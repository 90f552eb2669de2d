import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { operatorName } from '#server/platform/command/operator-name.ts';

function nobody(): never {
  throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
}

test('an operator is called as the system calls them', () => {
  expect(operatorName()).toBe(userInfo().username);
});

test('one whom the system has no name for, as in a container of any user, is called by their number', () => {
  expect(operatorName(nobody)).toBe(`user ${process.getuid?.()}`);
});
