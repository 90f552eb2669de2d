import type { WorkOrderWord } from '../work/work-order.ts';

/** What of a creator's page is kept in its address. Absent: by update, first page. */
export interface CreatorView {
  readonly order?: WorkOrderWord | undefined;
  /** '[page]' makes a template for the pagination control. */
  readonly page?: number | '[page]' | undefined;
}

/** Path of the page of who made works, the same on both sites: /creator/7?order=views&page=2. */
export function creatorPath(creatorId: string, { order = 'updated', page = 1 }: CreatorView = {}): string {
  const search = [order === 'updated' ? '' : `order=${order}`, page === 1 ? '' : `page=${page}`].filter(Boolean);
  return `/creator/${creatorId}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
