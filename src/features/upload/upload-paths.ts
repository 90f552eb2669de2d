export const UPLOAD_PATH = '/user/upload';

/** `page` counts from 1; '[page]' makes it an address for the numbered pages. */
export function ownWorksPath(page: string): string {
  return `${UPLOAD_PATH}?page=${page}`;
}

/** `page` is that of its chapters. */
export function ownWorkPath(id: string, page?: string): string {
  return `${UPLOAD_PATH}?work=${encodeURIComponent(id)}${page === undefined ? '' : `&page=${page}`}`;
}

export function ownChapterPath(id: string): string {
  return `${UPLOAD_PATH}?chapter=${encodeURIComponent(id)}`;
}

/** The id of what is said of an own work. */
export const ABOUT_OWN_WORK = 'own-work-about';

/** The id of the heading over the chapters of an own work. */
export const OWN_CHAPTERS = 'own-work-chapters';
