const PREFIX = 'futago.';
/** Words of novels that hold for the text alone. */
const OF_TEXT = /\b(?!theme|face|awake)\w+-\w+ ?/g;

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
    this.take(of, words);
  };

  /** Calls `listener` after every write; returns how to stop it. Who listens shows the words on pages and texts themselves. */
  readonly subscribe = (listener: () => void): (() => void) => {
    delete this.#document.documentElement.dataset['comic'];
    this.#isSaidByText = true;
    this.#showOnRoot(this.read('novel'));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Words that stand in the storage already. */
  take(of: string, words: string): void {
    this.#words.set(of, words);
    if (of === 'novel') this.#showOnRoot(words);
    for (const listener of this.#listeners) listener();
  }

  /** Nothing where nothing was chosen: a text that has no choices waits for no style. */
  #showOnRoot(words: string): void {
    const { dataset } = this.#document.documentElement;
    if (words === '') delete dataset['novel'];
    else dataset['novel'] = this.#isSaidByText ? words.replace(OF_TEXT, '') : words;
  }
}

function stored(of: string): string {
  try {
    return localStorage.getItem(PREFIX + of) ?? '';
  } catch {
    return '';
  }
}
