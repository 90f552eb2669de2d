import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';
import { TooManyGenres } from './works.errors.ts';

/** Works that have every one of the genres and none of those that they must be without. */
export interface GenreChoice {
  readonly genres: readonly string[];
  readonly without: readonly string[];
}

/** Genres as an API is given them. */
export interface GivenChoice {
  readonly genres?: readonly string[] | null | undefined;
  readonly without?: readonly string[] | null | undefined;
}

export const ANY_GENRES: GenreChoice = { genres: [], without: [] };

/** Each slug once, in one order whatever order they were given in. Throws TooManyGenres beyond ten of a kind. */
export function readGenreChoice({ genres, without }: GivenChoice): GenreChoice {
  return { genres: readSlugs('genres', genres ?? []), without: readSlugs('without', without ?? []) };
}

/** What is none fits no genre, and goes no further: the database refuses what no text can hold, and terms that are too long. */
const SLUG = /^[a-z\d-]{1,100}$/;

function readSlugs(argument: 'genres' | 'without', given: readonly string[]): readonly string[] {
  const slugs = [...new Set(given.map((slug) => (SLUG.test(slug) ? slug : '')))].toSorted();
  if (slugs.length > MOST_CHOSEN_GENRES) throw new TooManyGenres(argument, MOST_CHOSEN_GENRES, slugs.length);
  return slugs;
}
