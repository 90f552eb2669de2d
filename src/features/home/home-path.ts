export const TOP_PERIODS = ['day', 'week', 'month'] as const;

export type TopPeriod = (typeof TOP_PERIODS)[number];

/** What of the home page is kept in its address. Absent: first page, most viewed of the shortest time that says enough. */
export interface HomeView {
  /** Of the latest updates; '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
  readonly top?: TopPeriod | undefined;
}

/** Path of the home page, the same on both sites: /?page=2&top=week. */
export function homePath({ page = 1, top }: HomeView = {}): string {
  const search = [page === 1 ? '' : `page=${page}`, top ? `top=${top}` : ''].filter(Boolean);
  return search.length > 0 ? `/?${search.join('&')}` : '/';
}
