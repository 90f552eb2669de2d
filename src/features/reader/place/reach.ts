import type { Place } from '../place-signal.ts';
import type { KeptPlace } from './kept-place.ts';

/** How far a reader has come in a chapter. Plain JSON. */
export interface KeptReach {
  readonly workId: string;
  readonly chapterId: string;
  /** The furthest element of the chapter, from 0, of blocks or pages. */
  readonly order: number;
  /** Of the version of the chapter whose elements are counted. */
  readonly contentHash: string;
  /** The end was reached, in this version or an earlier one. */
  readonly isRead: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Part of a chapter that nobody reads within a second: a browser that scrolls smoothly takes many steps for one leap. */
const LEAP = 0.3;
const SECOND = 1000;
/** Where everybody begins a chapter of which nothing is known. */
const BEGINNING: Seen = { position: 0, progress: 0 };
/** Pages that may be turned at once: a spread. */
const SPREAD = 2;

/** Takes whatever was kept; null where it is no reach. */
export function parseReach(kept: unknown): KeptReach | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { workId, chapterId, order, contentHash, isRead, at } = kept as Record<string, unknown>;
  if (typeof workId !== 'string' || typeof chapterId !== 'string' || typeof contentHash !== 'string') return null;
  if (typeof order !== 'number' || typeof at !== 'number') return null;
  return Number.isSafeInteger(order) && order >= 0 ? { workId, chapterId, order, contentHash, isRead: isRead === true, at } : null;
}

export interface Arrival {
  /** What was known of the chapter before; a place that is kept beyond it was brought from elsewhere, or leapt to. */
  readonly reach: Pick<KeptReach, 'order'> | null;
  readonly place: Pick<KeptPlace, 'order' | 'progress'> | null;
  /** The address names a place of its own, or the reader went on before anybody looked. */
  readonly isLed: boolean;
}

type Seen = Pick<Place, 'position' | 'last' | 'progress'>;

interface SeenAt extends Seen {
  /** Milliseconds of a clock that only goes on. */
  readonly at: number;
}

/**
 * The furthest place that a reader came to by reading. Who leaps onward, to the end or to the comments there, has not been
 * in between; who reads on from where they landed, and not just out of the chapter, has been there.
 */
export class Reach {
  #order: number;
  /** Where the reader was in the last second, or last before it; empty until they are first seen. */
  #seen: readonly SeenAt[];
  /** Where the reader landed who leapt; infinite until they rest within the chapter, null for who did not leap. */
  #landing: number | null = null;

  constructor({ reach, place, isLed }: Arrival) {
    this.#order = reach?.order ?? place?.order ?? 0;
    const isBack = place !== null && place.order <= this.#order;
    const isNew = place === null && !isLed;
    this.#seen = isNew ? [] : [{ position: 0, progress: isBack ? place.progress : 0, at: -Infinity }];
  }

  get order(): number {
    return this.#order;
  }

  /** The reader is seen at a place. */
  move({ position, last, progress }: Seen, at = performance.now()): void {
    const recent = this.#seen.filter((seen) => seen.at > at - SECOND);
    const before = recent.length > 0 ? recent : this.#seen.slice(-1);
    // A key that the browser took, before any script heard it, has led them on: in a strip, not by a spread.
    const isFirst = before.every((seen) => seen.at === -Infinity);
    const compared = before.length === 0 && position > 0 ? [BEGINNING] : before;
    const mostTurned = isFirst && last === undefined ? 1 : SPREAD;
    const isLeap = compared.some((earlier) => {
      const turned = position - earlier.position;
      return progress - earlier.progress > LEAP && (turned <= 0 || turned > mostTurned);
    });
    this.#seen = [...recent, { position, progress, at }];
    if (isLeap) this.#landing = Infinity;
  }

  /** The reader rests at an element. */
  rest(order: number): void {
    if (this.#landing !== null && order > this.#order) {
      const isOut = this.#seen.at(-1)?.progress === 1;
      if (isOut || order <= this.#landing) {
        this.#landing = isOut ? Infinity : order;
        return;
      }
    }
    this.#landing = null;
    this.#order = Math.max(this.#order, order);
  }
}
