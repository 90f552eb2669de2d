import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPathFrom } from '#src/routes/-account/return-path.ts';

test.each([
  ['/', '/'],
  ['/user/profile', '/user/profile'],
  ['/comic/12/345?page=2#p7', '/comic/12/345?page=2#p7'],
  ['/genres?genre=%E9%AC%BC', '/genres?genre=%E9%AC%BC'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/loginable', '/loginable'],
  ['/search?q=%6cogout', '/search?q=%6cogout'],
  ['/search?q=100%', '/search?q=100%'],
])('%s is a path of this site.', (value, path) => {
  expect(returnPathFrom(value)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://evil.example/',
  'https:evil.example',
  'evil.example',
  '',
  '@evil.example',
  '%2F%2Fevil.example',
  '/login',
  '/login?return=%2Flogin',
  '/logout',
  '/goodbye',
  '/password/setting',
  '/%6cogout',
  '/%6C%6F%67%6F%75%74?x=1',
  '/logout%2F',
  '/logout%3Fx',
  '/%256cogout',
  '/%25256cogin',
  '/x/%2e%2e/logout',
  '/p%61ssword/setting',
  '/%6cogout%',
  '/%ff',
  '/100%25',
  `/${'a'.repeat(2000)}`,
  7,
  null,
  undefined,
  ['/user/profile'],
])('%j leads nowhere.', (value) => {
  expect(returnPathFrom(value)).toBeUndefined();
});

test('Whatever is taken stays on this origin, however often it is taken again.', () => {
  const hostile = fc.stringMatching(/^[/\\.:@%25Ff\t\nevl#?]{0,12}$/).map((tail) => `/${tail}`);
  fc.assert(
    fc.property(hostile, (value) => {
      const path = returnPathFrom(value);
      if (path === undefined) return;
      expect(new URL(path, 'https://here.invalid').origin).toBe('https://here.invalid');
      expect(returnPathFrom(path)).toBe(path);
    }),
    { numRuns: 3000 },
  );
});
