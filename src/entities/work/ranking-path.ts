export const PERIODS = ['day', 'week', 'month', 'quarter', 'year', 'all'] as const;

export type Period = (typeof PERIODS)[number];

/** What of the ranking is kept in its address. Absent: of the last 24 hours, first page. */
export interface RankingView {
  readonly period?: Period | undefined;
  /** '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
}

/** Path of the ranking, the same on both sites: /ranking?period=week&page=2. */
export function rankingPath({ period = 'day', page = 1 }: RankingView = {}): string {
  const search = [period === 'day' ? '' : `period=${period}`, page === 1 ? '' : `page=${page}`].filter(Boolean);
  return `/ranking${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
