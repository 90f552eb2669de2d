import { pageAt, stripProgress } from './page-geometry.ts';
import { FROM_START, type Beginning, type PagePart } from './page-part.ts';
import { PictureLoader } from '../pictures/picture-loader.ts';
import { planPreload } from '../pictures/preload-plan.ts';
import { AskedPlace } from './asked-place.ts';
import { pagesOf, type Stage, type StageOptions } from './stage.ts';
import { READING_LINE, WINDOW_STEP } from '../../window-parts.ts';

interface StripEdge {
  readonly page: number;
  /** What of the page lies above the edge, 0 to 1. */
  readonly part: number;
  /** Of what comes after the last page, which does not grow with it. CSS pixels. */
  readonly beyond: number;
}

/**
 * All pages under each other, scrolled by the browser itself. Where they lie is measured when the strip changes its
 * size, so that scrolling never forces a layout.
 */
export class StripStage implements Stage {
  readonly isPaged = false;
  readonly #track: HTMLElement;
  readonly #pages: readonly HTMLElement[];
  readonly #loader: PictureLoader;
  readonly #onPlace: StageOptions['onPlace'];
  readonly #listening = new AbortController();
  readonly #resizing = new ResizeObserver(() => this.#look());
  #tops: readonly number[] = [];
  #start = 0;
  #shape = '';
  /** What lay at the window's top when it was last looked at: by the time the column has changed, scrollY has too. */
  #edge: StripEdge = { page: 0, part: 0, beyond: 0 };
  readonly #asked: AskedPlace;
  #offset = 0;
  #position: number;
  #progress = -1;
  #frame = 0;

  constructor({ track, position, part, onPlace }: StageOptions) {
    const all = pagesOf(track);
    this.#track = track;
    this.#pages = all.slice(0, -1);
    this.#loader = new PictureLoader(all);
    this.#onPlace = onPlace;
    this.#position = position;
    this.#asked = new AskedPlace({ position, part });
    if (position > 0 || part.down !== 0 || part.across !== 0) this.show(position, part);
    const { signal } = this.#listening;
    addEventListener('scroll', this.#look, { passive: true, signal });
    this.#resizing.observe(track);
    this.#look();
  }

  get position(): number {
    return this.#position;
  }

  get lastPosition(): number {
    return this.#pages.length;
  }

  get beginning(): Beginning {
    const [position, height] = [this.#position, this.#height(this.#position)];
    return this.#asked.at ?? { position, part: { down: height === 0 ? 0 : (this.#offset - this.#top(position)) / height, across: 0 } };
  }

  move(motion: 1 | -1): void {
    scrollBy({ top: motion * WINDOW_STEP * innerHeight, behavior: this.#behavior() });
  }

  show(position: number, part: PagePart = FROM_START): void {
    this.#measure();
    const top = this.#top(position) + part.down * this.#height(position);
    scrollTo({ top: position === 0 && part.down === 0 ? 0 : this.#start + top, behavior: 'instant' });
    this.#offset = scrollY - this.#start;
    this.#edge = this.#edgeAt(this.#offset);
    this.#asked.ask({ position, part }, this.#offset);
  }

  /** Takes what lies at the window's top now for the place of the reader, though the column has changed. */
  rebase(): void {
    this.#measure();
    this.#edge = this.#edgeAt(scrollY - this.#start);
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  readonly #look = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#tell();
    });
  };

  #tell(): void {
    const before = this.#placeOfEdge();
    this.#measure();
    // Measured while scrolling, the same place differs by a part of a pixel; to hold it would end a glide.
    const isHeld = Math.abs(this.#placeOfEdge() - before) >= 1;
    if (isHeld) this.#hold();
    const offset = scrollY - this.#start;
    this.#offset = offset;
    this.#asked.look(offset, isHeld);
    this.#edge = this.#edgeAt(offset);
    const end = this.#tops.at(-1) ?? 0;
    const line = offset + innerHeight * READING_LINE;
    const position = line >= end ? this.#pages.length : pageAt(this.#tops, line);
    const progress = stripProgress(this.#tops, offset, innerHeight);
    if (position === this.#position && progress === this.#progress) return;
    const isOpening = this.#progress === -1;
    const motion = progress < this.#progress ? -1 : 1;
    const isOtherPage = position !== this.#position || isOpening;
    this.#position = position;
    this.#progress = progress;
    this.#onPlace({ position, progress, motion: isOpening ? 0 : motion });
    if (isOtherPage) this.#loader.prepare(planPreload(position, this.#pages.length, motion));
  }

  #hold(): void {
    const { page, part } = this.#edge;
    if (page > 0 || part > 0) scrollTo({ top: this.#start + this.#placeOfEdge(), behavior: 'instant' });
  }

  /** From the top of the first page. */
  #placeOfEdge(): number {
    const { page, part, beyond } = this.#edge;
    return this.#top(page) + part * this.#height(page) + beyond;
  }

  #edgeAt(offset: number): StripEdge {
    const page = pageAt(this.#tops, offset);
    const height = this.#height(page);
    const passed = Math.max(offset - this.#top(page), 0);
    return { page, part: height === 0 ? 0 : Math.min(passed / height, 1), beyond: Math.max(passed - height, 0) };
  }

  #height(page: number): number {
    return this.#top(page + 1) - this.#top(page);
  }

  #top(page: number): number {
    return this.#tops[Math.min(page, this.#pages.length)] ?? 0;
  }

  #measure(): void {
    const shape = `${this.#track.clientWidth} ${this.#track.offsetHeight}`;
    if (shape === this.#shape) return;
    this.#shape = shape;
    this.#start = this.#track.getBoundingClientRect().top + scrollY;
    const places = this.#pages.map((page) => page.getBoundingClientRect());
    const zero = this.#start - scrollY;
    this.#tops = [...places.map(({ top }) => top - zero), (places.at(-1)?.bottom ?? zero) - zero];
  }

  #behavior(): ScrollBehavior {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  }
}
