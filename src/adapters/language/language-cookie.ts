import type { Language } from '#graphql/generated/graphql.ts';

const NAME = 'futago_language';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the reader's choice for 365 days (path /, same-site lax), for hosts that belong to neither twin. */
export function writeLanguageCookie(document: Document, language: Language): void {
  document.cookie = `${NAME}=${language}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}
