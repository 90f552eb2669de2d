import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, shownNumber, untilPainted } from '../../open-reader.tsx';

/** 60 pages of 600 px in a window of 800 px: three windows to either side hold about a dozen. */
const STRIP = { layout: 'STRIP', pictures: pagesOf(60) } as const;
const figures = () => [...document.querySelectorAll<HTMLElement>('figure[data-page]')];
const figure = (number: number) => figures()[number - 1] ?? document.body;
const image = (number: number) => figure(number).querySelector('picture img') as HTMLImageElement;
const isReleased = (number: number) => !image(number).hasAttribute('src') && !image(number).hasAttribute('srcset');
const goTo = async (number: number) => {
  scrollTo(0, scrollY + figure(number).getBoundingClientRect().top);
  await eventually(() => expect(shownNumber()).toBe(`${number} / 60`));
};
const addresses = (number: number) =>
  [...figure(number).querySelectorAll('picture > *')].map((file) => file.outerHTML.match(/\S*src(?:set)?="[^"]*"/g));
const isLoaded = (number: number) => image(number).complete && image(number).naturalWidth > 0;

async function openStrip(): Promise<void> {
  await openReader({ data: comicChapter(STRIP) });
  await untilReleased();
}

/** Waits until the file that releases has come and has seen the first page near. */
async function untilReleased(): Promise<void> {
  await eventually(() => expect(shownNumber()).toBe('1 / 60'));
  await eventually(() => expect(isLoaded(1)).toBe(true));
  await eventually(async () => {
    await goTo(40);
    const isGone = isReleased(1);
    if (!isGone) await goTo(1);
    expect(isGone).toBe(true);
  });
}

describe('A long strip', () => {
  test('lets go of pictures far behind, and keeps their places, nodes and the reading place.', async () => {
    await openStrip();
    const before = { heights: figures().map(({ offsetHeight }) => offsetHeight), top: figure(40).getBoundingClientRect().top };
    expect(new Set(before.heights).size).toBe(1);
    expect(Math.abs(before.top)).toBeLessThan(1);
    expect([isReleased(40), isReleased(41)]).toEqual([false, false]);
    expect(document.querySelectorAll('figure[data-broken]')).toHaveLength(0);
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });

  test('takes no released picture for a broken one, as browsers may say that it is.', async () => {
    await openStrip();
    image(1).dispatchEvent(new Event('error'));
    await untilPainted();
    expect([isReleased(1), figure(1).dataset['broken']]).toEqual([true, undefined]);
    image(40).dispatchEvent(new Event('error'));
    await eventually(() => expect(figure(40).dataset['broken']).toBe('true'));
  });

  test('has a released picture again, in the same node, before the reader is back.', async () => {
    await openReader({ data: comicChapter(STRIP) });
    const before = addresses(1);
    await untilReleased();
    const node = image(1);
    await goTo(4);
    await eventually(() => expect([isReleased(1), isLoaded(1)]).toEqual([false, true]));
    expect([image(1), addresses(1)]).toEqual([node, before]);
  });

  test('has every picture while it is printed, and lets go of them after that.', async () => {
    await openStrip();
    dispatchEvent(new Event('beforeprint'));
    expect(figures().filter((_, index) => isReleased(index + 1))).toEqual([]);
    dispatchEvent(new Event('afterprint'));
    expect([isReleased(1), isReleased(40)]).toEqual([true, false]);
    await goTo(4);
    await eventually(() => expect([isReleased(1), isLoaded(1)]).toEqual([false, true]));
  });

  test('gives every picture its addresses back when pages are turned instead.', async () => {
    await openStrip();
    await userEvent.keyboard('m');
    await eventually(() => expect(document.querySelector('[data-slot="current"]')).not.toBeNull());
    expect(figures().filter((_, index) => isReleased(index + 1))).toEqual([]);
    expect(image(1).loading).toBe('lazy');
    await userEvent.keyboard('{Home}');
    await eventually(() => expect(isLoaded(1)).toBe(true));
  });
});
