import { pagedProgress } from './page-geometry.ts';
import { FROM_START, type Beginning, type PagePart } from './page-part.ts';
import { PictureLoader } from '../pictures/picture-loader.ts';
import { planPreload } from '../pictures/preload-plan.ts';
import type { Spread } from './spread-plan.ts';
import { pagesOf, type Stage, type StageOptions } from './stage.ts';

/** A picture that is not decoded yet may hold a turn back this long; then its colour is shown. Milliseconds. */
const PATIENCE = 150;

/** Part of a wide page from where on its second half is shown, where it is cut in two. */
const HALF = 0.5;

/** Takes part in the turning of pages once it has been loaded. */
export interface Companion {
  /** True where the step was its own, and no page is to be turned. */
  move(motion: 1 | -1): boolean;
  turned(to: Beginning): void;
  /** More or less of the page that is shown already. */
  bring(to: Beginning): void;
  /** How much of the page has been passed. */
  part(): PagePart;
}

export interface PagedStageOptions extends StageOptions {
  /** One page at a time without them. */
  readonly spreads?: readonly Spread[];
}

type Slot = 'previous' | 'current' | 'next';

/**
 * One page at a time, or whatever spreads it is given. The pages before and after lie painted beside the window (`data-slot`, see
 * ComicReader.module.css), so a turn moves two finished layers; everything else, even the page number, waits until it has been painted.
 */
