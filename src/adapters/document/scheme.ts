export type Scheme = 'auto' | 'light' | 'dark';

const KEY = 'futago.scheme';

/** The scheme the page shows now, as the early script of the first response left it. */
export function readScheme(document: Document): Scheme {
  const scheme = document.documentElement.dataset['scheme'];
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** Shows the scheme at once and keeps it for the next visit; where storage is denied it holds for this page. */
export function writeScheme(document: Document, scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
  try {
    if (scheme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    return;
  }
}
