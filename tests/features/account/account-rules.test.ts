import { describe, expect, test } from 'vitest';
import {
  emailProblems,
  nameProblems,
  passwordChangeProblems,
  passwordProblems,
  registrationProblems,
  signInProblems,
} from '#src/features/account/account-rules.ts';

describe('What a form is checked by before it is sent', () => {
  test.each([
    ['lan@example.org', []],
    ['  lan@example.org ', []],
    ['ゆき@例え.jp', []],
    ['', [{ field: 'email', code: 'REQUIRED' }]],
    ['   ', [{ field: 'email', code: 'REQUIRED' }]],
    ['lan', [{ field: 'email', code: 'NOT_AN_EMAIL' }]],
    ['lan@example', [{ field: 'email', code: 'NOT_AN_EMAIL' }]],
    ['lan@@example.org', [{ field: 'email', code: 'NOT_AN_EMAIL' }]],
    ['la n@example.org', [{ field: 'email', code: 'NOT_AN_EMAIL' }]],
    [`${'a'.repeat(250)}@b.vn`, [{ field: 'email', code: 'TOO_LONG', limit: 254 }]],
  ])('The address "%s".', (email, problems) => {
    expect(emailProblems(email)).toEqual(problems);
  });

  test.each([
    ['12345678', []],
    ['x'.repeat(200), []],
    ['👍'.repeat(8), []],
    ['', [{ field: 'newPassword', code: 'REQUIRED' }]],
    ['1234567', [{ field: 'newPassword', code: 'TOO_SHORT', limit: 8 }]],
    ['👍'.repeat(7), [{ field: 'newPassword', code: 'TOO_SHORT', limit: 8 }]],
    ['x'.repeat(201), [{ field: 'newPassword', code: 'TOO_LONG', limit: 200 }]],
  ])('The password "%s".', (password, problems) => {
    expect(passwordProblems('newPassword', password)).toEqual(problems);
  });

  test.each([
    ['L', []],
    [' Lan ', []],
    ['あ'.repeat(40), []],
    // One letter with its mark apart counts as the letter it is.
    ['e\u0323\u0302'.repeat(40), []],
    [' \u3000 ', [{ field: 'name', code: 'REQUIRED' }]],
    ['あ'.repeat(41), [{ field: 'name', code: 'TOO_LONG', limit: 40 }]],
  ])('The name "%s".', (name, problems) => {
    expect(nameProblems(name)).toEqual(problems);
  });

  test('All that is wrong is said at once, in the order of the fields.', () => {
    expect(registrationProblems({ name: '', email: 'lan', password: 'x' })).toEqual([
      { field: 'name', code: 'REQUIRED' },
      { field: 'email', code: 'NOT_AN_EMAIL' },
      { field: 'password', code: 'TOO_SHORT', limit: 8 },
    ]);
  });

  test('A password that exists is only asked to be there: it may be older than the rules.', () => {
    expect(signInProblems({ email: 'lan@example.org', password: 'x' })).toEqual([]);
    expect(passwordChangeProblems({ currentPassword: '', newPassword: '' })).toEqual([
      { field: 'currentPassword', code: 'REQUIRED' },
      { field: 'newPassword', code: 'REQUIRED' },
    ]);
  });
});
