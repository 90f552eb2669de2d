/** How many pictures are remembered as loaded, by the specification. */
export const CACHED_IMAGES = 200;

/** Addresses of pictures that have been shown, the longest unused forgotten first: such a picture needs no placeholder again. */
export class ImageCache {
  readonly #capacity: number;
  readonly #addresses = new Set<string>();

  constructor(capacity: number = CACHED_IMAGES) {
    this.#capacity = capacity;
  }

  has(address: string): boolean {
    if (!this.#addresses.delete(address)) return false;
    this.#addresses.add(address);
    return true;
  }

  add(address: string): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    const oldest = this.#addresses.values().next();
    if (this.#addresses.size > this.#capacity && !oldest.done) this.#addresses.delete(oldest.value);
  }

  get size(): number {
    return this.#addresses.size;
  }
}
