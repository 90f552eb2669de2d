import { hideBars } from '../chrome/hide-bars.ts';
import { onGesture } from '../gestures.ts';
import { onWordsWanted } from '../novel/stages/words-wanted.ts';
import type { PlaceSignal } from '../place-signal.ts';
import { contentOf, type Content } from './chapter-content.ts';
import { isEndShown } from './end-shown.ts';
import type { KeptPlace } from './kept-place.ts';
import type { ShowPage } from './page-edge.ts';
import { offsetOf } from './page-offset.ts';
import { anchorOf, survivingEdge, type Anchor, type Edge } from './surviving-place.ts';
import { settingOf } from './text-setting.ts';

/** Of who has seen the last page or line, and not yet what comes after it. */
const UNFINISHED = 0.999;
/** Milliseconds of rest after which a place is kept. */
const REST = 150;
/** Milliseconds after which it is looked again where a text is that glides. */
const GLIDING = 50;
/** Milliseconds in which a text that was set anew comes to rest, faces from a slow network included; a gesture ends them. */
const SETTLING = 10_000;
/** Milliseconds in which the browser brings back its own scroll position. */
const RELOAD_LASTS = 5000;

export interface FollowedReading {
  readonly signal: PlaceSignal;
  readonly showPage: ShowPage;
}

export interface FollowedChapter {
  readonly workId: string;
  readonly chapterId: string;
  readonly contentHash: string;
}

export interface PlaceKeeper {
  /** What was kept of this chapter; null where nothing was. */
  readonly kept: KeptPlace | null;
  readonly keep: (place: KeptPlace) => void;
  /** The browser's history led here: then it is shown again as it was left, to its end read or not. */
  readonly isReturn: boolean;
}

export interface FollowedPlace {
  /** The reader was brought to where the chapter was left. */
  readonly isRestored: boolean;
  /** Where the reader is; null in an empty chapter. */
  readonly look: () => Anchor | null;
  /** Brings the reader to another place of the chapter. */
  readonly show: (place: Anchor) => void;
  /** Brings the reader to a block by its id; nowhere where the text has none such. */
  readonly showBlock: (id: string) => void;
  /** Brings the reader to a page of a comic, so much of which, 0 to 1, lies before the reading edge. */
  readonly showPart: (page: number, down: number) => void;
  /** Brings the reader to the last page, or the last line. */
  readonly showLast: () => void;
  /** Ends it, keeping the place once more. */
  readonly stop: () => void;
}

/**
 * Brings the reader to where they were, keeps where they are, and holds that place while the text is set anew: what was
 * at the reading edge stays there until the reader moves.
 */
export function followPlace(reading: FollowedReading, chapter: FollowedChapter, { kept, keep, isReturn }: PlaceKeeper): FollowedPlace {
  const content = contentOf(reading.signal, reading.showPage);
  const edge = kept !== null && mayRestore(reading, kept, isReturn) ? survivingEdge(kept, content.ids) : null;
  const held = new HeldEdge(content, reading.signal, edge);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    clearTimeout(resting);
    resting = undefined;
    if (!content.isShown()) return;
    const anchor = anchorOf(content.ids, held.look());
    const progress = isEndShown() ? 1 : Math.min(reading.signal.place.progress, UNFINISHED);
    if (anchor !== null) keep({ ...chapter, ...anchor, progress, at: Date.now() });
  };
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(note, REST);
  };
  if (edge === null) rest();
  const stop = watch({ rest, note, held }, reading.signal);
  return {
    isRestored: edge !== null,
    look: () => anchorOf(content.ids, held.look()),
    show: (place) => held.go(survivingEdge(place, content.ids)),
    showBlock: (id) => {
      const index = content.ids.indexOf(id);
      if (index !== -1) held.go({ index, offset: 0 });
    },
    showPart: (index, down) => held.go({ index, offset: offsetOf({ down, across: 0 }) }),
    showLast: () => held.go(content.last()),
    stop: () => {
      if (resting !== undefined) note();
      stop();
      clearTimeout(resting);
    },
  };
}

/** The place at the reading edge, held against everything but the reader. */
class HeldEdge {
  readonly #content: Content;
  readonly #signal: PlaceSignal;
  #edge: Edge | null;
  /** Nothing of the chapter was at the edge: the reader is at the comments. */
  #isBeyond = false;
  #setting = '';
  #mark = Number.NaN;
  /** What was at the edge of a text that glides, and whether all of it had passed, a moment ago; null where it lies still. */
  #passing: { readonly edge: Edge; readonly isBeyond: boolean } | null = null;
  #passedAt = 0;

  constructor(content: Content, signal: PlaceSignal, edge: Edge | null) {
    this.#content = content;
    this.#signal = signal;
    this.#edge = edge;
    this.#arrive();
  }

