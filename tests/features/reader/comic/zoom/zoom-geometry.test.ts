import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
} from '#src/features/reader/comic/zoom/zoom-geometry.ts';

const window = { width: 1000, height: 600 };
const FULL = { window, content: { left: 0, top: 0, width: 1000, height: 600 } };
/** A page of 400 by 600 in the middle. */
const HIGH = { window, content: { left: 300, top: 0, width: 400, height: 600 } };

describe('An enlarged page', () => {
  test('keeps the point under the finger where it is', () => {
    const zoom = zoomAt(UNZOOMED, 2, { x: 250, y: 300 }, FULL);
    expect(zoom).toEqual({ scale: 2, x: -250, y: -300 });
    expect(zoomAt(zoom, 4, { x: 500, y: 300 }, FULL)).toEqual({ scale: 4, x: -1000, y: -900 });
  });

  test('shows no emptiness beside it, and stays in the middle where it is narrower than the window', () => {
    expect(zoomAt(UNZOOMED, 2, { x: 0, y: 0 }, HIGH)).toEqual({ scale: 2, x: -500, y: 0 });
    expect(panZoom({ scale: 2, x: 0, y: 0 }, 900, -9000, FULL)).toEqual({ scale: 2, x: 0, y: -600 });
    expect(panZoom(zoomAt(UNZOOMED, 4, { x: 300, y: 0 }, HIGH), 9999, 9999, HIGH)).toEqual({ scale: 4, x: -1200, y: 0 });
  });

  test('is whole again at a scale of one or less, and never more than six times as large', () => {
    expect(zoomAt({ scale: 2, x: -30, y: -40 }, 0.7, { x: 9, y: 9 }, FULL)).toEqual(UNZOOMED);
    expect(zoomAt(UNZOOMED, 50, { x: 0, y: 0 }, FULL)).toEqual({ scale: 6, x: 0, y: 0 });
  });

  test('becomes larger and smaller by steps', () => {
    expect([1, 1.5, 1.7, 6].map((scale) => stepScale(scale, 1))).toEqual([1.5, 2, 2, 6]);
    expect([6, 1.7, 1.5, 1].map((scale) => stepScale(scale, -1))).toEqual([4, 1.5, 1, 1]);
    expect(Number(wheelScale(1, -100).toFixed(2))).toBe(1.35);
  });

  test('follows two fingers on a touchpad, which browsers tell as a wheel that turns by a hundred times the logarithm', () => {
    const frames = Array.from({ length: 20 }, () => -100 * Math.log(2 ** (1 / 20)));
    expect(frames.reduce(wheelScale, 1)).toBeCloseTo(2);
    expect(frames.reduce((scale, pixels) => wheelScale(scale, -pixels), 2)).toBeCloseTo(1);
  });

  test('is at least twice as large after two taps, and as wide as the window', () => {
    expect([tappedScale(FULL), tappedScale(HIGH)]).toEqual([2, 2.5]);
    expect(tappedScale({ window, content: { left: 0, top: 0, width: 0, height: 0 } })).toBe(2);
  });

  test('grows from where reading begins', () => {
    expect([startOf(HIGH, 'ltr'), startOf(HIGH, 'rtl')]).toEqual([
      { x: 300, y: 0 },
      { x: 700, y: 0 },
    ]);
  });

  test('reaches beyond the window as far as it can be moved', () => {
    expect(overflowOfZoom({ scale: 2, x: -250, y: -300 }, FULL)).toEqual({ left: 250, up: 300, right: 750, down: 300 });
  });

  test('always covers the window or stays within it, wherever it is moved', () => {
    const far = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 6, noNaN: true }), far, far, (scale, x, y) => {
        for (const page of [FULL, HIGH]) {
          const { left, right, up, down } = overflowOfZoom(clampZoom({ scale, x, y }, page), page);
          for (const [before, after] of [
            [left, right],
            [up, down],
          ] as const) {
            const isCovering = before >= -1e-6 && after >= -1e-6;
            expect(isCovering || Math.abs(before - after) < 1e-6).toBe(true);
          }
        }
      }),
    );
  });
});
