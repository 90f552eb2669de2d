/** So many slots at a time for each key, such as a user; a key that holds all of its own is refused, the others are not. */
export class SlotsByKey {
  readonly #most: number;
  readonly #taken = new Map<number, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Null where the key has as many as it may; a slot is free again when it is disposed of. */
  take(key: number): Disposable | null {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) return null;
    this.#taken.set(key, taken + 1);
    return { [Symbol.dispose]: () => this.#free(key) };
  }

  #free(key: number): void {
    const left = (this.#taken.get(key) ?? 0) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
