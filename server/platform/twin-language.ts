import type { LanguageCode } from './database/tables.ts';

/** That of the twin site. */
export function twinOf(language: LanguageCode): LanguageCode {
  return language === 'vi' ? 'ja' : 'vi';
}
