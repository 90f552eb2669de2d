import type { CDPSession, Page } from 'playwright';

const MIDDLE = 300;

/** One finger on the window, pressed in its middle and moved along one axis. */
export interface Finger {
  readonly session: CDPSession;
  /** Of the window, along the way the finger goes. */
  readonly size: number;
  readonly press: () => Promise<void>;
  /** Pixels from where it was pressed. */
  readonly move: (distance: number) => Promise<void>;
  readonly lift: () => Promise<void>;
}

export async function fingerOn(page: Page, axis: 'x' | 'y' = 'x'): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [axis === 'x' ? { x: width / 2 + distance, y: MIDDLE } : { x: width / 2, y: height / 2 + distance }],
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  return {
    session,
    size: axis === 'x' ? width : height,
    press: () => touch('touchStart', 0),
    move: (distance) => touch('touchMove', distance),
    lift: () => touch('touchEnd', 0),
  };
}

/** So far that it turns a page on a machine, too, that is too busy for it to be quick. */
export async function flick(finger: Finger, way: 1 | -1): Promise<void> {
  await finger.press();
  for (const part of [0.06, 0.2, 0.42]) await finger.move(way * Math.round(finger.size * part));
  await finger.lift();
}

/** As two fingers do. */
export async function enlarge({ session }: Finger, pageScaleFactor: number): Promise<void> {
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
}

export async function drag(session: CDPSession, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (toX - x) * part, y: y + (toY - y) * part }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
