import { attachPagedInput } from '../comic/paged-input.ts';
import { pagedProgress } from '../comic/page-geometry.ts';
import type { Stage } from '../comic/stage.ts';
import { slideAlone, slidePages, type PageSlide } from './page-slide.ts';
import type { LaidTextOptions } from './text-flow.ts';
import { measurePages, pageShown, scrolledBy, showTextPage, type TextPages } from './text-pages.ts';

/** Milliseconds: by then a turned page is on the screen, and telling of it, which draws another frame, holds none of it back. */
const PRESENTED_AFTER = 60;

/**
 * A text in pages, the end page after the last of them. The style sheet alone breaks it; what is shown is where the box
 * is scrolled to, so that whoever brings words into sight (a place, a hit, the focus) turns the page.
 */
export class PagedText implements Stage {
  readonly isPaged = true;
  readonly #book: HTMLElement;
  readonly #text: HTMLElement;
  readonly #flow: 1 | -1;
  readonly #onPlace: LaidTextOptions['onPlace'];
  readonly #listening = new AbortController();
  readonly #resizing = new ResizeObserver(() => this.#remeasure());
  readonly #setting = new MutationObserver(() => this.#remeasure());
  readonly #stopInput: () => void;
  #pages: TextPages;
  #isAtEnd = false;
  #told = -1;
  #frame = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** While pages follow a finger or glide from it. */
  #slide: PageSlide | null = null;
  #slidFrom = 0;
  #isHeld = false;

  constructor({ book, text, direction, onPlace, onTurn, onPullPastEnd }: LaidTextOptions) {
    this.#book = book;
    this.#text = text;
    this.#flow = direction === 'ltr' ? 1 : -1;
    this.#onPlace = onPlace;
    this.#pages = measurePages(text);
    const { signal } = this.#listening;
    text.addEventListener('scroll', this.#look, { passive: true, signal });
    document.fonts.addEventListener('loadingdone', this.#remeasure, { signal });
    this.#resizing.observe(text);
    this.#setting.observe(text, { attributeFilter: ['data-novel'] });
    this.#stopInput = attachPagedInput({ area: book, stage: this, flow: this.#flow, onTurn, onPullPastEnd });
    this.#look();
  }

  get position(): number {
    if (this.#isAtEnd) return this.#pages.count;
    return this.#slide === null ? pageShown(this.#text, this.#pages) : this.#slidFrom;
  }

  get lastPosition(): number {
    return this.#pages.count;
  }

  move(motion: 1 | -1): void {
    this.#endSlide();
    this.show(this.position + motion);
  }

  show(position: number): void {
    this.#endSlide();
    this.#setAtEnd(position >= this.#pages.count);
    if (!this.#isAtEnd) showTextPage(this.#text, this.#pages, Math.max(position, 0));
    this.#look();
  }

  drag(offset: number): void {
    if (!this.#isHeld) this.#take();
    this.#slide?.to(offset);
  }

  /** Lets the page glide the way the finger sent it, with the next one, or back. */
  release(offset: number, turn: 1 | -1 | 0, flow: 1 | -1): void {
    this.drag(offset);
    this.#isHeld = false;
    const wanted = Math.min(Math.max(this.position + turn, 0), this.#pages.count);
    const isStill = this.#isAtEnd && wanted < this.#pages.count;
    const rest = isStill ? offset : -(wanted - this.position) * flow * this.#distance();
    this.#slide?.settle(rest, () => {
      this.#slide = null;
      this.show(wanted);
    });
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    this.#setting.disconnect();
    this.#stopInput();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#telling);
    this.#endSlide();
    this.#setAtEnd(false);
    delete this.#book.dataset['folio'];
  }

  /** A glide has arrived; what a finger still holds lies in its place. */
  #endSlide(): void {
    const slide = this.#slide;
    slide?.finish();
    if (this.#slide === slide) this.#slide = null;
  }

  #take(): void {
    this.#endSlide();
    this.#slidFrom = this.position;
    this.#isHeld = true;
    const end = this.#book.lastElementChild;
    if (this.#isAtEnd) this.#slide = end instanceof HTMLElement ? slideAlone(end) : null;
    else this.#slide = slidePages({ text: this.#text, pages: this.#pages, page: this.#slidFrom, distance: this.#distance() });
  }

  /** A box of horizontal text shows as much of its neighbours as it is moved by. */
  #distance(): number {
    return this.#pages.isVertical ? this.#book.clientWidth : this.#pages.pitch;
  }

  #setAtEnd(isAtEnd: boolean): void {
    if (isAtEnd === this.#isAtEnd) return;
    this.#isAtEnd = isAtEnd;
    this.#book.toggleAttribute('data-at-end', isAtEnd);
    this.#text.inert = isAtEnd;
  }

  readonly #remeasure = (): void => {
    this.#pages = measurePages(this.#text);
    this.#told = -1;
    this.#look();
  };

  /** What moved the box may have left it between two pages; everything else waits until the page is on the screen. */
  readonly #look = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#slide !== null) return;
      const page = pageShown(this.#text, this.#pages);
      if (Math.abs(scrolledBy(this.#text, this.#pages) - page * this.#pages.pitch) > 1) showTextPage(this.#text, this.#pages, page);
      this.#telling ??= setTimeout(() => this.#tell(), this.#told === -1 ? 0 : PRESENTED_AFTER);
    });
  };

  #tell(): void {
    this.#telling = undefined;
    const { position } = this;
    if (position === this.#told || this.#slide !== null) return;
    const motion = this.#told === -1 ? 0 : position < this.#told ? -1 : 1;
    this.#told = position;
    this.#book.dataset['folio'] = `${Math.min(position + 1, this.#pages.count)} / ${this.#pages.count}`;
    this.#onPlace({ position, progress: this.#isAtEnd ? 1 : pagedProgress(position, this.#pages.count + 1), motion });
  }
}
