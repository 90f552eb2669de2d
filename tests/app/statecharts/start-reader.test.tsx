import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReaderEvent } from '#machines/reader/index.ts';
import { steerChapter } from '#src/app/statecharts/start-reader.ts';
import { Helm } from '#src/features/reader/helm.ts';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { comicChapter, pagesWithBroken } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, currentPage, openReader, pressed, slider, untilPainted } from '../../features/reader/open-reader.tsx';
import { begunApp } from '../steered-reader.tsx';

/** A chapter whose chart takes the helm when `begin` is called. */
function steered() {
  const root = begunApp();
  const opened: Parameters<FollowReading>[] = [];
  const onRead: FollowReading = (...given) => void opened.push(given);
  const chart = () => (root.getSnapshot().children as Readonly<Record<string, ChartActor | undefined>>)['reader'];
  const told: ReaderEvent[] = [];
  const begin = (): void => {
    opened.forEach(([{ helm }, , left]) => steerChapter(root, { id: '7', next: {} }, helm, left));
    const actor = chart();
    if (actor === undefined) throw new Error('No chart was opened.');
    const send = actor.send;
    actor.send = (event) => {
      told.push(event);
      send(event);
    };
  };
  /** Of the places that the chart was told since it began. */
  const pages = () => told.flatMap((event) => (event.type === 'place.changed' ? [event.position] : []));
  return { onRead, begin, pages, chart: () => chart()?.getSnapshot() };
}

interface Chart {
  readonly value: unknown;
  readonly context: { readonly broken: readonly string[] };
}

interface ChartActor {
  getSnapshot(): Chart;
  send: (event: ReaderEvent) => void;
}

test('The chart takes the helm where the reader is, and decides on the bars from then on.', async () => {
  const { onRead, begin, pages, chart } = steered();
  await openReader({ data: comicChapter(), onRead });
  await pressed('{ArrowRight}', '2');
  await eventually(() => expect(barsAreShown()).toBe(false));
  begin();
  expect(chart()?.value).toMatchObject({ open: { pages: 'reading', chrome: 'hidden' } });
  await userEvent.keyboard('c');
  await eventually(() => expect(barsAreShown()).toBe(true));
  expect(chart()?.value).toMatchObject({ open: { chrome: 'shown' } });
  await pressed('{ArrowRight}', '3');
  await eventually(() => expect(chart()?.value).toMatchObject({ open: { chrome: 'hidden' } }));
  expect(pages()).toEqual([2]);
  await eventually(() => expect(barsAreShown()).toBe(false));
});

