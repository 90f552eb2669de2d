import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { askForZoom, listenForZoomed } from '#src/features/reader/comic/zoom/zoom-request.ts';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, shownNumber, untilPainted, widen } from '../../open-reader.tsx';

const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const figure = (number: number) => document.querySelector<HTMLElement>(`figure[data-page="${number}"]`) ?? document.body;
const at = (x: number, y: number) => ({ bubbles: true, cancelable: true, clientX: x, clientY: y });
const tap = (x: number, y: number) => figure(1).dispatchEvent(new MouseEvent('click', at(x, y)));
const wheel = (x: number, y: number, more: WheelEventInit) => {
  const event = new WheelEvent('wheel', { ...at(x, y), ...more });
  stage().dispatchEvent(event);
  return event.defaultPrevented;
};
const press = (key: string) => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const mouse = (type: string, x: number, y: number) =>
  stage().dispatchEvent(new PointerEvent(type, { ...at(x, y), pointerId: 1, pointerType: 'mouse', buttons: 1 }));
/** Where a point of a page lies in the window, by its parts of width and height. */
const pointOf = (number: number, across: number, down: number) => {
  const { left, top, width, height } = figure(number).getBoundingClientRect();
  return [left + across * width, top + down * height].map(Math.round);
};

async function open(comic: Partial<ComicSettings>, window: readonly [number, number]) {
  await openReader({ data: comicChapter({ pictures: pagesOf(8, 800, 1200) }), settings: chosen(comic) });
  await widen(...window);
  await eventually(() => expect(stage().clientWidth).toBe(window[0]));
  await untilPainted();
}

describe('A strip', () => {
  test('is enlarged at the cursor by Control and the wheel, and what is there stays there, also when it has settled.', async () => {
    await open({ layout: 'strip' }, [400, 600]);
    scrollTo(0, 52 + 600 * 2);
    await eventually(() => expect(shownNumber()).toBe('3 / 8'));
    expect(pointOf(3, 0.25, 0.5)).toEqual([100, 300]);
    expect(wheel(100, 300, { ctrlKey: true, deltaY: -Math.log(2) / 0.003 })).toBe(true);
    expect([figure(3).offsetWidth, pointOf(3, 0.25, 0.5)]).toEqual([800, [100, 300]]);
    await untilPainted();
    await untilPainted();
    expect([pointOf(3, 0.25, 0.5), shownNumber()]).toEqual([[100, 300], '3 / 8']);
    wheel(100, 300, { ctrlKey: true, deltaY: 4000 });
    await untilPainted();
    expect([figure(3).offsetWidth, pointOf(3, 0.25, 0.5), stage().scrollLeft]).toEqual([400, [100, 300], 0]);
  });

  test.each([400, 1300])('has an end page as wide as the window, and in it, in a window of %i pixels.', async (width) => {
    await open({ layout: 'strip' }, [width, 600]);
    wheel(width / 2, 300, { ctrlKey: true, deltaY: -Math.log(4) / 0.003 });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (const side of [0, 300, 10_000]) {
      stage().scrollLeft = side;
      await untilPainted();
      const { left = 0, width: wide = 0 } = document.querySelector('[data-page="end"]')?.getBoundingClientRect() ?? {};
      expect([left, wide, document.documentElement.scrollWidth].map(Math.round)).toEqual([0, width, width]);
    }
  });

  test('is moved to its sides by arrows while it is enlarged; downward they stay the browser’s.', async () => {
    await open({ layout: 'strip' }, [400, 600]);
    wheel(200, 300, { ctrlKey: true, deltaY: -Math.log(2) / 0.003 });
    expect([press('ArrowDown'), press('ArrowRight')]).toEqual([false, true]);
    await eventually(() => expect(stage().scrollLeft).toBeGreaterThan(300));
    for (let times = 0; times < 2; times += 1) {
      press('ArrowLeft');
      await untilPainted();
    }
    await eventually(() => expect(stage().scrollLeft).toBeLessThan(200));
  });

  test('is enlarged by two taps and by keys, and told of; it is scrolled by the wheel as ever.', async () => {
    await open({ layout: 'strip' }, [400, 600]);
    const told: boolean[] = [];
    const listening = new AbortController();
    listenForZoomed(document, (isZoomed) => told.push(isZoomed), listening.signal);
    tap(200, 300);
    tap(201, 300);
    expect([figure(1).offsetWidth, wheel(9, 9, { deltaY: 100 })]).toEqual([800, false]);
    askForZoom(document.body, 1);
    expect(figure(1).offsetWidth).toBe(1200);
    askForZoom(document.body, 0);
    expect([figure(1).offsetWidth, told]).toEqual([400, [true, false]]);
    listening.abort();
  });

  test('is moved by the mouse while it is enlarged, and that is no tap.', async () => {
    await open({ layout: 'strip' }, [400, 600]);
    askForZoom(document.body, 1);
    const [left, top] = [stage().scrollLeft, scrollY];
    mouse('pointerdown', 300, 300);
    mouse('pointermove', 260, 250);
    mouse('pointerup', 260, 250);
    expect([stage().scrollLeft - left, scrollY - top]).toEqual([40, 50]);
    const click = new MouseEvent('click', at(260, 250));
    stage().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });

  test.each([{ stretch: 'none' }, { fit: 'original' }] as const)(
    'of pictures in their own size is enlarged too, by what its pages hold: WebKit tells the box of a page as if that were not zoomed itself. %o',
    async (own) => {
      await open({ layout: 'strip', ...own }, [1000, 600]);
      askForZoom(document.body, 1);
      expect([figure(1).getBoundingClientRect().width, figure(1).currentCSSZoom]).toEqual([1200, 1]);
    },
  );
});

describe('A row', () => {
  test('is enlarged at the middle of the window, read on there, and keeps its place when it becomes small again.', async () => {
    await open({ layout: 'row' }, [1000, 600]);
    await eventually(() => expect(document.querySelector('[data-row]')).not.toBeNull());
    stage().scrollLeft = 800;
    await eventually(() => expect(shownNumber()).toBe('3 / 8'));
    const middle = pointOf(4, 0.25, 0.5);
    expect(middle).toEqual([500, 300]);
    askForZoom(document.body, 1);
    await untilPainted();
    await untilPainted();
    expect([figure(4).offsetHeight, pointOf(4, 0.25, 0.5)]).toEqual([900, middle]);
    stage().scrollBy(0, 40);
    expect(stage().scrollTop).toBeGreaterThan(40);
    askForZoom(document.body, 0);
    await untilPainted();
    await untilPainted();
    expect([figure(4).offsetHeight, stage().scrollTop, pointOf(4, 0.25, 0)[0]]).toEqual([600, 0, 500]);
  });
});
