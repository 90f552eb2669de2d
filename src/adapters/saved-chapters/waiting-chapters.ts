import type { ChapterKey } from '#machines/saving/saving.types.ts';

const KEY = 'futago.saving';

/**
 * Chapters that were asked for and are not saved yet, in their order: a page that goes leaves them to the next. Where
 * storage is denied or full, it does not.
 */
export class WaitingChapters {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  read(): readonly ChapterKey[] {
    try {
      return (this.#storage().getItem(KEY) ?? '').split(' ').filter(isKey);
    } catch {
      return [];
    }
  }

  /** Of a queue as it was and as it is now; those of other tabs stay. */
  change(before: readonly ChapterKey[], now: readonly ChapterKey[]): void {
    if (before === now) return;
    const kept = this.read().filter((key) => now.includes(key) || !before.includes(key));
    this.#write([...new Set([...kept, ...now])]);
  }

  #write(keys: readonly ChapterKey[]): void {
    try {
      if (keys.length === 0) this.#storage().removeItem(KEY);
      else this.#storage().setItem(KEY, keys.join(' '));
    } catch {
      // They wait for as long as the page is there.
    }
  }
}

function isKey(word: string): word is ChapterKey {
  return /^\d+\/\d+$/.test(word);
}
