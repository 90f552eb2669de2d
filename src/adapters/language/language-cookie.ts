import { LANGUAGE_DAYS } from '#graphql/document/limits.ts';
import type { Language } from '#graphql/generated/graphql.ts';

const NAME = 'futago_language';
const MAX_AGE_SECONDS = LANGUAGE_DAYS * 86_400;

/**
 * Keeps the reader's choice (path /, same-site lax) for hosts that belong to neither twin: this one, and those that end in
 * `domain`, where the browser keeps a cookie for so many.
 */
export function writeLanguageCookie(document: Document, language: Language, domain: string | null): void {
  const cookie = `${NAME}=${language}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
  document.cookie = cookie;
  if (domain) document.cookie = `${cookie}; Domain=${domain}`;
}