  /** The place now. Where the reader has not moved since, it is the exact one, not the beginning of its line or page. */
  look(): Edge {
    if (settingOf() !== this.#setting) this.#setAnew();
    this.#passing = null;
    const mark = this.#content.mark();
    if (this.#edge !== null && this.#signal.isHeld) {
      if (mark !== this.#mark || this.#isBeyond) this.#show(this.#edge);
      return this.#edge;
    }
    this.#isBeyond = this.#content.isBeyond();
    if (this.#edge === null || mark !== this.#mark) [this.#mark, this.#edge] = [mark, this.#content.edge()];
    return this.#edge;
  }

  /** A text moves under the reader, who has not rested: the window may change meanwhile. */
  readonly pass = (): void => {
    const now = performance.now();
    if (this.#setting === '' || this.#signal.isHeld || now - this.#passedAt < GLIDING || settingOf() !== this.#setting) return;
    this.#passedAt = now;
    this.#passing = { edge: this.#content.edge(), isBeyond: this.#content.isBeyond() };
  };

  /** A page of a text was turned: nobody scrolls on from there, so that the window may change before the reader has rested. */
  readonly turn = (): void => {
    if (this.#content.isInPages()) this.look();
  };

  /** Null leads nowhere. */
  go(edge: Edge | null): void {
    if (edge === null) return this.#hold();
    [this.#edge, this.#isBeyond, this.#passing] = [edge, false, null];
    return this.#arrive();
  }

  /** The text may have been set anew, or groups of it that were only estimated have taken their true extent. */
  readonly resize = (): void => {
    if (settingOf() !== this.#setting) this.#setAnew();
    else if (this.#edge !== null && this.#signal.isHeld) this.#show(this.#edge);
  };

  /** Faces have come: also for words that the reader has just moved to, which are not taken away again. */
  readonly settle = (): void => {
    if (this.#content.mark() === this.#mark) this.#hold();
  };

  /** The reader does something. True where the place was held until then. */
  release(): boolean {
    const wasHeld = this.#signal.isHeld;
    this.#signal.hold(0);
    return wasHeld;
  }

  /** What is brought to the reading edge would lie under the upper bar. */
  #arrive(): void {
    this.#hold();
    const isWithin = this.#edge !== null && (this.#edge.index > 0 || this.#edge.offset > 0);
    if (isWithin && !isEndShown()) hideBars(this.#signal);
  }

  #setAnew(): void {
    if (this.#passing) ({ edge: this.#edge, isBeyond: this.#isBeyond } = this.#passing);
    this.#passing = null;
    this.#hold();
  }

  #hold(): void {
    this.#setting = settingOf();
    if (this.#edge === null) return;
    this.#signal.hold(SETTLING);
    this.#show(this.#edge);
  }

  #show(edge: Edge): void {
    const hasTried = this.#isBeyond ? this.#content.showPast(edge) : this.#content.show(edge);
    if (hasTried) this.#mark = this.#content.mark();
  }
}

interface Watching {
  readonly rest: () => void;
  readonly note: () => void;
  readonly held: HeldEdge;
}

function watch({ rest, note, held }: Watching, signal: PlaceSignal): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const resizing = new ResizeObserver(held.resize);
  const text = document.querySelector('[data-block]')?.closest('[lang]');
  if (text) resizing.observe(text);
  // A text that is vertical or in pages scrolls in a box of its own.
  const pass = (): void => {
    held.pass();
    rest();
  };
  addEventListener('scroll', pass, { ...options, capture: true });
  addEventListener('pagehide', note, options);
  const release = (): void => {
    if (held.release()) rest();
  };
  onGesture(({ target }) => isOnSheet(target) || release(), listening.signal);
  // Words that are found or read aloud are where the reader is, whatever the browser calls the way they were asked for.
  onWordsWanted(document.body, release, listening.signal);
  document.fonts.addEventListener('loadingdone', held.settle, options);
  const unsubscribe = signal.subscribe(() => {
    held.turn();
    rest();
  });
  return () => {
    listening.abort();
    resizing.disconnect();
    unsubscribe();
  };
}

/** What is chosen there sets the text anew, and moves nobody. */
function isOnSheet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/**
 * Not where the reader has already moved; what moves after a reload is the browser. What the address names is gone to once: a
 * reload, or the browser's history, leads to where the chapter was left since, which may be the comments that it names. Who finished
 * it and opens it otherwise reads it again.
 */
function mayRestore({ signal }: FollowedReading, { progress }: KeptPlace, isReturn: boolean): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBrowsers = arrival !== undefined && arrival.type !== 'navigate' && performance.now() < RELOAD_LASTS;
  if (location.hash === '#comments' && progress === 1) return false;
  return isBrowsers || (signal.place.motion === 0 && (isReturn || (location.hash === '' && progress < 1)));
}
