/** '1' and '0' are what the reader chose on this site; 'twin' is what they came with from the other. */
const KEY = 'futago.incognito';

/** Whether the reader wants nothing kept of what they read, on this site or the one that they come from. */
export class IncognitoChoice {
  /** Where the choice cannot be kept it holds for this page; what is kept may be changed by another tab. */
  #unkept = false;
  /** This page was loaded incognito, by a reader who had lifted it on the other site. */
  readonly wasLifted: boolean;

  /** What the early script took from the address counts where a page of the twin led here: anybody may write an address. */
  constructor(page: Window, twinOrigin: string) {
    const word = page.document.referrer.startsWith(`${twinOrigin}/`) ? page.futagoIncognito : undefined;
    delete page.futagoIncognito;
    // What was chosen here is not lifted there.
    this.wasLifted = word === 'open' && kept() === 'twin';
    if (this.wasLifted) this.#keep('');
    if (word === 'incognito' && kept() !== '1') this.#keep('twin');
  }

  readonly isIncognito = (): boolean => this.#unkept || ['1', 'twin'].includes(kept());

  readonly setIncognito = (wanted: boolean): void => {
    this.#keep(wanted ? '1' : '0');
    // As other tabs are told by the browser.
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };

  readonly onIncognito = (listener: () => void): (() => void) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Said here or in another tab, also while the browser had put this page aside.
    addEventListener('storage', ({ key }) => (key === KEY || key === null ? listener() : undefined), { signal });
    addEventListener('pageshow', ({ persisted }) => (persisted ? listener() : undefined), { signal });
    return () => leaving.abort();
  };

  /** What goes along to the twin site, at the end of the address: only what was chosen here. */
  readonly mark = (): string => {
    if (this.#unkept || kept() === '1') return '~incognito';
    return kept() === '0' ? '~open' : '';
  };

  #keep(choice: '' | '0' | '1' | 'twin'): void {
    try {
      localStorage.setItem(KEY, choice);
      this.#unkept = false;
    } catch {
      this.#unkept = choice === '1' || choice === 'twin';
    }
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
