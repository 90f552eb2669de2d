import type { GenreSelection } from './genre-selection.ts';

export type GenreState = 'with' | 'without' | 'either';

export function genreState({ genres, without }: GenreSelection, slug: string): GenreState {
  if (genres?.includes(slug)) return 'with';
  return without?.includes(slug) ? 'without' : 'either';
}

/** The selection after a genre was pressed: with it, then without it, then either way. */
export function turnedGenre(selection: GenreSelection, slug: string): Required<GenreSelection> {
  const state = genreState(selection, slug);
  const genres = (selection.genres ?? []).filter((other) => other !== slug);
  const without = (selection.without ?? []).filter((other) => other !== slug);
  if (state === 'either') return { genres: [...genres, slug], without };
  return { genres, without: state === 'with' ? [...without, slug] : without };
}
