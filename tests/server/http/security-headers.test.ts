import { expect, test } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';

const strict = (...origins: string[]) => 'strict-transport-security' in securityHeaders(origins.map((origin) => ({ origin })));

test('Transport is strict where every site is secure, and not where one is not.', () => {
  expect([strict('https://a.example', 'https://b.example'), strict('https://a.example', 'http://b.localhost')]).toEqual([true, false]);
});
