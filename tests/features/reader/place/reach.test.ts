import { expect, test } from 'vitest';
import { parseReach, Reach, type Arrival } from '#src/features/reader/place/reach.ts';

const NEW: Arrival = { reach: null, place: null, isLed: false };

let now = 0;

/** Moves on from one place to another in so many steps and milliseconds, and rests there. */
function scroll(reach: Reach, from: number, to: number, { steps = 20, lasts }: { readonly steps?: number; readonly lasts: number }): void {
  for (let step = 1; step <= steps; step += 1) {
    now += lasts / steps;
    reach.move({ position: 0, progress: from + ((to - from) * step) / steps }, now);
  }
  reach.rest(Math.round(to * 100));
}

/** Reads from one place to another as lines go by, and rests there. */
function read(reach: Reach, from: number, to: number): void {
  scroll(reach, from, to, { lasts: 10_000 });
}

function leap(reach: Reach, progress: number): void {
  now += 5000;
  reach.move({ position: 0, progress }, now);
  reach.rest(Math.round(progress * 100));
}

test('Who reads on comes ever further; who goes back has been where they were.', () => {
  const reach = new Reach(NEW);
  reach.move({ position: 0, progress: 0.05 }, now);
  reach.rest(0);
  read(reach, 0.05, 0.4);
  expect(reach.order).toBe(40);
  read(reach, 0.4, 0.1);
  read(reach, 0.1, 0.2);
  expect(reach.order).toBe(40);
  read(reach, 0.2, 1);
  expect(reach.order).toBe(100);
});

test('Who leaps to the end has not been in between, until they read on from where they landed.', () => {
  const reach = new Reach(NEW);
  reach.move({ position: 0, progress: 0.02 }, now);
  read(reach, 0.02, 0.2);
  leap(reach, 1);
  expect(reach.order).toBe(20);
  leap(reach, 0.6);
  expect(reach.order).toBe(20);
  read(reach, 0.6, 0.65);
  expect(reach.order).toBe(65);
});

test('Who leaps to the end and scrolls on to the comments, up and down among them, has still not been there.', () => {
  const reach = new Reach(NEW);
  reach.move({ position: 0, progress: 0 }, now);
  leap(reach, 0.95);
  read(reach, 0.95, 1);
  read(reach, 1, 0.97);
  read(reach, 0.97, 1);
  expect(reach.order).toBe(0);
  leap(reach, 0);
  read(reach, 0, 0.1);
  expect(reach.order).toBe(10);
});

test('A browser that scrolls smoothly to the end leaps too; who reads as much slowly has been there.', () => {
  const leapt = new Reach(NEW);
  leapt.move({ position: 0, progress: 0.02 }, now);
  now += 5000;
  scroll(leapt, 0.02, 0.97, { steps: 40, lasts: 650 });
  expect(leapt.order).toBe(0);
  const slow = new Reach(NEW);
  slow.move({ position: 0, progress: 0.02 }, now);
  scroll(slow, 0.02, 0.97, { steps: 40, lasts: 6500 });
  expect(slow.order).toBe(97);
});

test('A short chapter that stands whole in the window has been seen.', () => {
  const reach = new Reach(NEW);
  leap(reach, 1);
  expect(reach.order).toBe(100);
});

test('Whom the address leads to the comments has not been anywhere.', () => {
  const reach = new Reach({ ...NEW, isLed: true });
  leap(reach, 1);
  expect(reach.order).toBe(0);
});

test.each([
  ['the end page', 8, 1],
  ['the last page', 7, 8 / 9],
])('Who is first seen on %s has leapt there; who is first seen on the second has turned one.', (_where, position, progress) => {
  const leapt = new Reach(NEW);
  leapt.move({ position, progress }, 0);
  leapt.rest(7);
  expect(leapt.order).toBe(0);
  const turned = new Reach(NEW);
  turned.move({ position: 1, progress: 0.5 }, 0);
  turned.rest(1);
  expect(turned.order).toBe(1);
});

test('Who is first seen two pages down a strip has leapt there, by a key that came too early; whose pages lie side by side has turned them.', () => {
  for (const isLed of [false, true]) {
    const strip = new Reach({ ...NEW, isLed });
    strip.move({ position: 2, progress: 0.4 }, 0);
    strip.rest(2);
    expect(strip.order).toBe(0);
  }
  const spreads = new Reach(NEW);
  spreads.move({ position: 2, last: 3, progress: 0.5 }, 0);
  spreads.rest(2);
  expect(spreads.order).toBe(2);
});

test('Pages of a comic of three are no leaps, nor are spreads.', () => {
  const reach = new Reach(NEW);
  for (const position of [0, 1, 2]) reach.move({ position, progress: (position + 1) / 3 }, position * 100);
  reach.rest(2);
  expect(reach.order).toBe(2);
  const spreads = new Reach(NEW);
  for (const position of [0, 2, 4]) spreads.move({ position, progress: (position + 1) / 5 }, position * 1000);
  spreads.rest(4);
  expect(spreads.order).toBe(4);
});

test('Who is brought back to their place has been there; to a place that they once leapt to, they have not.', () => {
  const back = new Reach({ reach: { order: 60 }, place: { order: 50, progress: 0.5 }, isLed: false });
  leap(back, 0.5);
  read(back, 0.5, 0.7);
  expect(back.order).toBe(70);
  const leapt = new Reach({ reach: { order: 20 }, place: { order: 100, progress: 1 }, isLed: false });
  leapt.move({ position: 0, progress: 0.05 }, now);
  leap(leapt, 1);
  expect(leapt.order).toBe(20);
});

test('Whom the browser itself brought back to where they had leapt, before anybody looked, has not been there.', () => {
  const reloaded = new Reach({ reach: { order: 20 }, place: { order: 100, progress: 1 }, isLed: false });
  leap(reloaded, 1);
  expect(reloaded.order).toBe(20);
});

test('A place that came from another device, before any reach was known, counts.', () => {
  const reach = new Reach({ reach: null, place: { order: 40, progress: 0.4 }, isLed: false });
  leap(reach, 0.4);
  expect(reach.order).toBe(40);
});

test('What is no reach is passed over.', () => {
  const kept = { workId: '1', chapterId: '2', order: 3, contentHash: 'h1', isRead: true, at: 4 };
  expect(
    [
      { ...kept, more: 1 },
      null,
      'x',
      { ...kept, order: -1 },
      { ...kept, order: 0.5 },
      { ...kept, workId: 1 },
      { ...kept, contentHash: null },
    ].map(parseReach),
  ).toEqual([kept, null, null, null, null, null, null]);
  expect(parseReach({ ...kept, isRead: undefined })).toEqual({ ...kept, isRead: false });
});
