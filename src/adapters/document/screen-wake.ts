/** Milliseconds after the last sign of a reader in which the screen is kept on. */
const ATTENDED = 600_000;
/** What only happens where somebody reads. */
const SIGNS = ['pointerdown', 'keydown'] as const;
const SIGNS_OF_A_FRAME = ['wheel', 'touchmove', 'scroll'] as const;
/** Milliseconds between two looks at the wish, which the whole page is searched for, while such signs come frame by frame. */
const APART = 1000;

export interface WokenPage {
  readonly document: Document;
  /** Undefined where the browser has none. */
  readonly wakeLock: WakeLock | undefined;
  readonly isWished: () => boolean;
  /** Pages move by themselves, for a reader without a hand free. */
  readonly isMoving: () => boolean;
}

/**
 * Keeps the screen on while somebody reads: not in a hidden page, nor ten minutes after the last gesture unless pages
 * move by themselves, nor against the reader's wish, which is asked again with each, once a second at most while they
 * scroll. Where the device refuses it stays as it is. Ends with `left`.
 */
export function keepScreenAwake({ document, wakeLock, isWished, isMoving }: WokenPage, left: AbortSignal): void {
  if (wakeLock === undefined || left.aborted) return;
  const wake = new ScreenWake(wakeLock, isMoving);
  let lookedAt = 0;
  const look = (): void => {
    lookedAt = Date.now();
    if (document.visibilityState === 'visible' && isWished()) wake.keep();
    else wake.release();
  };
  const lookAgain = (): void => {
    if (Date.now() - lookedAt >= APART) look();
  };
  const options = { passive: true, capture: true, signal: left };
  for (const sign of SIGNS) document.addEventListener(sign, look, options);
  for (const sign of SIGNS_OF_A_FRAME) document.addEventListener(sign, lookAgain, options);
  document.addEventListener('visibilitychange', look, { signal: left });
  left.addEventListener('abort', () => wake.release());
  look();
}

class ScreenWake {
  readonly #wakeLock: WakeLock;
  readonly #isMoving: () => boolean;
  /** What was asked for, until it has been released. */
  #lock: Promise<WakeLockSentinel | null> | null = null;
  #lastSign = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(wakeLock: WakeLock, isMoving: () => boolean) {
    this.#wakeLock = wakeLock;
    this.#isMoving = isMoving;
  }

  keep(): void {
    this.#lastSign = Date.now();
    if (this.#lock !== null) return;
    this.#lock = this.#ask();
    this.#wait(ATTENDED);
  }

  release(): void {
    clearTimeout(this.#waiting);
    void this.#lock?.then((lock) => lock?.release()).catch(() => undefined);
    this.#lock = null;
  }

  /** Null where the device refuses, as it does with little battery left; the next sign after ten minutes asks again. */
  #ask(): Promise<WakeLockSentinel | null> {
    return this.#wakeLock.request('screen').catch(() => null);
  }

  #wait(milliseconds: number): void {
    this.#waiting = setTimeout(() => {
      if (this.#isMoving()) this.#lastSign = Date.now();
      const rest = this.#lastSign + ATTENDED - Date.now();
      if (rest > 0) this.#wait(rest);
      else this.release();
    }, milliseconds);
  }
}
