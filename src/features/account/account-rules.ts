import type { FormProblem } from './account-view.ts';

/** In characters, as the schema says (graphql/schema/account.graphql); the server has the last word. */
export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 200;
export const NAME_MOST = 40;
export const MESSAGE_MOST = 4000;
const EMAIL_MOST = 254;

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

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Empty where a person wrote. */
  readonly website: string;
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

export function contactProblems({ name, email, message }: ContactFields): readonly FormProblem[] {
  const tooLong = lengthOf(message) > MESSAGE_MOST ? [{ field: 'message', code: 'TOO_LONG' as const, limit: MESSAGE_MOST }] : [];
  return [...nameProblems(name), ...emailProblems(email), ...requiredProblems('message', message), ...tooLong];
}

export function emailProblems(email: string): readonly FormProblem[] {
  const text = email.trim();
  if (text === '') return [{ field: 'email', code: 'REQUIRED' }];
  if (lengthOf(text) > EMAIL_MOST) return [{ field: 'email', code: 'TOO_LONG', limit: EMAIL_MOST }];
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? [] : [{ field: 'email', code: 'NOT_AN_EMAIL' }];
}

/** Of a password that is being chosen; one that exists is only asked to be there. */
export function passwordProblems(field: 'password' | 'newPassword', password: string): readonly FormProblem[] {
  if (password === '') return [{ field, code: 'REQUIRED' }];
  if (lengthOf(password) < PASSWORD_LEAST) return [{ field, code: 'TOO_SHORT', limit: PASSWORD_LEAST }];
  return lengthOf(password) > PASSWORD_MOST ? [{ field, code: 'TOO_LONG', limit: PASSWORD_MOST }] : [];
}

export function nameProblems(name: string): readonly FormProblem[] {
  const text = name.normalize('NFC').trim();
  if (text === '') return [{ field: 'name', code: 'REQUIRED' }];
  return lengthOf(text) > NAME_MOST ? [{ field: 'name', code: 'TOO_LONG', limit: NAME_MOST }] : [];
}

export function requiredProblems(field: string, text: string): readonly FormProblem[] {
  return text === '' ? [{ field, code: 'REQUIRED' }] : [];
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
