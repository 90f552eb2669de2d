import { attachPagedInput } from '../../comic/stages/paged-input.ts';
import { pagedProgress } from '../../comic/stages/page-geometry.ts';
import type { Stage } from '../../comic/stages/stage.ts';
import { distanceAfter, slidePages, type PageSlide } from './page-slide.ts';
import type { LaidTextOptions } from './text-flow.ts';
import { PRESENTED_AFTER } from '../../presented-after.ts';
import { measurePages, pageShown, scrolledBy, showTextPage, type TextPages } from './text-pages.ts';
import { onWordsWanted } from './words-wanted.ts';

/**
 * A text in pages, the end page after the last of them. The style sheet alone breaks it; what is shown is where the box
 * is scrolled to, so that whoever brings words into sight (a place, a hit, the focus) turns the page.
 */
export class PagedText implements Stage {
  readonly isPaged = true;
  readonly #book: HTMLElement;
  readonly #text: HTMLElement;
  readonly #end: HTMLElement;
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

  constructor({ book, text, direction, onPlace, onTurn, onPullOut }: LaidTextOptions) {
    this.#book = book;
    this.#text = text;
    this.#end = endAfter(text);
    this.#end.inert = true;
    // It counts as what a reader may scroll, so keys must be able to come to it.
    text.tabIndex = 0;
    this.#flow = direction === 'ltr' ? 1 : -1;
    this.#onPlace = onPlace;
    this.#pages = measurePages(text);
    const { signal } = this.#listening;
    text.addEventListener('scroll', this.#look, { passive: true, signal });
    document.fonts.addEventListener('loadingdone', this.#remeasure, { signal });
    onWordsWanted(text, this.#leaveEnd, signal);
    this.#resizing.observe(text);
    this.#setting.observe(text, { attributeFilter: ['data-novel'] });
    this.#stopInput = attachPagedInput({ area: book, stage: this, flow: this.#flow, onTurn, onPullOut });
    this.#look();
  }

  get position(): number {
    if (this.#isAtEnd) return this.#pages.count;
    return this.#slide === null ? pageShown(this.#text, this.#pages) : this.#slidFrom;
  }

  get lastPosition(): number {
    return this.#pages.count;
  }

  get leadsOn(): boolean {
    return this.#isAtEnd && this.#ahead !== null;
  }

  get #ahead(): HTMLElement | null {
    return this.#book.querySelector(':scope > [data-ahead]');
  }

  move(motion: 1 | -1): boolean {
    this.#endSlide();
    const wanted = this.position + motion;
    this.show(wanted);
    return wanted >= 0 && wanted <= this.#pages.count;
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

  /** Lets the page glide the way the finger sent it, with the next one, or back; on into the next chapter where that lies beside. */
  release(offset: number, turn: 1 | -1 | 0, goOn: (() => void) | null): boolean {
    this.drag(offset);
    this.#isHeld = false;
    const from = this.position;
    const wanted = Math.min(Math.max(from + turn, 0), this.#pages.count);
    const leadsOn = goOn !== null && this.leadsOn;
    const isStill = wanted === from && !leadsOn;
    const distance = distanceAfter(Math.min(from, wanted), this.#pages, this.#book.clientWidth);
    this.#slide?.settle(isStill ? 0 : -turn * this.#flow * distance, () => {
      this.#slide = null;
      if (!leadsOn) this.show(wanted);
      else if (!this.#listening.signal.aborted) goOn();
    });
    if (!leadsOn) goOn?.();
    return !isStill;
  }

  close(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    this.#setting.disconnect();
    this.#stopInput();
    this.#endSlide();
    this.#setAtEnd(false);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#telling);
    this.#end.inert = false;
    this.#text.removeAttribute('tabindex');
    this.#book.removeAttribute('data-near-end');
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
    if (this.#isAtEnd) showTextPage(this.#text, this.#pages, this.#pages.count - 1);
    else this.#bringEnd(this.#slidFrom);
    this.#slide = slidePages({
      text: this.#text,
      end: this.#end,
      ahead: this.#ahead,
      pages: this.#pages,
      page: this.#slidFrom,
      flow: this.#flow,
      width: this.#book.clientWidth,
    });
  }

  /** Has the end page drawn beside the last page, before it is turned to. */
  #bringEnd(position: number): void {
    this.#book.toggleAttribute('data-near-end', position >= this.#pages.count - 1);
  }

  #setAtEnd(isAtEnd: boolean): void {
    if (isAtEnd === this.#isAtEnd) return;
    this.#isAtEnd = isAtEnd;
    this.#book.toggleAttribute('data-at-end', isAtEnd);
    this.#text.inert = isAtEnd;
    this.#end.inert = !isAtEnd;
    // Where the reader came back from a turn whose chapter has not come.
    if (!isAtEnd) this.#ahead?.removeAttribute('data-turned');
  }

  readonly #leaveEnd = (): void => {
    this.#endSlide();
    this.#setAtEnd(false);
    this.#look();
  };

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
    // Faces that came may have made pages without a word about it: WebKit.
    this.#pages = measurePages(this.#text);
    const motion = this.#told === -1 ? 0 : position < this.#told ? -1 : 1;
    this.#told = position;
    this.#bringEnd(position);
    this.#book.dataset['folio'] = `${Math.min(position + 1, this.#pages.count)} / ${this.#pages.count}`;
    this.#onPlace({ position, progress: this.#isAtEnd ? 1 : pagedProgress(position, this.#pages.count + 1), motion });
  }
}

function endAfter(text: HTMLElement): HTMLElement {
  const end = text.parentElement?.nextElementSibling;
  if (end instanceof HTMLElement) return end;
  throw new TypeError('No end page stands after the text.');
}
