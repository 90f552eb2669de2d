import { overflowOfPage, type Overflow } from '../stages/page-scroll.ts';
import { isPinched } from '../stages/paged-input.ts';

/** Pixels that two positions of the same scrolling may differ by. */
const STILL = 1;

interface Moved {
  readonly page: HTMLElement;
  /** Where it lay within itself when it was last brought or seen. */
  readonly inPage: readonly [left: number, top: number];
  /** How much further it lies than the window within the document; nothing, where that took what it was given. */
  readonly ahead: readonly [left: number, top: number];
}

/**
 * A page larger than the window would be scrolled first by a finger that moves over what two have enlarged, and in one direction
 * only. Meanwhile the window itself has so much to scroll (pinched.css): the pages stand still in it, and the page shows what lies
 * as far on as the window was scrolled. Begins once no finger is on the glass, and ends with `closing`.
 */
export class PinchedPage {
  readonly #area: HTMLElement;
  readonly #track: HTMLElement;
  #moved: Moved | null = null;
  #fingers = 0;

  constructor(area: HTMLElement, track: HTMLElement, closing: AbortSignal) {
    this.#area = area;
    this.#track = track;
    const options = { passive: true, signal: closing };
    visualViewport?.addEventListener('resize', this.look, { signal: closing });
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) addEventListener(type, this.#touch, options);
    addEventListener('scroll', this.#follow, options);
    track.addEventListener('scroll', this.#lead, { ...options, capture: true });
    closing.addEventListener('abort', () => this.#end());
  }

  /** Also after a turn, or a change of the window. */
  readonly look = (): void => {
    const page = isPinched() ? this.#track.querySelector<HTMLElement>('figure[data-slot="current"][tabindex]') : null;
    if (page === null || this.#moved?.page !== page) this.#end();
    if (page === null || (this.#moved === null && this.#fingers > 0)) return;
    const overflow = this.#makeRoom(page);
    if (this.#moved === null) this.#begin(page, overflow);
  };

  readonly #touch = ({ touches }: TouchEvent): void => {
    this.#fingers = touches.length;
    if (this.#fingers === 0) this.look();
  };

  #makeRoom(page: HTMLElement): Overflow {
    const overflow = overflowOfPage(page);
    const { style } = this.#area.parentElement ?? this.#area;
    style.setProperty('--beyond-across', `${overflow.left + overflow.right}px`);
    style.setProperty('--beyond-down', `${overflow.up + overflow.down}px`);
    return overflow;
  }

  #begin(page: HTMLElement, { left, up }: Overflow): void {
    this.#area.dataset['moved'] = '';
    scrollTo({ left, top: up, behavior: 'instant' });
    this.#note(page, [left - scrollX, up - scrollY]);
  }

  #end(): void {
    if (this.#moved === null) return;
    this.#moved = null;
    delete this.#area.dataset['moved'];
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
  }

  /** The window was scrolled: the page goes where that lies, whatever a busy browser has lost of the way. */
  readonly #follow = (): void => {
    if (this.#moved === null) return;
    const { page, ahead } = this.#moved;
    const overflow = overflowOfPage(page);
    const [left, top] = [scrollX + ahead[0] - overflow.left, scrollY + ahead[1] - overflow.up];
    if (Math.hypot(left, top) < STILL) return;
    page.scrollBy({ left, top, behavior: 'instant' });
    this.#note(page, ahead);
  };

  /** The page was, by a key or a tap. */
  readonly #lead = ({ target }: Event): void => {
    if (this.#moved === null || target !== this.#moved.page) return;
    const { page, inPage, ahead } = this.#moved;
    if (Math.hypot(page.scrollLeft - inPage[0], page.scrollTop - inPage[1]) < STILL) return;
    const { left, up } = overflowOfPage(page);
    scrollTo({ left: left - ahead[0], top: up - ahead[1], behavior: 'instant' });
    this.#note(page, ahead);
  };

  #note(page: HTMLElement, ahead: Moved['ahead']): void {
    this.#moved = { page, inPage: [page.scrollLeft, page.scrollTop], ahead };
  }
}
