import type { LanguageCode } from './tables.ts';

/** That of the twin site. */
export function twinOf(language: LanguageCode): LanguageCode {
  return language === 'vi' ? 'ja' : 'vi';
}
