import type { Language } from '#graphql/generated/graphql.ts';
import type { Site } from '#src/routes/-site-context.ts';

/** The language of a page that came without one (static build): domain, cookie, browser language, else Vietnamese. */
export function detectLanguage(
  sites: Readonly<Record<Language, Site>>,
  origin: string,
  cookie: string,
  browserLanguages: readonly string[],
): Language {
  for (const language of ['vi', 'ja'] as const) if (sites[language].origin === origin) return language;
  const chosen = /(?:^|;\s*)futago_language=(vi|ja)(?:;|$)/.exec(cookie)?.[1];
  const preferred = chosen ?? browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'vi' || tag === 'ja');
  return preferred === 'ja' ? 'ja' : 'vi';
}
