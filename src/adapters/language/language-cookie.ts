import { LANGUAGE_DAYS } from '#graphql/document/limits.ts';
import type { Language } from '#graphql/generated/graphql.ts';

const NAME = 'futago_language';
const MAX_AGE_SECONDS = LANGUAGE_DAYS * 86_400;

/** Keeps the reader's choice (path /, same-site lax), for hosts that belong to neither twin. */
export function writeLanguageCookie(document: Document, language: Language): void {
  document.cookie = `${NAME}=${language}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}
