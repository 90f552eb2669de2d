import { genreSearch, type GenreSelection } from '../genre/genre-selection.ts';

export { genreSelectionFrom } from '../genre/genre-selection.ts';

/** What of the search page is kept in its address. Absent: nothing typed, works of this site of any kind, first page. */
export interface SearchView extends GenreSelection {
  readonly query?: string | undefined;
  readonly format?: 'comic' | 'novel' | undefined;
  readonly status?: 'ongoing' | 'completed' | 'hiatus' | undefined;
  /** Id of who made the works. */
  readonly creator?: string | undefined;
  /** Works of the twin site instead of this one's. */
  readonly site?: 'twin' | undefined;
  /** '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
}

/** Path of the search page, the same on both sites: /search?q=l%E1%BB%93ng&format=comic&genre=fantasy&without=school&page=2. */
export function searchPath(view: SearchView = {}): string {
  const search = [
    view.query ? `q=${encode(view.query)}` : '',
    view.format ? `format=${view.format}` : '',
    view.status ? `status=${view.status}` : '',
    ...genreSearch(view),
    view.creator ? `creator=${encode(view.creator)}` : '',
    view.site ? `site=${view.site}` : '',
    view.page && view.page !== 1 ? `page=${view.page}` : '',
  ].filter(Boolean);
  return `/search${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}