test('The next chapter is prepared once, whether the page or the chart asks first.', async () => {
  const { onRead, begin, chart } = steered();
  const { prepare } = await openReader({ data: comicChapter(), onRead });
  await pressed('{End}', 'end');
  await eventually(() => expect(prepare).toHaveBeenCalledTimes(1));
  begin();
  await eventually(() => expect(chart()?.value).toMatchObject({ open: { next: 'ready', pages: { atEnd: expect.any(String) } } }));
  await pressed('{ArrowLeft}', '8');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('A picture that failed before the chart began is known to it.', async () => {
  const { onRead, begin, chart } = steered();
  await openReader({ data: comicChapter({ pictures: pagesWithBroken(8, [1]) }), onRead });
  await eventually(() => expect(document.querySelector('[data-broken]')).not.toBeNull());
  begin();
  const broken = chart()?.context.broken;
  expect(broken).toHaveLength(1);
  expect(currentPage()).toBe(broken?.[0]);
});

test('A step past the end opens the next chapter; left, the chapter closes its chart and gives the helm back.', async () => {
  const root = begunApp();
  const [helm, left, openNext] = [new Helm(), new AbortController(), vi.fn<() => void>()];
  helm.offer({ isEndless: false, isChromeShown: true, showChrome: () => {}, prepareNext: () => Promise.resolve(), openNext });
  helm.notePlace({ position: 8, progress: 1, motion: 1, isAtEnd: true }, () => {});
  steerChapter(root, { id: '7', next: {} }, helm, left.signal);
  await eventually(() => {
    helm.decide({ type: 'chapter.goOn' }, () => {});
    expect(openNext).toHaveBeenCalledTimes(1);
  });
  const isOpen = () => 'reader' in root.getSnapshot().children;
  expect([helm.chart !== null, isOpen()]).toEqual([true, true]);
  left.abort();
  dispatchEvent(new Event('offline'));
  expect([helm.chart, isOpen()]).toEqual([null, false]);
  steerChapter(root, { id: '7', next: {} }, helm, left.signal);
  expect([helm.chart, isOpen()]).toEqual([null, false]);
});

test('The chart lets the pages move, holds them for a touch, and lets go of them at the end.', async () => {
  const { onRead, begin, chart } = steered();
  await openReader({ data: comicChapter({ layout: 'STRIP' }), onRead });
  await slider();
  begin();
  await userEvent.keyboard('a');
  await eventually(() => expect(chart()).toMatchObject({ value: { open: { motion: 'autoScrolling' } }, context: { speed: 3 } }));
  await eventually(() => expect(scrollY).toBeGreaterThan(20));
  await userEvent.click(page.getByRole('button', { name: 'Nhanh hơn' }));
  expect(chart()).toMatchObject({ value: { open: { motion: 'autoScrolling' } }, context: { speed: 4 } });
  dispatchWheel();
  expect(chart()?.value).toMatchObject({ open: { motion: 'resting' } });
  await userEvent.click(page.getByRole('button', { name: 'Đi tiếp' }));
  expect(chart()?.value).toMatchObject({ open: { motion: 'autoScrolling' } });
  scrollTo(0, 99_999);
  await eventually(() => expect(page.getByRole('button', { name: 'Nhanh hơn' }).query()).toBeNull());
  expect(chart()?.value).toMatchObject({ open: { pages: { atEnd: expect.any(String) }, motion: 'resting' } });
});

test('Pages that move by themselves before the chart begins are held all the same when their panel closes.', async () => {
  const { onRead, begin, chart } = steered();
  await openReader({ data: comicChapter({ layout: 'STRIP' }), onRead });
  await slider();
  await userEvent.keyboard('a');
  await eventually(() => expect(scrollY).toBeGreaterThan(20));
  begin();
  await userEvent.keyboard('a');
  await eventually(() => expect(page.getByRole('button', { name: 'Nhanh hơn' }).query()).toBeNull());
  const held = scrollY;
  await untilPainted();
  expect([scrollY, chart()?.value]).toEqual([held, expect.objectContaining({ open: expect.objectContaining({ motion: 'resting' }) })]);
});

test('A strip that is enlarged moves by itself too.', async () => {
  const { onRead, begin, chart } = steered();
  await openReader({ data: comicChapter({ layout: 'STRIP' }), onRead });
  await slider();
  begin();
  await eventually(async () => {
    await userEvent.keyboard('+');
    expect(chart()?.value).toMatchObject({ open: { view: 'zoomed' } });
  });
  const before = scrollY;
  await userEvent.keyboard('a');
  await eventually(() => expect(scrollY).toBeGreaterThan(before + 20));
  expect(chart()?.value).toMatchObject({ open: { view: 'zoomed', motion: 'autoScrolling' } });
});

test('The chart knows of an enlarged page, and of the whole one after a turn.', async () => {
  const { onRead, begin, chart } = steered();
  await openReader({ data: comicChapter(), onRead });
  await slider();
  begin();
  await eventually(async () => {
    await userEvent.keyboard('+');
    expect(chart()?.value).toMatchObject({ open: { view: 'zoomed' } });
  });
  await userEvent.keyboard('0');
  expect(chart()?.value).toMatchObject({ open: { view: 'plain' } });
  await userEvent.keyboard('+');
  await pressed('{End}', 'end');
  await eventually(() => expect(chart()?.value).toMatchObject({ open: { view: 'plain' } }));
});

test('Of a strip the chart hears page by page, not with every frame, and yet hides the bars at the next move on the same page.', async () => {
  const { onRead, begin, pages } = steered();
  await openReader({ data: comicChapter({ layout: 'STRIP' }), onRead });
  await slider();
  begin();
  await movedTo(20);
  await eventually(() => expect(barsAreShown()).toBe(false));
  await movedTo(40);
  expect(pages()).toEqual([0]);
  await userEvent.keyboard('c');
  await eventually(() => expect(barsAreShown()).toBe(true));
  await movedTo(60);
  await eventually(() => expect(barsAreShown()).toBe(false));
  expect(pages()).toEqual([0, 0]);
});

test('The chart knows that a strip stays enlarged over its pages.', async () => {
  const { onRead, begin, pages, chart } = steered();
  await openReader({ data: comicChapter({ layout: 'STRIP' }), onRead });
  await slider();
  begin();
  await eventually(async () => {
    await userEvent.keyboard('+');
    expect(chart()?.value).toMatchObject({ open: { view: 'zoomed' } });
  });
  document.querySelectorAll('figure')[3]?.scrollIntoView();
  await eventually(() => expect(pages().at(-1)).toBe(3));
  expect(chart()?.value).toMatchObject({ open: { view: 'zoomed' } });
  await userEvent.keyboard('0');
  expect(chart()?.value).toMatchObject({ open: { view: 'plain' } });
});

function dispatchWheel(): void {
  document.querySelector('[data-layout]')?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 10 }));
}

async function movedTo(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' });
  await untilPainted();
}
