import type { WorkOrderWord } from '../work/work-order.ts';
import { genreSearch, type GenreSelection } from './genre-selection.ts';

export { genreSelectionFrom } from './genre-selection.ts';

/** What of the genre page is kept in its address. Absent: every genre, by update, first page. */
export interface GenresView extends GenreSelection {
  readonly order?: WorkOrderWord | undefined;
  /** '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
}

/** Path of the genre page, the same on both sites: /genres?genre=adventure,school&without=horror&order=views&page=2. */
export function genresPath(view: GenresView = {}): string {
  const search = [
    ...genreSearch(view),
    view.order && view.order !== 'updated' ? `order=${view.order}` : '',
    view.page && view.page !== 1 ? `page=${view.page}` : '',
  ].filter(Boolean);
  return `/genres${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
