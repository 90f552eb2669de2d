/* Names of files that mean something to whoever chooses a folder and to whoever takes it in. */

const JUNK = /^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$|ehthumbs\.db$|@eaDir$|Icon\r$)/i;
/** Where disks and network drives keep what was deleted, and how everything was before. */
const GONE = /^(?:\$RECYCLE\.BIN|System Volume Information|#recycle|@Recycle|#snapshot|@Recently-Snapshot)$/i;

/** What file managers leave behind (.DS_Store, ._page.jpg, Thumbs.db, __MACOSX/…), what was thrown away, and everything hidden. */
export function isJunk(path: string): boolean {
  return path.split('/').some((part) => JUNK.test(part) || GONE.test(part));
}

/** What a comic says of itself, beside its pages or its chapters; what stands first is believed first. */
export const COMIC_INFO_NAMES = ['ComicInfo.xml', 'details.json'] as const;

const COMIC_INFO: ReadonlySet<string> = new Set(COMIC_INFO_NAMES);

export function isComicInfo(path: string): boolean {
  return COMIC_INFO.has(path.split('/').at(-1) ?? '');
}

const PICTURE_NAME = /\.(?:png|jpe?g|jpe|jfif|webp|avif|gif)$/i;

/** Whether a name claims to be a picture; only the bytes tell what it is. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}
