import type { ReaderEvent, ReadPlace } from '#machines/reader/index.ts';

/** What the page of a chapter does when it is told to. */
export interface Hands {
  /** Whether scrolling on past the end opens the next chapter. */
  readonly isEndless: boolean;
  readonly isChromeShown: boolean;
  readonly showChrome: (isShown: boolean) => void;
  /** Loads the next chapter, once; after a failure once more. */
  readonly prepareNext: () => Promise<void>;
  readonly openNext: () => void;
}

/** What moves the pages of a comic without the reader. */
export interface Mover {
  /** At a speed of 1 to 5, until what is returned is called; `tellStopped` where it ends by itself. */
  readonly start: (speed: number, tellStopped: () => void) => () => void;
}

/**
 * Who decides in an open chapter: its statechart, which comes long after the page can be read, and until then whatever
 * part of the page has something to decide.
 */
export class Helm {
  chart: ((event: ReaderEvent) => void) | null = null;
  #place: ReadPlace | null = null;
  #hands: Hands | null = null;
  #mover: Mover | null = null;

  /** The last one that was told. */
  get place(): ReadPlace | null {
    return this.#place;
  }

  /** As the page last offered them; null before it stands. */
  get hands(): Hands | null {
    return this.#hands;
  }

  /** There while the reader wishes the pages to move. */
  get mover(): Mover | null {
    return this.#mover;
  }

  /** Until what is returned is called. */
  readonly lend = (mover: Mover): (() => void) => {
    this.#mover = mover;
    return () => {
      this.#mover = null;
    };
  };

  readonly decide = (event: ReaderEvent, meanwhile: () => void): void => {
    if (this.chart === null) meanwhile();
    else this.chart(event);
  };

  readonly offer = (hands: Hands): void => {
    this.#hands = hands;
  };

  readonly notePlace = (place: ReadPlace, meanwhile: () => void): void => {
    this.#place = place;
    this.decide({ type: 'place.changed', ...place }, meanwhile);
  };
}
