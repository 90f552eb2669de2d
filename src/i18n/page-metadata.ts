import type { Language } from '#graphql/generated/graphql.ts';

export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** A route's title and description: the entry of the page's language where there is one, else the generic one. */
export interface RouteMetadata extends Partial<Record<Language, Partial<PageWords>>> {
  readonly generic: PageWords;
}

export function wordsOf(metadata: RouteMetadata, language: Language): PageWords {
  return { ...metadata.generic, ...metadata[language] };
}
