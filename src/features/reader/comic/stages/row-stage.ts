import { listenForEndPageKeys } from '../ending/end-page-keys.ts';
import { hasMore } from '../ending/end-scroll.ts';
import type { ComicView } from '../comic-view.ts';
import type { StageRequest } from './stage-request.ts';
import { pageAt, stripProgress } from './page-geometry.ts';
import { AskedPlace } from './asked-place.ts';
import { FROM_START, type Beginning, type PagePart } from './page-part.ts';
import { PictureLoader } from '../pictures/picture-loader.ts';
import { planPreload } from '../pictures/preload-plan.ts';
import { onScrollEnd } from '../../scroll-end.ts';
import { pagesOf, type Stage, type StageOptions } from './stage.ts';
import { READING_LINE, WINDOW_STEP } from '../../window-parts.ts';

/** All pages side by side, as high as the window, scrolled sideways by the browser itself in the direction of reading. */
export class RowStage implements Stage {
  readonly isPaged = false;
  readonly #area: HTMLElement;
  readonly #track: HTMLElement;
  readonly #pages: readonly HTMLElement[];
  readonly #flow: 1 | -1;
  readonly #loader: PictureLoader;
  readonly #onPlace: StageOptions['onPlace'];
  readonly #listening = new AbortController();
  readonly #resizing = new ResizeObserver(() => this.#measure());
  /** From the beginning of the row, in CSS pixels; the last is where the end page begins. */
  #starts: readonly number[] = [0];
  #shape = '';
  #position: number;
  #progress = -1;
  /** Part of the page that has passed the beginning of the window. */
  #part = 0;
  readonly #asked: AskedPlace;
  #frame = 0;
  #glidingTo: number | null = null;

  constructor({ area, track, direction, position, part, onPlace }: StageRequest) {
    this.#area = area;
    this.#track = track;
    this.#pages = pagesOf(track);
    this.#flow = flowOf({ direction });
    this.#loader = new PictureLoader(this.#pages);
    this.#onPlace = onPlace;
    this.#position = position;
    this.#part = part.across;
    this.#asked = new AskedPlace({ position, part });
    track.dataset['row'] = '';
    const { signal } = this.#listening;
    area.addEventListener('scroll', this.#look, { passive: true, signal });
    onScrollEnd(area, () => (this.#glidingTo = null), signal);
    area.addEventListener('wheel', this.#roll, { passive: false, signal });
    listenForEndPageKeys(area, signal);
    this.#measure();
    this.#asked.ask({ position, part }, this.#offset);
    this.#resizing.observe(track);
  }

  get position(): number {
    return this.#position;
  }

  get beginning(): Beginning {
    return this.#asked.at ?? { position: this.#position, part: { down: 0, across: this.#part } };
  }

  /** Aborted when the stage is closed. */
  get closing(): AbortSignal {
    return this.#listening.signal;
  }

  get lastPosition(): number {
    return this.#pages.length - 1;
  }

  show(position: number, part: PagePart = FROM_START): void {
    const { start, length } = this.#placeOf(position);
    this.#part = part.across;
    this.#scrollTo(start + part.across * length, 'instant');
    this.#asked.ask({ position, part }, this.#offset);
  }

  move(motion: 1 | -1): void {
    this.#glide(motion * WINDOW_STEP * this.#area.clientWidth);
  }

  /** Takes what lies at the window's edge now for the place of the reader, though the row has changed. */
  rebase(): void {
    this.#locate();
    this.#tell();
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    cancelAnimationFrame(this.#frame);
    delete this.#track.dataset['row'];
    this.#area.scrollTo({ left: 0, behavior: 'instant' });
  }

  get #offset(): number {
    return this.#area.scrollLeft * this.#flow;
  }

  /** Where every page begins, and the same part of the same page at the window's edge as before. */
  #measure(): void {
    if (!this.#locate()) return;
    const { position, part } = this.beginning;
    const { start, length } = this.#placeOf(position);
    const isGliding = this.#glidingTo !== null;
    this.#glidingTo = null;
    this.#scrollTo(start + part.across * length, 'instant');
    this.#asked.look(this.#offset, true);
    // Chromium may end a glide there where it would have ended before; another one takes its place.
    if (isGliding) this.#glide(1);
    this.#look();
  }

  /** Finds where the pages begin; false where nothing has changed. */
  #locate(): boolean {
    const shape = `${this.#area.clientWidth} ${this.#track.clientHeight} ${this.#track.clientWidth}`;
    if (shape === this.#shape) return false;
    this.#shape = shape;
    const window = this.#area.getBoundingClientRect();
    const offset = this.#offset;
    this.#starts = this.#pages.map((page) => {
      const { left, right } = page.getBoundingClientRect();
      return offset + (this.#flow === 1 ? left - window.left : window.right - right);
    });
    return true;
  }

  readonly #look = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#tell();
    });
  };

  #tell(): void {
    const { clientWidth } = this.#area;
    this.#asked.look(this.#offset, false);
    const line = this.#offset + clientWidth * READING_LINE;
    const end = this.#startOf(this.lastPosition);
    const position = line >= end ? this.lastPosition : pageAt(this.#starts, line);
    const { start, length } = this.#placeOf(position);
    this.#part = length === 0 ? 0 : (this.#offset - start) / length;
    const progress = stripProgress(this.#starts, this.#offset, clientWidth);
    if (position === this.#position && progress === this.#progress) return;
    const isOpening = this.#progress === -1;
    const motion = progress < this.#progress ? -1 : 1;
    const isOtherPage = position !== this.#position || isOpening;
    this.#position = position;
    this.#progress = progress;
    this.#onPlace({ position, progress, motion: isOpening ? 0 : motion });
    if (isOtherPage) this.#loader.prepare(planPreload(position, this.lastPosition, motion));
  }

  /** A wheel that turns downward goes on; the end page takes it while it has more to show. */
  readonly #roll = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, target } = event;
    if (event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    const end = target instanceof Element ? target.closest('[data-page="end"]') : null;
    if (end !== null && hasMore(end, deltaY)) return;
    event.preventDefault();
    this.#glide(deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 32));
  };

  /** Steps that come while the row still glides add up. */
  #glide(by: number): void {
    const furthest = this.#area.scrollWidth - this.#area.clientWidth;
    this.#glidingTo = Math.min(Math.max((this.#glidingTo ?? this.#offset) + by, 0), furthest);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#scrollTo(this.#glidingTo, isCalm ? 'instant' : 'smooth');
  }

  #scrollTo(offset: number, behavior: ScrollBehavior): void {
    this.#area.scrollTo({ left: offset * this.#flow, behavior });
  }

  #placeOf(position: number): { readonly start: number; readonly length: number } {
    const start = this.#startOf(position);
    return { start, length: this.#startOf(position + 1) - start };
  }

  #startOf(position: number): number {
    return this.#starts[Math.min(Math.max(position, 0), this.lastPosition)] ?? 0;
  }
}

/** 1 where the next page lies to the right, -1 where it lies to the left. */
export function flowOf({ direction }: Pick<ComicView, 'direction'>): 1 | -1 {
  return direction === 'rtl' ? -1 : 1;
}
