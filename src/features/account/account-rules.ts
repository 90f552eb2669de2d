import { keptLength, visibleName } from '#graphql/document/kept-text.ts';
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#graphql/document/limits.ts';
import type { FormProblem } from './account-view.ts';

export interface SignInFields {
  readonly email: string;
  readonly password: string;
}

export interface RegistrationFields extends SignInFields {
  readonly name: string;
}

export interface PasswordChangeFields {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export function signInProblems({ email, password }: SignInFields): readonly FormProblem[] {
  return [...emailProblems(email), ...requiredProblems('password', password)];
}

export function registrationProblems({ name, email, password }: RegistrationFields): readonly FormProblem[] {
  return [...nameProblems(name), ...emailProblems(email), ...passwordProblems('password', password)];
}

export function passwordChangeProblems({ currentPassword, newPassword }: PasswordChangeFields): readonly FormProblem[] {
  return [...requiredProblems('currentPassword', currentPassword), ...passwordProblems('newPassword', newPassword)];
}

export function emailProblems(email: string): readonly FormProblem[] {
  const text = email.normalize('NFC').trim();
  if (text === '') return [{ field: 'email', code: 'REQUIRED' }];
  if (text.length > LONGEST_EMAIL) return [{ field: 'email', code: 'TOO_LONG', limit: LONGEST_EMAIL }];
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? [] : [{ field: 'email', code: 'NOT_AN_EMAIL' }];
}

/** Of a password that is being chosen; one that exists is only asked to be there. */
export function passwordProblems(field: 'password' | 'newPassword', password: string): readonly FormProblem[] {
  if (password === '') return [{ field, code: 'REQUIRED' }];
  const { length } = Array.from(password.normalize('NFC'));
  if (length < SHORTEST_PASSWORD) return [{ field, code: 'TOO_SHORT', limit: SHORTEST_PASSWORD }];
  return length > LONGEST_PASSWORD ? [{ field, code: 'TOO_LONG', limit: LONGEST_PASSWORD }] : [];
}

export function nameProblems(name: string): readonly FormProblem[] {
  const text = visibleName(name);
  if (text === '') return [{ field: 'name', code: 'REQUIRED' }];
  return keptLength(text) > LONGEST_NAME ? [{ field: 'name', code: 'TOO_LONG', limit: LONGEST_NAME }] : [];
}

export function requiredProblems(field: string, text: string): readonly FormProblem[] {
  return text === '' ? [{ field, code: 'REQUIRED' }] : [];
}
