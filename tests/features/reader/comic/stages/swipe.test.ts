import { describe, expect, test } from 'vitest';
import { beginSwipe, moveSwipe, settleSwipe, swipeOffset, type Swipe } from '#src/features/reader/comic/stages/swipe.ts';

/** Points of x, y and milliseconds. */
function draw(...points: readonly (readonly [number, number, number])[]): Swipe {
  const [first = [0, 0, 0], ...rest] = points;
  return rest.reduce((swipe, [x, y, time]) => moveSwipe(swipe, x, y, time), beginSwipe(...(first as [number, number, number])));
}

describe('A finger', () => {
  test('turns nothing before it has moved 8 pixels', () => {
    const swipe = draw([200, 300, 0], [194, 301, 20]);
    expect(swipe.axis).toBe('undecided');
    expect(swipeOffset(swipe, 1, true, true)).toBe(0);
    expect(settleSwipe(swipe, 390, 1, 30)).toBe(0);
  });

  test('that goes up or down means something else', () => {
    expect(draw([200, 300, 0], [196, 340, 20], [100, 350, 40]).axis).toBe('along');
  });

  test('takes the page with it, pixel by pixel', () => {
    expect(swipeOffset(draw([200, 300, 0], [150, 300, 50], [120, 330, 90]), 1, true, true)).toBe(-80);
  });

  test('meets resistance before the first page and after the last, by direction', () => {
    const toTheLeft = draw([200, 300, 0], [100, 300, 100]);
    expect(swipeOffset(toTheLeft, 1, true, false)).toBe(-30);
    expect(swipeOffset(toTheLeft, -1, false, true)).toBe(-30);
    expect(swipeOffset(toTheLeft, 1, false, true)).toBe(-100);
  });

  test('turns onward after three tenths of the width, even slowly', () => {
    const slow = draw([300, 300, 0], [240, 300, 600], [170, 300, 1200]);
    expect(settleSwipe(slow, 390, 1, 1400)).toBe(1);
    expect(settleSwipe(slow, 390, -1, 1400)).toBe(-1);
    expect(settleSwipe(draw([300, 300, 0], [240, 300, 600], [200, 300, 1200]), 390, 1, 1400)).toBe(0);
  });

  test('turns by a short flick', () => {
    expect(settleSwipe(draw([300, 300, 0], [290, 300, 10], [260, 300, 40]), 390, 1, 45)).toBe(1);
    expect(settleSwipe(draw([100, 300, 0], [110, 300, 10], [140, 300, 40]), 390, 1, 45)).toBe(-1);
  });

  test('is as fast as it was last, however often its screen reports it', () => {
    const moved = (every: number): Swipe =>
      draw(...Array.from({ length: 96 / every + 1 }, (_, index) => [300 - index * every, 300, index * every] as const));
    expect([moved(4).velocity, moved(16).velocity]).toEqual([expect.closeTo(-1, 2), expect.closeTo(-1, 2)]);
    expect(settleSwipe(draw([300, 300, 0], [280, 300, 4], [260, 300, 8], [255, 300, 300]), 390, 1, 310)).toBe(0);
  });

  test('that turns round before it leaves the glass stays', () => {
    expect(settleSwipe(draw([300, 300, 0], [100, 300, 200], [150, 300, 230]), 390, 1, 235)).toBe(0);
  });
});
