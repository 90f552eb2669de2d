import { LINK_MINUTES } from '#graphql/document/limits.ts';

const KEY = 'futago.google-link';
const LASTS = LINK_MINUTES * 60_000;

/**
 * Whether this browser waits for a mailed link that says that a Google account is its reader's: whoever could send others to a link
 * of their own would sign them in as themselves. Where storage is denied it is known for the page.
 */
export class AwaitedLink {
  readonly #storage: () => Storage;
  #unkept = 0;

  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  /** The mail is on its way. */
  await(now = Date.now()): void {
    this.#unkept = now + LASTS;
    try {
      this.#storage().setItem(KEY, String(this.#unkept));
    } catch {
      // Then the link opens in this page only.
    }
  }

  isAwaited(now = Date.now()): boolean {
    return now < Math.max(this.#unkept, this.#kept());
  }

  /** The link has led in. */
  forget(): void {
    this.#unkept = 0;
    try {
      this.#storage().removeItem(KEY);
    } catch {
      // There is none.
    }
  }

  #kept(): number {
    try {
      return Number(this.#storage().getItem(KEY) ?? 0) || 0;
    } catch {
      return 0;
    }
  }
}
