import { domainToASCII, domainToUnicode } from 'node:url';
import { visibleName } from '#graphql/document/kept-text.ts';
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#graphql/document/limits.ts';
import type { FieldProblem, FieldProblemCode } from '#graphql/generated/server.ts';
import { isCommonPassword } from './common-passwords.ts';

const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Controls, halves of letters, and marks that turn the direction of the words around them. */
const NOT_IN_EMAIL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** What `domainToASCII` takes for the end of a host, or decodes. */
const NOT_IN_HOST = /[%/?#\\:]/;
const HOST = /^[^.]+(?:\.[^.]+)+$/;

/** A checked value, or why it is none. */
export type Checked<Value> = { readonly value: Value; readonly problem: null } | { readonly value: null; readonly problem: FieldProblem };

export interface CheckedEmail {
  /** As it is written to. */
  readonly email: string;
  /** As it is compared: before the @ in NFC and small letters, behind it the host as it is looked up. */
  readonly emailKey: string;
}

export function checkEmail(given: string): Checked<CheckedEmail> {
  const email = given.normalize('NFC').trim();
  if (email === '') return refused('email', 'REQUIRED');
  if (email.length > LONGEST_EMAIL) return refused('email', 'TOO_LONG', LONGEST_EMAIL);
  if (!EMAIL.test(email) || NOT_IN_EMAIL.test(email)) return refused('email', 'NOT_AN_EMAIL');
  const { local, host } = partsOf(email);
  const lookedUp = lookedUpHost(host);
  if (lookedUp === null) return refused('email', 'NOT_AN_EMAIL');
  return accepted({ email: isAscii(host) ? email : `${local}@${domainToUnicode(lookedUp)}`, emailKey: emailKeyOf(email) });
}

/** Letters that only look alike (i and ı) stay apart: an address that resembles another belongs to somebody else. */
export function emailKeyOf(email: string): string {
  const { local, host } = partsOf(email.normalize('NFC').trim());
  return `${local.toLowerCase()}@${lookedUpHost(host) ?? host.toLowerCase()}`.normalize('NFC');
}

function partsOf(email: string): { readonly local: string; readonly host: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, Math.max(0, at)), host: email.slice(at + 1) };
}

/** In ASCII and small letters; null for what is no name of a host. */
function lookedUpHost(host: string): string | null {
  const ascii = NOT_IN_HOST.test(host) ? '' : domainToASCII(host);
  return HOST.test(ascii) ? ascii : null;
}

function isAscii(text: string): boolean {
  return !/[^\p{ASCII}]/u.test(text);
}

/** A password that is to be set. Spaces are part of it. */
export function checkNewPassword(given: string, field: string): Checked<string> {
  const password = given.normalize('NFC');
  if (password === '') return refused(field, 'REQUIRED');
  const { length } = Array.from(password);
  if (length < SHORTEST_PASSWORD) return refused(field, 'TOO_SHORT', SHORTEST_PASSWORD);
  if (length > LONGEST_PASSWORD) return refused(field, 'TOO_LONG', LONGEST_PASSWORD);
  return isCommonPassword(password) ? refused(field, 'TOO_COMMON') : accepted(password);
}

/** A password to compare: older rules may have allowed it, but nobody makes us hash a book. */
export function checkGivenPassword(given: string, field: string): Checked<string> {
  if (given === '') return refused(field, 'REQUIRED');
  return Array.from(given.normalize('NFC')).length > LONGEST_PASSWORD ? refused(field, 'TOO_LONG', LONGEST_PASSWORD) : accepted(given);
}

export function checkName(given: string): Checked<string> {
  const name = visibleName(given);
  if (name === '') return refused('name', 'REQUIRED');
  return Array.from(name).length > LONGEST_NAME ? refused('name', 'TOO_LONG', LONGEST_NAME) : accepted(name);
}

/** Every problem of several fields, in their order. */
export function problemsOf(checks: readonly Checked<unknown>[]): readonly FieldProblem[] {
  return checks.flatMap(({ problem }) => (problem === null ? [] : [problem]));
}

export function fieldProblem(field: string, code: FieldProblemCode, limit: number | null = null): FieldProblem {
  return { field, code, limit };
}

function accepted<Value>(value: Value): Checked<Value> {
  return { value, problem: null };
}

function refused(field: string, code: FieldProblemCode, limit: number | null = null): Checked<never> {
  return { value: null, problem: fieldProblem(field, code, limit) };
}
