import { pagedProgress } from './page-geometry.ts';
import { PictureLoader } from './picture-loader.ts';
import { planPreload } from './preload-plan.ts';
import { pagesOf, type Stage, type StageOptions } from './stage.ts';

/** A picture that is not decoded yet may hold a turn back this long; then its colour is shown. Milliseconds. */
const PATIENCE = 150;
const SETTLE_DURATION = 220;

type Slot = 'previous' | 'current' | 'next';

/**
 * One page at a time. The pages before and after lie painted beside the window (`data-slot`, see
 * ComicReader.module.css), so a turn moves two finished layers; everything else, even the page number, waits until it has been painted.
 */
export class PagedStage implements Stage {
  readonly isPaged = true;
  readonly #track: HTMLElement;
  readonly #pages: readonly HTMLElement[];
  readonly #loader: PictureLoader;
  readonly #onPlace: StageOptions['onPlace'];
  #shown: number;
  #wanted: number;
  #isSettled = true;
  #isOpen = true;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor({ track, position, onPlace }: StageOptions) {
    this.#track = track;
    this.#pages = pagesOf(track);
    this.#loader = new PictureLoader(this.#pages);
    this.#onPlace = onPlace;
    this.#shown = this.#wanted = this.#within(position);
    this.#arrange();
    track.dataset['live'] = '';
    this.#loader.prepare(planPreload(this.#shown, this.lastPosition));
    this.#tell(0);
  }

  get position(): number {
    return this.#wanted;
  }

  get lastPosition(): number {
    return this.#pages.length - 1;
  }

  move(motion: 1 | -1): void {
    this.show(this.#wanted + motion);
  }

  show(position: number): void {
    const wanted = this.#within(position);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#waiting);
    if (this.#loader.isReady(wanted)) {
      this.#place(wanted);
      return;
    }
    const placeOnce = (): void => {
      clearTimeout(this.#waiting);
      if (this.#isOpen && this.#wanted === wanted && this.#shown !== wanted) this.#place(wanted);
    };
    this.#waiting = setTimeout(placeOnce, PATIENCE);
    void this.#loader.whenReady(wanted).then(placeOnce);
  }

  /** Moves the pages with a finger; pixels from their place. */
  drag(offset: number): void {
    for (const animation of this.#track.getAnimations()) animation.cancel();
    this.#track.style.transform = `translate3d(${offset}px, 0, 0)`;
  }

  /** Lets the pages glide from where the finger left them: to the next (1), the previous (-1) or back (0). */
  release(offset: number, turn: 1 | -1 | 0, flow: 1 | -1): void {
    const before = this.#wanted;
    const wanted = this.#within(before + turn);
    this.#track.style.transform = '';
    if (wanted !== before) {
      this.#wanted = wanted;
      this.#place(wanted);
    }
    const rest = offset + (wanted - before) * flow * this.#track.clientWidth;
    if (rest === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#track.animate([{ transform: `translate3d(${rest}px, 0, 0)` }, { transform: 'translate3d(0, 0, 0)' }], {
      duration: SETTLE_DURATION,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#waiting);
    delete this.#track.dataset['live'];
    this.#track.style.transform = '';
    for (const page of this.#pages) {
      delete page.dataset['slot'];
      page.inert = false;
    }
  }

  #place(position: number): void {
    const motion = position > this.#shown ? 1 : -1;
    const arriving = this.#pages[position];
    if (Math.abs(position - this.#shown) === 1 && arriving?.dataset['slot'] !== undefined) {
      this.#setSlot(this.#shown, motion === 1 ? 'previous' : 'next');
      this.#setSlot(position, 'current');
      this.#shown = position;
    } else {
      this.#shown = position;
      this.#arrange();
    }
    this.#settleAfterPaint(motion);
  }

  #tell(motion: 1 | -1 | 0): void {
    this.#onPlace({ position: this.#shown, progress: pagedProgress(this.#shown, this.lastPosition), motion });
  }

  #settleAfterPaint(motion: 1 | -1): void {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    requestAnimationFrame(() => {
      setTimeout(() => {
        this.#isSettled = true;
        if (!this.#isOpen) return;
        this.#arrange();
        this.#tell(motion);
        this.#loader.prepare(planPreload(this.#shown, this.lastPosition, motion));
      });
    });
  }

  #arrange(): void {
    for (const [index, page] of this.#pages.entries()) {
      const slot = SLOTS[index - this.#shown + 1];
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

  #within(position: number): number {
    return Math.min(Math.max(position, 0), this.lastPosition);
  }
}

const SLOTS: readonly (Slot | undefined)[] = ['previous', 'current', 'next'];
