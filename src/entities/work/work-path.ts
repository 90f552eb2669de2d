/** What of a work's page is kept in its address. Absent: first page, newest first, no filter, with the warning. */
export interface WorkView {
  /** Page of the chapter list; '[page]' makes a template for the pagination control. */
  readonly chapters?: number | '[page]' | undefined;
  /** Page of the comments, likewise. */
  readonly comments?: number | '[page]' | undefined;
  readonly order?: 'oldest' | undefined;
  readonly filter?: string | undefined;
  /** The warning of a sensitive work was accepted, where no script could remember it. */
  readonly sensitive?: 'shown' | undefined;
}

/** Path of a work's page, the same on both sites. */
export function workPath(workId: string, view: WorkView = {}): string {
  const search = [
    view.chapters && view.chapters !== 1 ? `chapters=${view.chapters}` : '',
    view.order ? `order=${view.order}` : '',
    view.filter ? `filter=${encodeURIComponent(view.filter).replaceAll('%2C', ',')}` : '',
    view.comments && view.comments !== 1 ? `comments=${view.comments}` : '',
    view.sensitive ? `sensitive=${view.sensitive}` : '',
  ].filter(Boolean);
  return `/comic/${workId}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
