import { scrollStep, type Overflow, type PageScroll } from '../stages/page-scroll.ts';
import { PanGlide } from './pan-glide.ts';
import { listenForPan } from './pan-keys.ts';
import type { StageRequest } from '../stages/stage-request.ts';
import { TapPair } from '../taps/tap-pair.ts';
import {
  clampZoom,
  panZoom,
  overflowOfZoom,
  startOf,
  stepScale,
  tappedScale,
  UNZOOMED,
  wheelScale,
  zoomAt,
  type Point,
  type Zoom,
  type ZoomedPage,
} from './zoom-geometry.ts';
import { isControl, listenForZoom, take, tellScale, tellZoomed, type ZoomStep } from './zoom-request.ts';

/** A pointer that moved less than this tapped. Pixels. */
const DRAG_FROM = 6;
const GLIDE = 160;

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  readonly last: Point;
  readonly hasMoved: boolean;
}

/**
 * Enlarges the pages that are shown and moves over them, until `closing`. Its listeners come before those that turn
 * pages and keep from them what belongs to an enlarged page. Two fingers are the browser's.
 */
export class PageZoom {
  readonly #request: Pick<StageRequest, 'area' | 'track' | 'direction'>;
  readonly #flow: 1 | -1;
  readonly #positionOf: () => number;
  /** What of a page larger than the window lies beyond that. */
  readonly #rest: Pick<PageScroll, 'overflow' | 'pan'>;
  #zoom: Zoom = UNZOOMED;
  #drag: Drag | null = null;
  readonly #taps = new TapPair();
  readonly #glide = new PanGlide();
  #hasDragged = false;

