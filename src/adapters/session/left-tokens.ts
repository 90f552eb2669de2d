const KEY = 'futago.left';
const MOST = 8;

/**
 * Tokens of sessions that were left in this browser before the server could be told. They are no login: all that is done
 * with one is to end its session. Where storage is denied or full they are known to this page only.
 */
export class LeftTokens {
  readonly #storage: () => Storage;
  #unkept: readonly string[] = [];

  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  /** The oldest first. */
  all(): readonly string[] {
    return [...new Set([...this.#kept(), ...this.#unkept])];
  }

  add(token: string): void {
    this.#write([...this.all().filter((known) => known !== token), token].slice(-MOST));
  }

  drop(token: string): void {
    this.#write(this.all().filter((known) => known !== token));
  }

  #kept(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string' && token !== '') : [];
    } catch {
      return [];
    }
  }

  #write(tokens: readonly string[]): void {
    try {
      const storage = this.#storage();
      if (tokens.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(tokens));
      this.#unkept = [];
    } catch {
      this.#unkept = tokens;
    }
  }
}
