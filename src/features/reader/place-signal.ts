import { FROM_START, type Beginning } from './comic/stages/page-part.ts';
import { Helm } from './helm.ts';
import type { ShowPage } from './place/page-edge.ts';

/** Where the reader is in a chapter. */
export interface Place {
  /** Page from 0; the number of pages itself means the end page. Always 0 in a novel that is scrolled. */
  readonly position: number;
  /** The last of the pages that are shown together, where there are several. */
  readonly last?: number;
  /** The one of them that the reader came to, where it is not the first. */
  readonly asked?: number;
  /** Part of the chapter that has been seen, 0 to 1. */
  readonly progress: number;
  /** 1 onward, -1 backward, 0 when the chapter was opened there, or brought there by the page itself. */
  readonly motion: 1 | -1 | 0;
}

/** Tells the small parts that show the place (line, number, slider) of a turn without rendering anything else. */
export class PlaceSignal {
  readonly #listeners = new Set<(place: Place) => void>();
  /** Who decides in the chapter. */
  readonly helm = new Helm();
  #shownBy: { readonly beginning?: Beginning } | null = null;
  #place: Place = { position: 0, progress: 0, motion: 0 };
  #heldUntil = 0;

  get place(): Place {
    return this.#place;
  }

  /** Where the reader is, and how far into a page, as what shows the pages knows it. */
  get beginning(): Beginning {
    const { asked, position } = this.#place;
    return this.#shownBy?.beginning ?? { position: asked ?? position, part: FROM_START };
  }

  /** Whether what moves the chapter now is the page itself. */
  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /** The page keeps the chapter at its place for so many milliseconds; none lets the reader move it. */
  readonly hold = (milliseconds: number): void => {
    this.#heldUntil = performance.now() + milliseconds;
  };

  /** Pages are shown by it from now on. */
  readonly follow = (stage: { readonly beginning?: Beginning }): void => {
    this.#shownBy = stage;
  };

  /** Returns the place as it is told: without motion where the reader did not move. */
  readonly tell = (told: Place): Place => {
    const place: Place = this.isHeld ? { ...told, motion: 0 } : told;
    this.#place = place;
    for (const listener of this.#listeners) listener(place);
    return place;
  };

  /** Returns what ends the subscription. */
  readonly subscribe = (listener: (place: Place) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Told of a chapter when it is opened; it has been left when `left` aborts. */
export type FollowReading = (signal: PlaceSignal, showPage: ShowPage, left: AbortSignal) => void;
