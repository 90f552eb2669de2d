export type Scheme = 'auto' | 'light' | 'dark';

/** In the local storage; not there where the device decides. */
export const SCHEME_KEY = 'futago.scheme';

/** The scheme of the page: shown at once, kept for the next visit, and told to whoever shows it. */
export class PageScheme {
  readonly #document: Document;
  readonly #listeners = new Set<() => void>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** As the early script of the first response left it. */
  readonly read = (): Scheme => {
    const scheme = this.#document.documentElement.dataset['scheme'];
    return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
  };

  /** Where storage is denied it holds for this page. */
  readonly write = (scheme: Scheme): void => {
    this.#document.documentElement.dataset['scheme'] = scheme;
    try {
      if (scheme === 'auto') localStorage.removeItem(SCHEME_KEY);
      else localStorage.setItem(SCHEME_KEY, scheme);
    } catch {
      // Denied or full.
    }
    for (const listener of this.#listeners) listener();
  };

  /** Calls `listener` after every write; returns how to stop it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
