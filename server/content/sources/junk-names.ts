const JUNK = /^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$|ehthumbs\.db$|@eaDir$|Icon\r$)/i;

/** What file managers leave behind (.DS_Store, ._page.jpg, Thumbs.db, __MACOSX/…), and everything hidden. */
export function isJunk(path: string): boolean {
  return path.split('/').some((part) => JUNK.test(part));
}
