import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';
import type { GenreSelection } from './genre-selection.ts';

export type GenreState = 'with' | 'without' | 'either';

export function genreState({ genres, without }: GenreSelection, slug: string): GenreState {
  if (genres?.includes(slug)) return 'with';
  return without?.includes(slug) ? 'without' : 'either';
}

/**
 * The selection after a genre was pressed: with it, then without it where so many may be left out, then either way. Null
 * for a genre more than may be chosen.
 */
export function turnedGenre(selection: GenreSelection, slug: string): Required<GenreSelection> | null {
  const state = genreState(selection, slug);
  const genres = (selection.genres ?? []).filter((other) => other !== slug);
  const without = (selection.without ?? []).filter((other) => other !== slug);
  if (state === 'either') return isFull(genres) ? null : { genres: [...genres, slug], without };
  return { genres, without: state === 'with' && !isFull(without) ? [...without, slug] : without };
}

/** Whether works are kept to as many genres as can be chosen. */
export function isChoiceFull({ genres = [] }: GenreSelection): boolean {
  return isFull(genres);
}

function isFull(slugs: readonly string[]): boolean {
  return slugs.length >= MOST_CHOSEN_GENRES;
}
