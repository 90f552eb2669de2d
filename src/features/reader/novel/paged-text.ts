import { attachPagedInput } from '../comic/paged-input.ts';
import { pagedProgress } from '../comic/page-geometry.ts';
import type { Stage } from '../comic/stage.ts';
import type { LaidTextOptions } from './text-flow.ts';
import { measurePages, pageShown, scrolledBy, showTextPage, type TextPages } from './text-pages.ts';

const LEAVE_DURATION = 110;
const ARRIVE_DURATION = 170;

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
    return this.#isAtEnd ? this.#pages.count : pageShown(this.#text, this.#pages);
  }

  get lastPosition(): number {
    return this.#pages.count;
  }

  move(motion: 1 | -1): void {
    this.show(this.position + motion);
  }

  show(position: number): void {
    this.#setAtEnd(position >= this.#pages.count);
    if (!this.#isAtEnd) showTextPage(this.#text, this.#pages, Math.max(position, 0));
    this.#look();
  }

  drag(offset: number): void {
    this.#text.style.transform = `translate3d(${offset}px, 0, 0)`;
  }

  /** Lets the page go the way the finger sent it, and the next one come in from the other side. */
  release(offset: number, turn: 1 | -1 | 0, flow: 1 | -1): void {
    this.#text.style.transform = '';
    const wanted = Math.min(Math.max(this.position + turn, 0), this.#pages.count);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (wanted === this.position || isStill || wanted === this.#pages.count || this.#isAtEnd) {
      if (!isStill) this.#glide(offset, 0, ARRIVE_DURATION);
      this.show(wanted);
      return;
    }
    const width = this.#book.clientWidth;
    this.#glide(offset, -turn * flow * width, LEAVE_DURATION).onfinish = () => {
      this.show(wanted);
      this.#glide(turn * flow * width * 0.3, 0, ARRIVE_DURATION);
    };
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    this.#setting.disconnect();
    this.#stopInput();
    cancelAnimationFrame(this.#frame);
    this.#setAtEnd(false);
    this.#text.style.transform = '';
    delete this.#book.dataset['folio'];
  }

  #glide(from: number, to: number, duration: number): Animation {
    const keyframes = [from, to].map((x) => ({ transform: `translate3d(${x}px, 0, 0)`, opacity: x === 0 ? 1 : 0.6 }));
    return this.#text.animate(keyframes, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
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

  readonly #look = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#tell());
  };

  #tell(): void {
    this.#frame = 0;
    const page = pageShown(this.#text, this.#pages);
    if (Math.abs(scrolledBy(this.#text, this.#pages) - page * this.#pages.pitch) > 1) showTextPage(this.#text, this.#pages, page);
    const { position } = this;
    if (position === this.#told) return;
    const motion = this.#told === -1 ? 0 : position < this.#told ? -1 : 1;
    this.#told = position;
    this.#book.dataset['folio'] = `${Math.min(position + 1, this.#pages.count)} / ${this.#pages.count}`;
    this.#onPlace({ position, progress: this.#isAtEnd ? 1 : pagedProgress(position, this.#pages.count + 1), motion });
  }
}
