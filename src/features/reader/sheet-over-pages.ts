/** Whether a sheet lies over the pages, so that nothing is meant for them. In full screen the page itself is `:modal` too. */
export function isSheetOver(page: Document): boolean {
  return page.querySelector('dialog:modal') !== null;
}
