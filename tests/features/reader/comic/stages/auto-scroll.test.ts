import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTO_SPEEDS } from '#machines/reader/reader.types.ts';
import { glideStep, startAutoScroll } from '#src/features/reader/comic/stages/auto-scroll.ts';

const read = (speed: (typeof AUTO_SPEEDS)[number], pageCount: number) => {
  const told = { position: 0, ends: 0 };
  const stop = startAutoScroll({
    speed,
    isGliding: false,
    isAtEnd: () => told.position >= pageCount,
    turn: () => {
      told.position += 1;
    },
    onEnd: () => {
      told.ends += 1;
    },
  });
  return { told, stop };
};

describe('A strip that glides', () => {
  test('moves by the time that passed, and loses no part of a pixel.', () => {
    let moved = 0;
    let rest = 0;
    for (let frame = 0; frame < 600; frame += 1) {
      const [pixels, left] = glideStep(3, 800, 1000 / 60, rest);
      moved += pixels;
      rest = left;
    }
    expect(Math.abs(moved + rest - 0.15 * 800 * 10)).toBeLessThan(1e-6);
  });

  test('moves with every frame where the screen has several pixels to one of the page.', () => {
    const moves: number[] = [];
    let rest = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      const [pixels, left] = glideStep(1, 800, 1000 / 60, rest, 1 / 3);
      moves.push(Math.round(pixels * 3));
      rest = left;
    }
    expect(Math.min(...moves)).toBeGreaterThan(0);
  });

  test('is faster with each step, and does not leap after a pause.', () => {
    const inTenth = AUTO_SPEEDS.map((speed) => glideStep(speed, 1000, 100, 0)[0]);
    expect(inTenth).toEqual([5, 9, 15, 24, 38]);
    expect(glideStep(3, 1000, 60_000, 0)).toEqual(glideStep(3, 1000, 100, 0));
  });
});

describe('Pages that are turned in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('stand shorter with each step.', () => {
    const turned = AUTO_SPEEDS.map((speed) => {
      const { told, stop } = read(speed, 100);
      vi.advanceTimersByTime(60_000);
      stop();
      return told.position;
    });
    expect(turned).toEqual([3, 4, 6, 10, 15]);
  });

  test('end on the end page, say so once, and never go beyond it.', () => {
    const { told } = read(5, 3);
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual({ position: 3, ends: 1 });
  });

  test('turn no more once they are stopped.', () => {
    const { told, stop } = read(5, 100);
    vi.advanceTimersByTime(9_000);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual({ position: 2, ends: 0 });
  });
});
