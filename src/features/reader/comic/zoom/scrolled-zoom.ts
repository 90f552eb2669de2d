import { overflowOf, type Overflow } from '../stages/page-scroll.ts';
import { listenForPan } from './pan-keys.ts';
import type { StageRequest } from '../stages/stage-request.ts';
import { TapPair } from '../taps/tap-pair.ts';
import { stepScale, TAPPED_SCALE, wheelScale, withinScales, type Point } from './zoom-geometry.ts';
import { isControl, listenForZoom, take, tellScale, tellZoomed } from './zoom-request.ts';

/** A mouse that moved less than this clicked. Pixels. */
const DRAG_FROM = 6;

export interface ScrolledPages {
  /** Takes what is seen now for the place of the reader, though the pages have changed their size. */
  readonly rebase: () => void;
}

interface Drag extends Point {
  readonly pointer: number;
  readonly hasMoved: boolean;
}

/**
 * Enlarges the pages of a strip or a row: they become larger themselves (`--zoom`), so that the browser
 * scrolls over them, with the finger too, and two fingers are its own. The point under the cursor or finger stays there.
 */
export class ScrolledZoom {
  readonly #request: Pick<StageRequest, 'area' | 'track'>;
  readonly #pages: ScrolledPages;
  readonly #taps = new TapPair();
  #scale = 1;
  #drag: Drag | null = null;

  constructor(request: Pick<StageRequest, 'area' | 'track'>, pages: ScrolledPages) {
    this.#request = request;
    this.#pages = pages;
  }

  listen(closing: AbortSignal): void {
    const { area } = this.#request;
    const options = { capture: true, signal: closing };
    listenForZoom(area, (step) => this.#zoomTo(step === 0 ? 1 : stepScale(this.#scale, step), this.#middle()), closing);
    area.addEventListener('wheel', this.#roll, { ...options, passive: false });
    area.addEventListener('click', this.#click, options);
    area.addEventListener('pointerdown', this.#press, options);
    area.addEventListener('pointermove', this.#move, options);
    area.addEventListener('pointerup', this.#lift, options);
    area.addEventListener('pointercancel', this.#lift, options);
    listenForPan(
      {
        overflow: () => (this.#scale > 1 ? this.#overflow() : null),
        window: () => ({ width: area.clientWidth, height: Math.min(area.clientHeight, innerHeight) }),
        pan: (left, top) => area.scrollBy({ left, top, behavior: isCalm() ? 'instant' : 'smooth' }),
      },
      closing,
    );
    closing.addEventListener('abort', () => this.#zoomTo(1, this.#middle()));
  }

  readonly #roll = (event: WheelEvent): void => {
    if (event.ctrlKey) {
      take(event);
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 32;
      this.#zoomTo(wheelScale(this.#scale, event.deltaY * unit), { x: event.clientX, y: event.clientY });
    } else if (this.#scale > 1) event.stopImmediatePropagation();
  };

  readonly #click = (event: MouseEvent): void => {
    if (isControl(event) || this.#drag?.hasMoved === true) return;
    const { clientX: x, clientY: y } = event;
    const place = scrollY + this.#request.area.scrollLeft;
    if (this.#taps.isSecond({ x, y, time: event.timeStamp, place })) this.#zoomTo(this.#scale > 1 ? 1 : TAPPED_SCALE, { x, y });
  };

  readonly #press = (event: PointerEvent): void => {
    this.#drag = null;
    if (this.#scale === 1 || event.pointerType !== 'mouse' || event.button !== 0 || isControl(event)) return;
    this.#drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, hasMoved: false };
  };

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (drag === null || event.pointerId !== drag.pointer || event.buttons === 0) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.hasMoved && Math.hypot(x - drag.x, y - drag.y) < DRAG_FROM) return;
    this.#scrollBy(drag.x - x, drag.y - y);
    this.#drag = { pointer: drag.pointer, x, y, hasMoved: true };
  };

  /** The click that follows a drag is part of it. */
  readonly #lift = (event: PointerEvent): void => {
    if (event.pointerId !== this.#drag?.pointer || !this.#drag.hasMoved) return;
    const { area } = this.#request;
    area.addEventListener('click', take, { capture: true, once: true });
    setTimeout(() => area.removeEventListener('click', take, { capture: true }));
  };

  #zoomTo(wanted: number, point: Point): void {
    const scale = withinScales(wanted);
    if (scale === this.#scale) return;
    const { area, track } = this.#request;
    const page = this.#pageAt(point);
    const before = page?.getBoundingClientRect();
    if (this.#scale === 1 || scale === 1) tellZoomed(area, scale > 1);
    this.#scale = scale;
    tellScale(area, scale);
    track.toggleAttribute('data-zoomed', scale > 1);
    if (scale > 1) track.style.setProperty('--zoom', String(scale));
    else track.style.removeProperty('--zoom');
    const after = page?.getBoundingClientRect();
    if (before === undefined || after === undefined) return;
    const across = after.left + ((point.x - before.left) / before.width) * after.width - point.x;
    const down = after.top + ((point.y - before.top) / before.height) * after.height - point.y;
    this.#scrollBy(across, down);
    this.#pages.rebase();
  }

  /** A row scrolls in its area, both ways; a strip sideways there, and downward with the window. */
  #scrollBy(left: number, top: number): void {
    const { area } = this.#request;
    area.scrollBy({ left, top, behavior: 'instant' });
    if (area.dataset['layout'] === 'strip') scrollBy({ top, behavior: 'instant' });
  }

  /** Downward a strip is the window's to scroll. */
  #overflow(): Overflow {
    const { area } = this.#request;
    const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft } = area;
    const overflow = overflowOf({
      scrollTop,
      scrollHeight,
      clientHeight,
      scrollWidth,
      clientWidth,
      scrollLeft,
      dir: getComputedStyle(area).direction,
    });
    return area.dataset['layout'] === 'strip' ? { ...overflow, up: 0, down: 0 } : overflow;
  }

  /** Of what is seen of the pages. */
  #middle(): Point {
    const { area } = this.#request;
    return { x: area.getBoundingClientRect().left + area.clientWidth / 2, y: innerHeight / 2 };
  }

  /** The page at a point of the window, or the one nearest to it. */
  #pageAt({ x, y }: Point): Element | null {
    const { track } = this.#request;
    const distanceTo = (page: Element): number => {
      const { left, right, top, bottom } = page.getBoundingClientRect();
      return Math.max(left - x, x - right, 0) + Math.max(top - y, y - bottom, 0);
    };
    let nearest: Element | null = null;
    let least = Infinity;
    for (const page of track.querySelectorAll('figure[data-page]')) {
      const distance = distanceTo(page);
      if (distance < least) [nearest, least] = [page, distance];
    }
    return nearest;
  }
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
