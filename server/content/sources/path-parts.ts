/** What stands before the last slash of a path such as `a/b/c.jpg`: `a/b`, or nothing. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** What stands behind it: `c.jpg`. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The same without its ending: `c`. */
export function baseName(path: string): string {
  return lastPart(path).replace(/\.[A-Za-z][A-Za-z0-9]{0,4}$/, '');
}
