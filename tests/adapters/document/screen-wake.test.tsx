import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepScreenAwake } from '#src/adapters/document/screen-wake.ts';

const MINUTE = 60_000;

/** A page whose screen notes what it is asked for. */
function openPage({ refuses = false } = {}) {
  const page = Object.assign(document.implementation.createHTMLDocument(), {});
  let visibility: DocumentVisibilityState = 'visible';
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const asked: string[] = [];
  const wakeLock: WakeLock = {
    request: () => {
      asked.push(refuses ? 'refused' : 'on');
      if (refuses) return Promise.reject(new DOMException('Too little battery.', 'NotAllowedError'));
      return Promise.resolve({ release: () => Promise.resolve(void asked.push('off')) } as unknown as WakeLockSentinel);
    },
  };
  const left = new AbortController();
  const wish = { isOn: true, looks: 0, isMoving: false };
  const isWished = (): boolean => {
    wish.looks += 1;
    return wish.isOn;
  };
  keepScreenAwake({ document: page, wakeLock, isWished, isMoving: () => wish.isMoving }, left.signal);
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, left, wish, show, sign: (type = 'pointerdown') => page.dispatchEvent(new Event(type)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The screen of a chapter that is read', () => {
  test('stays on from the beginning, is asked for once, and is given back when the chapter is left.', async () => {
    const { asked, left, sign } = openPage();
    sign();
    sign('scroll');
    expect(asked).toEqual(['on']);
    left.abort();
    await vi.advanceTimersByTimeAsync(0);
    sign();
    expect(asked).toEqual(['on', 'off']);
  });

  test('may go dark ten minutes after the last gesture, and stays on again from the next one.', async () => {
    const { asked, sign } = openPage();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    sign('wheel');
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(asked).toEqual(['on']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual(['on', 'off']);
    sign('keydown');
    expect(asked).toEqual(['on', 'off', 'on']);
  });

  test('stays on for as long as pages move by themselves, and ten minutes longer.', async () => {
    const { asked, wish } = openPage();
    wish.isMoving = true;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(asked).toEqual(['on']);
    wish.isMoving = false;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked).toEqual(['on', 'off']);
  });

  test('may go dark while the page is hidden.', async () => {
    const { asked, show } = openPage();
    show('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['on', 'off']);
    show('visible');
    expect(asked).toEqual(['on', 'off', 'on']);
  });

  test('is the device’s as soon as the reader wishes so.', async () => {
    const { asked, wish, sign } = openPage();
    wish.isOn = false;
    sign();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['on', 'off']);
  });

  test('is looked at once a second while the page scrolls.', async () => {
    const { wish, sign } = openPage();
    for (let frame = 0; frame < 120; frame += 1) {
      await vi.advanceTimersByTimeAsync(50);
      sign('scroll');
      sign('touchmove');
    }
    expect(wish.looks).toBe(1 + 6);
  });

  test('is the device’s where that refuses, without an error, and is asked for again no sooner than in ten minutes.', async () => {
    const { asked, sign } = openPage({ refuses: true });
    await vi.advanceTimersByTimeAsync(MINUTE);
    sign();
    expect(asked).toEqual(['refused']);
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    sign();
    expect(asked).toEqual(['refused', 'refused']);
  });
});

test('A browser that keeps no screen on is left alone.', () => {
  expect(() =>
    keepScreenAwake({ document, wakeLock: undefined, isWished: () => true, isMoving: () => false }, new AbortController().signal),
  ).not.toThrow();
});
