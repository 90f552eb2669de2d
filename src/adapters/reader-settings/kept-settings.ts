const PREFIX = 'futago.';

/**
 * How this browser shows chapters, as words (src/features/reader/reader-settings.ts). Those of novels also stand on the
 * page's root, where style sheets read them; the early script puts them there for the first paint, and those of comics
 * until the pages say them. Where storage is denied or full they hold for this page.
 */
export class KeptSettings {
  readonly #document: Document;
  readonly #words = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(document: Document) {
    this.#document = document;
    // What is chosen in another tab holds here too.
    addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(PREFIX) && this.#words.has(key.slice(PREFIX.length))) this.#take(key.slice(PREFIX.length), newValue ?? '');
    });
  }

  /** `of` is a format, or a format and a work: 'novel', 'comic', 'comic.12'. Empty where nothing was chosen. */
  readonly read = (of: string): string => {
    const known = this.#words.get(of) ?? stored(of);
    this.#words.set(of, known);
    return known;
  };

  readonly write = (of: string, words: string): void => {
    try {
      localStorage.setItem(PREFIX + of, words);
    } catch {
      // Denied or full.
    }
    this.#take(of, words);
  };

  /** Calls `listener` after every write; returns how to stop it. Who listens shows the words of comics on the pages themselves. */
  readonly subscribe = (listener: () => void): (() => void) => {
    delete this.#document.documentElement.dataset['comic'];
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #take(of: string, words: string): void {
    this.#words.set(of, words);
    if (of === 'novel') this.#document.documentElement.dataset['novel'] = words;
    for (const listener of this.#listeners) listener();
  }
}

function stored(of: string): string {
  try {
    return localStorage.getItem(PREFIX + of) ?? '';
  } catch {
    return '';
  }
}
