import { listenForEndPageKeys } from '../../comic/ending/end-page-keys.ts';
import { hasMore } from '../../comic/ending/end-scroll.ts';
import type { Stage } from '../../comic/stages/stage.ts';
import { onScrollEnd } from '../../scroll-end.ts';
import { WINDOW_STEP } from '../../window-parts.ts';
import { goToEnd } from './go-to-end.ts';
import type { LaidTextOptions } from './text-flow.ts';

const LINE = 32;
/** A wheel moves at least so far at once, and glides there; the fingers on a touchpad, which the text follows, less. Pixels. */
const NOTCH = 50;

/** A vertical text in one piece, scrolled to the left; the end page lies after its last line. */
export class SidewaysText implements Stage {
  readonly isPaged = false;
  readonly position = 0;
  readonly lastPosition = 1;
  readonly #book: HTMLElement;
  readonly #text: HTMLElement;
  readonly #onPlace: LaidTextOptions['onPlace'];
  readonly #listening = new AbortController();
  readonly #resizing = new ResizeObserver(() => this.#look());
  #progress = -1;
  #left = 0;
  #frame = 0;
  #glidingTo: number | null = null;

  constructor({ book, text, onPlace }: LaidTextOptions) {
    this.#book = book;
    this.#text = text;
    this.#onPlace = onPlace;
    const { signal } = this.#listening;
    book.addEventListener('scroll', this.#look, { passive: true, signal });
    book.addEventListener('wheel', this.#roll, { passive: false, signal });
    onScrollEnd(book, () => (this.#glidingTo = null), signal);
    listenForEndPageKeys(book, signal);
    this.#resizing.observe(text);
    this.#look();
  }

  move(motion: 1 | -1): void {
    this.#book.scrollBy({ left: -motion * WINDOW_STEP * this.#book.clientWidth, behavior: isCalm() ? 'instant' : 'smooth' });
  }

  show(position: number): void {
    if (position === 0) this.#book.scrollTo({ left: 0, behavior: 'instant' });
    else goToEnd(this.#scrollToEnd);
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /** A wheel that only turns downward moves the text onward; the end page scrolls itself as far as it can. */
  readonly #roll = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || this.#endScrolls(event)) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? innerWidth : 1;
    const left = -event.deltaY * unit;
    if (Math.abs(left) >= NOTCH && !isCalm()) return this.#glide(left);
    this.#glidingTo = null;
    this.#book.scrollBy({ left, behavior: 'instant' });
  };

  /** Notches that come while the text still glides add up. */
  #glide(by: number): void {
    const furthest = this.#book.clientWidth - this.#book.scrollWidth;
    this.#glidingTo = Math.min(Math.max((this.#glidingTo ?? this.#book.scrollLeft) + by, furthest), 0);
    this.#book.scrollTo({ left: this.#glidingTo, behavior: 'smooth' });
  }

  #endScrolls({ target, deltaY }: WheelEvent): boolean {
    if (!(target instanceof Node) || this.#text.contains(target)) return false;
    const end = this.#book.lastElementChild;
    return end?.contains(target) === true && hasMore(end, deltaY);
  }

  readonly #look = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#tell());
  };

  readonly #scrollToEnd = (): number => {
    const { scrollWidth } = this.#book;
    this.#book.scrollTo({ left: -scrollWidth, behavior: 'instant' });
    return scrollWidth;
  };

  #tell(): void {
    this.#frame = 0;
    const { right, width } = this.#text.getBoundingClientRect();
    const progress = width === 0 ? 1 : Math.min(Math.max((right - this.#book.getBoundingClientRect().left) / width, 0), 1);
    if (progress === this.#progress) return;
    const { scrollLeft } = this.#book;
    // A text that became longer or shorter, as when faces come, was not moved.
    const isStill = this.#progress === -1 || scrollLeft === this.#left;
    const motion = isStill ? 0 : progress < this.#progress ? -1 : 1;
    this.#progress = progress;
    this.#left = scrollLeft;
    this.#onPlace({ position: 0, progress, motion });
  }
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
