import { expect, test } from 'vitest';
import { isAccountPath, securityHeaders } from '#server/http/security-headers.ts';

test.each(['/login', '/login?return=%2F', '/logout', '/goodbye?reason=deleted', '/password/reset', '/password/setting', '/user/profile'])(
  '%s is a page of an account.',
  (path) => expect(isAccountPath(path)).toBe(true),
);

test.each(['/', '/?login', '/comic/12', '/comic/12/34', '/genres?genre=user', '/logins', '/users'])('%s is a page for everyone.', (path) =>
  expect(isAccountPath(path)).toBe(false),
);

const strict = (...origins: string[]) => 'strict-transport-security' in securityHeaders(origins.map((origin) => ({ origin })));

test('Transport is strict where every site is secure, and not where one is not.', () => {
  expect([strict('https://a.example', 'https://b.example'), strict('https://a.example', 'http://b.localhost')]).toEqual([true, false]);
});