  constructor(
    request: Pick<StageRequest, 'area' | 'track' | 'direction'>,
    positionOf: () => number,
    rest: Pick<PageScroll, 'overflow' | 'pan'>,
    closing: AbortSignal,
  ) {
    this.#request = request;
    this.#rest = rest;
    this.#flow = request.direction === 'rtl' ? -1 : 1;
    this.#positionOf = positionOf;
    const { area } = request;
    const options = { capture: true, signal: closing };
    listenForZoom(area, (step) => this.#step(step), closing);
    area.addEventListener('wheel', this.#roll, { ...options, passive: false });
    area.addEventListener('pointerdown', this.#press, options);
    area.addEventListener('pointermove', this.#move, options);
    area.addEventListener('pointerup', this.#lift, options);
    area.addEventListener('pointercancel', this.#lift, options);
    area.addEventListener('click', this.#click, options);
    listenForPan(
      {
        overflow: () => (this.isZoomed ? this.#overflow() : null),
        window: () => this.#page().window,
        pan: (left, top) => this.#pan({ x: -left, y: -top }, true),
      },
      closing,
    );
    closing.addEventListener('abort', () => this.reset());
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** The whole page again, at once. */
  reset(): void {
    if (this.isZoomed) this.#show(UNZOOMED, false);
  }

  /** After a change of the window. */
  hold(): void {
    if (this.isZoomed) this.#show(clampZoom(this.#zoom, this.#page()), false);
  }

  /** True where there was more of the enlarged page to show. */
  move(motion: 1 | -1): boolean {
    if (!this.isZoomed) return false;
    const step = scrollStep(this.#overflow(), this.#page().window, motion, this.#flow);
    if (step !== null) this.#pan({ x: -step.left, y: -step.top }, true);
    return step !== null;
  }

  #step(step: ZoomStep): void {
    const page = this.#page();
    if (page.content.width === 0) return;
    const { window } = page;
    const point = this.isZoomed ? { x: window.width / 2, y: window.height / 2 } : startOf(page, this.#request.direction);
    this.#show(step === 0 ? UNZOOMED : zoomAt(this.#zoom, stepScale(this.#zoom.scale, step), point, page), true);
  }

  readonly #roll = (event: WheelEvent): void => {
    const page = this.#page();
    if ((!event.ctrlKey && !this.isZoomed) || page.content.width === 0) return;
    take(event);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 32;
    if (event.ctrlKey) this.#show(zoomAt(this.#zoom, wheelScale(this.#zoom.scale, event.deltaY * unit), this.#pointOf(event), page), false);
    else this.#pan({ x: -event.deltaX * unit, y: -event.deltaY * unit }, false);
  };

  readonly #press = (event: PointerEvent): void => {
    this.#hasDragged = false;
    this.#glide.stop(event.timeStamp);
    if (!this.isZoomed || isControl(event)) return;
    event.stopImmediatePropagation();
    const from = this.#pointOf(event);
    this.#drag = this.#drag === null && event.button === 0 ? { pointer: event.pointerId, from, last: from, hasMoved: false } : null;
  };

  readonly #move = (event: PointerEvent): void => {
    // A button that was let go elsewhere, over a bar or outside the window, was not heard.
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#drag = null;
    const drag = this.#drag;
    if (drag === null || event.pointerId !== drag.pointer) return;
    event.stopImmediatePropagation();
    const point = this.#pointOf(event);
    const hasMoved = drag.hasMoved || distance(point, drag.from) >= DRAG_FROM;
    const by = { x: point.x - drag.last.x, y: point.y - drag.last.y };
    if (hasMoved) {
      this.#pan(by, false);
      this.#glide.note(by, event.timeStamp);
    }
    this.#drag = { ...drag, last: hasMoved ? point : drag.last, hasMoved };
  };

  readonly #lift = (event: PointerEvent): void => {
    if (event.pointerId !== this.#drag?.pointer) return;
    event.stopImmediatePropagation();
    this.#hasDragged = this.#drag.hasMoved;
    this.#drag = null;
    if (this.#hasDragged && event.type === 'pointerup' && event.pointerType !== 'mouse') this.#letGlide(event.timeStamp);
  };

  /** Over what was seen of the page, and from its edges on over the rest. False where nothing was left. */
  #pan({ x, y }: Point, isGliding: boolean): boolean {
    const before = this.#zoom;
    this.#show(panZoom(before, x, y, this.#page()), isGliding);
    const moved = { x: this.#zoom.x - before.x, y: this.#zoom.y - before.y };
    const isOn = this.#rest.pan((moved.x - x) / before.scale, (moved.y - y) / before.scale, isGliding);
    return isOn || moved.x !== 0 || moved.y !== 0;
  }

  #overflow(): Overflow {
    const [seen, rest] = [overflowOfZoom(this.#zoom, this.#page()), this.#rest.overflow];
    const beyond = (side: keyof Overflow): number => Math.max(seen[side], 0) + rest[side] * this.#zoom.scale;
    return { left: beyond('left'), right: beyond('right'), up: beyond('up'), down: beyond('down') };
  }

  /** As far as it goes, or until anything else moves the page. */
  #letGlide(time: number): void {
    let last = this.#zoom;
    this.#glide.release(time, (by) => {
      if (this.#zoom !== last || !this.isZoomed) return false;
      const hasMoved = this.#pan(by, false);
      last = this.#zoom;
      return hasMoved;
    });
  }

  /** A second tap where the first one turned nothing enlarges; on an enlarged page single taps mean nothing. */
  readonly #click = (event: MouseEvent): void => {
    if (isControl(event)) return;
    const tap = { ...this.#pointOf(event), time: event.timeStamp, place: this.#positionOf() };
    if (this.isZoomed) take(event);
    if (this.#hasDragged || !this.#taps.isSecond(tap)) return;
    const page = this.#page();
    if (page.content.width === 0) return;
    this.#show(this.isZoomed ? UNZOOMED : zoomAt(this.#zoom, tappedScale(page), tap, page), true);
  };

  #show(next: Zoom, isGliding: boolean): void {
    const { area, track } = this.#request;
    const before = transformOf(this.#zoom);
    const wasZoomed = this.isZoomed;
    if (next.scale !== this.#zoom.scale) tellScale(area, next.scale);
    this.#zoom = next;
    if (this.isZoomed !== wasZoomed) tellZoomed(area, this.isZoomed);
    this.#drag = next.scale > 1 ? this.#drag : null;
    track.toggleAttribute('data-zoomed', next.scale > 1);
    track.style.transform = next.scale > 1 ? transformOf(next) : '';
    if (!isGliding || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    track.animate([{ transform: before }, { transform: transformOf(next) }], { duration: GLIDE, easing: 'ease-out' });
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#request.area.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** The pictures as they lie in the window when it is not enlarged. */
  #page(): ZoomedPage {
    const { area, track } = this.#request;
    for (const glide of track.getAnimations()) glide.finish();
    const origin = area.getBoundingClientRect();
    const { scale, x, y } = this.#zoom;
    const images = [...track.querySelectorAll<HTMLImageElement>('figure[data-slot="current"] picture > img')];
    const boxes = images
      .map((image) => drawnBox(image))
      .map((box) => ({
        left: (box.left - origin.left - x) / scale,
        right: (box.right - origin.left - x) / scale,
        top: (box.top - origin.top - y) / scale,
        bottom: (box.bottom - origin.top - y) / scale,
      }));
    const window = { width: area.clientWidth, height: area.clientHeight };
    if (boxes.length === 0) return { window, content: { left: 0, top: 0, width: 0, height: 0 } };
    const left = Math.max(Math.min(...boxes.map((box) => box.left)), 0);
    const top = Math.max(Math.min(...boxes.map((box) => box.top)), 0);
    const right = Math.min(Math.max(...boxes.map((box) => box.right)), window.width);
    const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)), window.height);
    return { window, content: { left, top, width: right - left, height: bottom - top } };
  }
}

function transformOf({ scale, x, y }: Zoom): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** What `object-fit: contain` leaves of an image's box. */
function drawnBox(image: HTMLImageElement): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  const box = image.getBoundingClientRect();
  const isTurned = image.closest('[data-rotated]') !== null;
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const shape = isTurned ? 1 / ratio : ratio;
  if (!(shape > 0)) return box;
  const width = Math.min(box.width, box.height * shape);
  const height = width / shape;
  const [across = '50%'] = getComputedStyle(image).objectPosition.split(' ');
  const left = box.left + (box.width - width) * (Number.parseFloat(across) / 100);
  const top = box.top + (box.height - height) / 2;
  return { left, top, right: left + width, bottom: top + height };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
