/**
 * Has pages loaded and decoded before they are shown. It only ever hastens the `<img>` that is already there, so that
 * no picture is asked for twice and no node is replaced.
 */
export class PictureLoader {
  readonly #pages: readonly HTMLElement[];
  readonly #decoded = new WeakSet<HTMLImageElement>();

  constructor(pages: readonly HTMLElement[]) {
    this.#pages = pages;
  }

  /** True also for pages without a picture, such as the end page. */
  isReady(index: number): boolean {
    const picture = this.#picture(index);
    return picture === null || this.#decoded.has(picture);
  }

  /** The most urgent first; where data is saved, only the first two. */
  prepare(indexes: readonly number[]): void {
    const isSaving = this.#pages[0]?.closest('[data-saver]');
    for (const index of isSaving ? [...new Set(indexes)].slice(0, 2) : indexes) void this.whenReady(index);
  }

  /** Resolves when the page can be painted at once, or has failed. */
  async whenReady(index: number): Promise<void> {
    const picture = this.#picture(index);
    if (picture === null || this.#decoded.has(picture)) return;
    if (picture.loading !== 'eager') picture.loading = 'eager';
    // Drawn as a bitmap (drawn-picture.ts): decoded here it would only stay behind.
    if (picture.style.opacity) return;
    try {
      await picture.decode();
      this.#decoded.add(picture);
    } catch {
      // The page itself shows that its picture failed.
    }
  }

  #picture(index: number): HTMLImageElement | null {
    return this.#pages[index]?.querySelector('img') ?? null;
  }
}
