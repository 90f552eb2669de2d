export type GenresOrder = 'updated' | 'views' | 'name';

/** What of the genre page is kept in its address. Absent: every genre, by update, first page. */
export interface GenresView {
  /** Slugs; a work must have every one of them. */
  readonly genres?: readonly string[] | undefined;
  readonly order?: GenresOrder | undefined;
  /** '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
}

/** Path of the genre page, the same on both sites: /genres?genre=adventure,school&order=views&page=2. */
export function genresPath(view: GenresView = {}): string {
  const search = [
    view.genres && view.genres.length > 0 ? `genre=${view.genres.map(encodeURIComponent).join(',')}` : '',
    view.order && view.order !== 'updated' ? `order=${view.order}` : '',
    view.page && view.page !== 1 ? `page=${view.page}` : '',
  ].filter(Boolean);
  return `/genres${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
