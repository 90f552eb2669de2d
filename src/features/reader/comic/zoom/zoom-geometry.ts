import type { Size } from '../stages/page-geometry.ts';

/** A point of the page, unscaled, is drawn `scale` times as far from the corner, moved by x and y. CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The window, and where in it the unscaled pictures are. */
export interface ZoomedPage {
  readonly window: Size;
  readonly content: Size & { readonly left: number; readonly top: number };
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const SCALES = [1, 1.5, 2, 3, 4, 6] as const;
const LARGEST = 6;
/** What two taps lead to. */
export const TAPPED_SCALE = 2;
/** Scale by which one pixel of a wheel multiplies, as a power of e. */
const WHEEL = 0.003;
/** Of two fingers on a touchpad, which browsers tell as a wheel: a hundredth of a power of e a pixel. */
const PINCH = 0.01;
/** A wheel moves at least so far at once, two fingers less. */
const NOTCH = 50;

/** Another scale, the point under the finger or cursor staying where it is. */
export function zoomAt({ scale, x, y }: Zoom, wanted: number, point: Point, page: ZoomedPage): Zoom {
  const next = withinScales(wanted);
  if (next === 1) return UNZOOMED;
  const factor = next / scale;
  return clampZoom({ scale: next, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor }, page);
}

export function panZoom(zoom: Zoom, dx: number, dy: number, page: ZoomedPage): Zoom {
  return clampZoom({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, page);
}

/** No emptiness beside a picture that is larger than the window; a smaller one stays in the middle. */
export function clampZoom({ scale, x, y }: Zoom, { window, content }: ZoomedPage): Zoom {
  return {
    scale,
    x: clampAxis(x, scale, content.left, content.width, window.width),
    y: clampAxis(y, scale, content.top, content.height, window.height),
  };
}

export function withinScales(wanted: number): number {
  return Math.min(Math.max(wanted, 1), LARGEST);
}

/** The next larger (1) or smaller (-1) scale of a few. */
export function stepScale(scale: number, motion: 1 | -1): number {
  const next = motion === 1 ? SCALES.find((one) => one > scale + 0.01) : SCALES.findLast((one) => one < scale - 0.01);
  return next ?? (motion === 1 ? LARGEST : 1);
}

/** By the wheel while Control is held, or by two fingers on a touchpad, which the picture follows. */
export function wheelScale(scale: number, pixels: number): number {
  return scale * Math.exp(-pixels * (Math.abs(pixels) < NOTCH ? PINCH : WHEEL));
}

/** What two taps lead to: at least twice as large, and as wide as the window. */
export function tappedScale({ window, content }: ZoomedPage): number {
  return content.width === 0 ? TAPPED_SCALE : Math.min(Math.max(TAPPED_SCALE, window.width / content.width), LARGEST);
}

/** Where reading begins: keys enlarge from there. */
export function startOf({ content }: ZoomedPage, direction: 'ltr' | 'rtl'): Point {
  return { x: direction === 'rtl' ? content.left + content.width : content.left, y: content.top };
}

/** How far the pictures reach beyond the window on each side. */
export function overflowOfZoom({ scale, x, y }: Zoom, { window, content }: ZoomedPage) {
  const left = -(content.left * scale + x);
  const up = -(content.top * scale + y);
  return { left, up, right: content.width * scale - left - window.width, down: content.height * scale - up - window.height };
}

function clampAxis(offset: number, scale: number, start: number, length: number, window: number): number {
  if (length * scale <= window) return window / 2 - (start + length / 2) * scale;
  return Math.min(Math.max(offset, window - (start + length) * scale), -start * scale) + 0;
}
