const LONGEST = 2000;
/** Where nobody wants to come back to after signing in. */
const PASSING = /^\/(?:login|logout|goodbye|password)(?:[/?#]|$)/;

/**
 * Where a reader goes after signing in: a path of this site with search and hash, as the URL standard writes it. Undefined
 * for whatever another site could be reached by (//evil, /\evil, whole addresses, paths that climb to them) and for the
 * way in and out itself.
 */
export function returnPathFrom(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers drop tabs and line ends within an address and take a backslash for a slash.
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(value, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, here);
  const path = `${pathname}${search}${hash}`;
  return origin !== here || path.startsWith('//') || isPassing(pathname) ? undefined : path;
}

/** However often its letters are written in percents; so is what cannot be read. */
function isPassing(pathname: string): boolean {
  const read = decoded(pathname);
  return read === null || PASSING.test(read) || (read !== pathname && isPassing(read));
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
