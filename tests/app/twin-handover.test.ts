import type { Execute } from '#graphql/document/persisted-document.ts';
import { expect, test } from 'vitest';
import { StartHandover } from '#graphql/generated/documents/StartHandover.ts';
import { handoverAddress, handoverPort } from '#src/app/twin-handover.ts';

const LOGIN = 'https://ja.example/login#handover=code';

test('The twin\u2019s login is told where the reader goes on: path, search and hash of what they chose.', () => {
  expect(handoverAddress(LOGIN, 'https://ja.example/comic/3?page=2#comments')).toBe(
    'https://ja.example/login?return=%2Fcomic%2F3%3Fpage%3D2%23comments#handover=code',
  );
});

test('That the reader is incognito stays at the end of the whole address, where it leaves it first.', () => {
  expect(handoverAddress(LOGIN, 'https://ja.example/comic/3/4#page-2~incognito')).toBe(
    'https://ja.example/login?return=%2Fcomic%2F3%2F4%23page-2#handover=code~incognito',
  );
});

test('A code never goes to another site than the one that was chosen.', () => {
  expect(() => handoverAddress('https://evil.example/login#handover=code', 'https://ja.example/')).toThrow(
    'A session for https://evil.example cannot be handed over to https://ja.example.',
  );
});

test('A code is asked for the site that the reader goes to; a refusal rejects.', async () => {
  const asked: unknown[] = [];
  const execute = (async (document: unknown, variables: unknown) => {
    asked.push([document, variables]);
    return { startHandover: { code: 'code', url: LOGIN } };
  }) as Execute;
  expect(await handoverPort(execute)({ to: 'ja', address: 'https://ja.example/' })).toBe(
    'https://ja.example/login?return=%2F#handover=code',
  );
  expect(asked).toEqual([[StartHandover, { to: 'ja' }]]);
  const refuse = (() => Promise.reject(new Error('Not signed in.'))) as Execute;
  await expect(handoverPort(refuse)({ to: 'ja', address: 'https://ja.example/' })).rejects.toThrow('Not signed in.');
});
