import { SPARE_BYTES } from '../upload-limits.ts';

/** The disk is asked again after so many milliseconds. */
const FRESH_MS = 1_000;

/** Thrown before bytes would take what is left free for everything else; by its code as the system says that a disk is full. */
export class NoSpareRoom extends Error {
  override readonly name = 'NoSpareRoom';
  readonly code = 'ENOSPC';

  constructor() {
    super(`${SPARE_BYTES} bytes of the disk are left free.`);
  }
}

/** Keeps SPARE_BYTES of the disk free: counts what was taken since the disk was asked, which is once a second at most. */
export class SpareRoom {
  readonly #free: () => Promise<number>;
  #left = 0;
  #askedAt = -FRESH_MS;
  #asking: Promise<void> | null = null;

  /** `free`: bytes that may still be written to the disk. */
  constructor(free: () => Promise<number>) {
    this.#free = free;
  }

  /** Rejects with NoSpareRoom where there is no room for so many bytes. */
  async take(bytes: number): Promise<void> {
    if (performance.now() - this.#askedAt >= FRESH_MS) await (this.#asking ??= this.#ask());
    if (this.#left < bytes) throw new NoSpareRoom();
    this.#left -= bytes;
  }

  async #ask(): Promise<void> {
    try {
      this.#left = (await this.#free()) - SPARE_BYTES;
      this.#askedAt = performance.now();
    } finally {
      this.#asking = null;
    }
  }
}
