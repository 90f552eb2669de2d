/** Path of the home page with a page of the latest updates; '[page]' makes a template for the pagination control. */
export function homePath(page: number | '[page]' = 1): string {
  return page === 1 ? '/' : `/?page=${page}`;
}
