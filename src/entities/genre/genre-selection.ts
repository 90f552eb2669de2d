import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';

/** Slugs of genres that works are kept to; no genre is in both. */
export interface GenreSelection {
  /** A work must have every one of them. */
  readonly genres?: readonly string[] | undefined;
  /** A work must have none of them. */
  readonly without?: readonly string[] | undefined;
}

/** The selection that an address spells, "fantasy,school" each; at most ten of each, no genre twice. */
export function genreSelectionFrom(genre = '', without = '') {
  const genres = slugsFrom(genre);
  return { genres, without: slugsFrom(without).filter((slug) => !genres.includes(slug)) };
}

/** Parts of an address: 'genre=fantasy,school' and 'without=horror', empty where nothing is selected. */
export function genreSearch({ genres, without }: GenreSelection): readonly string[] {
  return [slugsText('genre', genres), slugsText('without', without)];
}

function slugsFrom(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((slug) => slug !== ''))].slice(0, MOST_CHOSEN_GENRES);
}

function slugsText(name: string, slugs: readonly string[] = []): string {
  return slugs.length > 0 ? `${name}=${slugs.map(encodeURIComponent).join(',')}` : '';
}
