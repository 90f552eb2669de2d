const PREFIX = 'futago.';

/**
 * What this browser remembers until the tab closes. Where storage is denied or full it remembers for the page only.
 * Values are plain JSON; a value that cannot be read back counts as not there.
 */
export class SessionMemory {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();

  /** The same object until it is written again. */
  read(key: string): unknown {
    if (!this.#values.has(key)) this.#values.set(key, stored(key));
    return this.#values.get(key);
  }

  write(key: string, value: unknown): void {
    this.#values.set(key, value);
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // Denied or full: the value holds for this page.
    }
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after every write; returns how to stop it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
