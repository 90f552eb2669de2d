import { describe, expect, test } from 'vitest';
import { begin } from './reader-life.ts';

describe('zoom and auto-scroll', () => {
  test('A zoom lasts over other pages and the end, until the pages say that it is over.', () => {
    const life = begin();
    life.go(2);
    life.actor.send({ type: 'view.zoomed' });
    for (const page of [2, 3, 9, 10]) {
      life.go(page);
      expect(life.state().isZoomed).toBe(true);
    }
    life.actor.send({ type: 'view.unzoomed' });
    expect(life.state().isZoomed).toBe(false);
  });

  test('Scrolling goes on over pages, changes its speed, and stops at the end, by wish, by a zoom and by itself.', () => {
    const life = begin();
    life.actor.send({ type: 'scroll.start', speed: 2 });
    life.go(2);
    life.actor.send({ type: 'scroll.start', speed: 5 });
    expect([life.speeds, life.isScrolling()]).toEqual([[2, 5], true]);
    life.go(10);
    expect([life.isScrolling(), life.state().isAutoScrolling]).toEqual([false, false]);
    for (const stop of [
      () => life.actor.send({ type: 'scroll.stop' }),
      () => life.actor.send({ type: 'view.zoomed' }),
      life.endScrolling,
    ]) {
      life.actor.send({ type: 'view.unzoomed' });
      life.actor.send({ type: 'scroll.start', speed: 1 });
      expect(life.isScrolling()).toBe(true);
      stop();
      expect(life.isScrolling()).toBe(false);
    }
  });

  test('Pages that are enlarged move too, and stay enlarged when they stop; enlarging pages that move holds them, once.', () => {
    const life = begin();
    life.actor.send({ type: 'scroll.start', speed: 2 });
    life.actor.send({ type: 'view.zoomed' });
    expect([life.isScrolling(), life.state()]).toMatchObject([false, { isZoomed: true, isAutoScrolling: false }]);
    life.actor.send({ type: 'scroll.start', speed: 2 });
    life.go(3);
    expect([life.isScrolling(), life.state()]).toMatchObject([true, { isZoomed: true, isAutoScrolling: true }]);
    life.actor.send({ type: 'scroll.stop' });
    expect([life.isScrolling(), life.state()]).toMatchObject([false, { isZoomed: true, isAutoScrolling: false }]);
  });

  test('A speed that does not exist starts nothing and changes nothing.', () => {
    const life = begin();
    for (const speed of [0, 6, 1.5, Number.NaN]) life.actor.send({ type: 'scroll.start', speed });
    life.actor.send({ type: 'scroll.start', speed: 4 });
    life.actor.send({ type: 'scroll.start', speed: 9 });
    expect([life.speeds, life.isScrolling()]).toEqual([[4], true]);
  });
});
