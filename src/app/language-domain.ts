import type { Language } from '#graphql/generated/graphql.ts';
import type { Site } from '#src/routes/-site-context.ts';

/**
 * What the hosts of both sites end in, so that a plain host that ends in it hears of the language that was chosen on either:
 * 'example.org' of 'vi.example.org' and 'ja.example.org'. Null where they share no more than one word, below which no
 * browser keeps a cookie.
 */
export function languageDomain({ vi, ja }: Readonly<Record<Language, Pick<Site, 'origin'>>>): string | null {
  const [words, others] = [wordsOf(vi), wordsOf(ja)];
  const parting = words.findIndex((word, place) => word !== others[place]);
  const shared = parting === -1 ? words : words.slice(0, parting);
  return shared.length > 1 ? shared.toReversed().join('.') : null;
}

/** The last one first. */
function wordsOf({ origin }: Pick<Site, 'origin'>): readonly string[] {
  return new URL(origin).hostname.split('.').toReversed();
}