export class PagedStage implements Stage {
  readonly isPaged = true;
  companion: Companion | null = null;
  readonly #track: HTMLElement;
  readonly #pages: readonly HTMLElement[];
  readonly #loader: PictureLoader;
  readonly #onPlace: StageOptions['onPlace'];
  #spreads: readonly Spread[];
  /** Of the spreads. */
  #shown: number;
  #wanted: number;
  /** The page that the reader came to, whatever is shown beside it or of it, until they turn. */
  #asked: Beginning | null;
  #isSettled = true;
  readonly #listening = new AbortController();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor({ track, position, part, onPlace, spreads }: PagedStageOptions) {
    this.#track = track;
    this.#pages = pagesOf(track);
    this.#loader = new PictureLoader(this.#pages);
    this.#onPlace = onPlace;
    this.#spreads = spreads ?? this.#pages.map((_, index) => ({ pages: [index] }));
    this.#asked = { position, part };
    this.#shown = this.#wanted = this.#spreadOf(this.#asked);
    track.dataset['live'] = '';
    this.#begin();
  }

  /** Aborted when the stage is closed. */
  get closing(): AbortSignal {
    return this.#listening.signal;
  }

  get position(): number {
    return this.#pagesAt(this.#wanted)[0] ?? 0;
  }

  get beginning(): Beginning {
    const { position } = this.#asked ?? this;
    const { down, across } = this.companion?.part() ?? this.#asked?.part ?? FROM_START;
    return { position, part: { down, across: this.#spreads[this.#wanted]?.half === 'second' ? Math.max(across, HALF) : across } };
  }

  get lastPosition(): number {
    return this.#pages.length - 1;
  }

  /** Shows pages together, or in halves, from now on; every page, and the end page alone, is in one of the spreads. */
  spread(spreads: readonly Spread[]): void {
    this.#asked = this.beginning;
    clearTimeout(this.#waiting);
    this.#spreads = spreads;
    this.#shown = this.#wanted = this.#spreadOf(this.#asked);
    this.#begin();
    this.companion?.bring(this.#asked);
  }

  move(motion: 1 | -1): boolean {
    return this.companion?.move(motion) === true || this.#turnTo(this.#wanted + motion, null);
  }

  show(position: number, part?: PagePart): void {
    const asked = { position, part: part ?? FROM_START };
    const spread = this.#spreadOf(asked);
    if (part === undefined || spread !== this.#wanted) {
      this.#turnTo(spread, asked);
      return;
    }
    this.#asked = asked;
    if (this.#shown === spread) this.companion?.bring(asked);
  }

  /** False where it is turned to already. */
  #turnTo(spread: number, asked: Beginning | null): boolean {
    const wanted = this.#within(spread);
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    this.#asked = asked;
    clearTimeout(this.#waiting);
    const pages = this.#pagesAt(wanted);
    if (pages.every((page) => this.#loader.isReady(page))) {
      this.#place(wanted);
      return true;
    }
    const placeOnce = (): void => {
      clearTimeout(this.#waiting);
      if (!this.closing.aborted && this.#wanted === wanted && this.#shown !== wanted) this.#place(wanted);
    };
    this.#waiting = setTimeout(placeOnce, PATIENCE);
    void Promise.all(pages.map((page) => this.#loader.whenReady(page))).then(placeOnce);
    return true;
  }

  /** Turns at once, decoded or not; false where nothing lies there. */
  turn(motion: 1 | -1 | 0): boolean {
    const wanted = this.#within(this.#wanted + motion);
    if (wanted === this.#wanted) return false;
    this.#wanted = wanted;
    this.#asked = null;
    this.#place(wanted);
    return true;
  }

  close(): void {
    this.#listening.abort();
    clearTimeout(this.#waiting);
    delete this.#track.dataset['live'];
    delete this.#track.dataset['half'];
    this.#track.style.transform = '';
    for (const page of this.#pages) {
      delete page.dataset['slot'];
      page.inert = false;
    }
  }

  #place(spread: number): void {
    const motion = spread > this.#shown ? 1 : -1;
    const leaving = this.#pagesAt(this.#shown);
    const arriving = this.#pagesAt(spread);
    const isNear = Math.abs(spread - this.#shown) === 1;
    this.#shown = spread;
    if (isNear && arriving.every((page) => this.#pages[page]?.dataset['slot'] !== undefined)) {
      for (const page of leaving) this.#setSlot(page, motion === 1 ? 'previous' : 'next');
      for (const page of arriving) this.#setSlot(page, 'current');
      this.#setHalf();
    } else this.#arrange();
    this.companion?.turned(this.#asked ?? { position: this.position, part: FROM_START });
    this.#settleAfterPaint(motion);
  }

  #begin(): void {
    this.#arrange();
    this.#tell(0);
    this.#prepare(1);
  }

  #tell(motion: 1 | -1 | 0): void {
    const [position = 0, last = position] = this.#pagesAt(this.#shown);
    const asked = this.#asked?.position ?? position;
    const isBeside = asked > position && asked <= last;
    this.#onPlace({ position, last, ...(isBeside && { asked }), progress: pagedProgress(last, this.lastPosition), motion });
  }

  #prepare(motion: 1 | -1): void {
    const [first = 0, last = first] = this.#pagesAt(this.#shown);
    this.#loader.prepare([last, ...planPreload(first, this.lastPosition, motion)]);
  }

  #settleAfterPaint(motion: 1 | -1): void {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    requestAnimationFrame(() => {
      setTimeout(() => {
        this.#isSettled = true;
        if (this.closing.aborted) return;
        this.#arrange();
        this.#tell(motion);
        this.#prepare(motion);
      });
    });
  }

  #arrange(): void {
    const slots = new Map<number, Slot>();
    for (const [step, slot] of SLOTS) for (const page of this.#pagesAt(this.#shown + step)) slots.set(page, slot);
    this.#setHalf();
    for (const [index, page] of this.#pages.entries()) {
      const slot = slots.get(index);
      if (slot !== undefined) this.#setSlot(index, slot);
      else if (page.dataset['slot'] !== undefined) delete page.dataset['slot'];
      const isCurrent = slot === 'current';
      if (page.inert === isCurrent) page.inert = !isCurrent;
    }
  }

  #setSlot(index: number, slot: Slot): void {
    const page = this.#pages[index];
    if (page !== undefined && page.dataset['slot'] !== slot) page.dataset['slot'] = slot;
  }

  #setHalf(): void {
    const { half } = this.#spreads[this.#shown] ?? {};
    const { dataset } = this.#track;
    if (half === undefined) delete dataset['half'];
    else dataset['half'] = half;
  }

  #pagesAt(spread: number): readonly number[] {
    return this.#spreads[spread]?.pages ?? [];
  }

  #spreadOf({ position, part }: Beginning): number {
    const wanted = Math.min(position, this.lastPosition);
    const first = this.#spreads.findIndex(({ pages }) => (pages.at(-1) ?? 0) >= wanted);
    return this.#spreads[first]?.half !== undefined && part.across >= HALF ? first + 1 : first;
  }

  #within(spread: number): number {
    return Math.min(Math.max(spread, 0), this.#spreads.length - 1);
  }
}

/** A page whose halves are neighbours is the current one. */
const SLOTS: readonly (readonly [step: number, slot: Slot])[] = [
  [-1, 'previous'],
  [1, 'next'],
  [0, 'current'],
];
