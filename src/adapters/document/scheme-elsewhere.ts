import { type PageScheme, type Scheme, SCHEME_KEY } from './scheme.ts';

/** The scheme that is chosen in another tab is written here too, as it stands already, also after the browser had put this page aside. */
export function hearSchemeElsewhere(scheme: Pick<PageScheme, 'write'>): void {
  let left = keptScheme();
  addEventListener('storage', ({ key }) => (key === SCHEME_KEY ? scheme.write(keptScheme()) : undefined));
  // What a full storage did not take is this page's own, and stays where nobody has chosen since.
  addEventListener('pagehide', () => (left = keptScheme()));
  addEventListener('pageshow', ({ persisted }) => (persisted && keptScheme() !== left ? scheme.write(keptScheme()) : undefined));
}

function keptScheme(): Scheme {
  try {
    const kept = localStorage.getItem(SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}
