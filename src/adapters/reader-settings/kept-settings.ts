const PREFIX = 'futago.';
/** Words of novels that hold for more than the text. */
const BEYOND_TEXT = /^(?:theme|face|awake)-/;

/**
 * How this browser shows chapters, as words (src/features/reader/reader-settings.ts). The early script puts them on the
 * page's root for the first paint, where style sheets read them, until pages and texts say them of themselves: those that
 * set a text hold when it takes them, so that it is set anew once. Where storage is denied or full they hold for this page.
 */
export class KeptSettings {
  readonly #document: Document;
  readonly #words = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #isSaidByText = false;

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

  /** Calls `listener` after every write; returns how to stop it. Who listens shows the words on pages and texts themselves. */
  readonly subscribe = (listener: () => void): (() => void) => {
    delete this.#document.documentElement.dataset['comic'];
    this.#isSaidByText = true;
    this.#showOnRoot(this.read('novel'));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #take(of: string, words: string): void {
    this.#words.set(of, words);
    if (of === 'novel') this.#showOnRoot(words);
    for (const listener of this.#listeners) listener();
  }

  #showOnRoot(words: string): void {
    const said = words.split(' ').filter((word) => !this.#isSaidByText || BEYOND_TEXT.test(word));
    this.#document.documentElement.dataset['novel'] = said.join(' ');
  }
}

function stored(of: string): string {
  try {
    return localStorage.getItem(PREFIX + of) ?? '';
  } catch {
    return '';
  }
}
