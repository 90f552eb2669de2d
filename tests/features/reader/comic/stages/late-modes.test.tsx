import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import type { ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { comicChapter, withWide } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, shownNumber, slider, untilPainted, widen } from '../../open-reader.tsx';

const JAPANESE = { language: 'ja', direction: 'RIGHT_TO_LEFT' } as const;
const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const nodes = () => [...document.querySelectorAll<HTMLElement>('[data-page]')];
const figure = (number: number) => document.querySelector<HTMLElement>(`figure[data-page="${number}"]`) ?? document.body;
const shownPages = () => nodes().flatMap(({ dataset }) => (dataset['slot'] === 'current' ? [dataset['page']] : []));
const edges = (number: number) => {
  const { left, right } = figure(number).getBoundingClientRect();
  return [left, right].map((edge) => Math.round(edge) + 0);
};
const touch = (type: string, x: number) =>
  stage().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x, clientY: 300 }));

async function rowStands() {
  await eventually(() => expect([document.querySelector('[data-row]') === null, figure(1).offsetHeight]).toEqual([false, 700]));
  await untilPainted();
}

async function slideTo(number: string) {
  const found = await slider();
  await userEvent.fill(found, number);
  found.blur();
}

async function openWide(props: ReadingRoomProps, language: 'vi' | 'ja' = 'vi') {
  const opened = await openReader(props, language);
  await widen(1000, 700);
  return opened;
}

describe('Two pages', () => {
  const nine = { pictures: withWide(9, [4]) };

  test('lie side by side in reading order and meet in the middle, and the bars tell both numbers.', async () => {
    await openWide({ data: comicChapter(nine), settings: chosen({ layout: 'double', offset: 'none' }) });
    await eventually(() => expect(shownPages()).toEqual(['1', '2']));
    expect([edges(1), edges(2), shownNumber()]).toEqual([[0, 500], [500, 1000], '1–2 / 9']);
  });

  test('lie the other way round from right to left.', async () => {
    await openWide({ data: comicChapter({ ...JAPANESE, ...nine }), settings: chosen({ layout: 'double', offset: 'none' }) }, 'ja');
    await eventually(() =>
      expect([edges(1), edges(2)]).toEqual([
        [500, 1000],
        [0, 500],
      ]),
    );
  });

  test('are turned together by keys, wheel, finger and slider; a wide page fills the window, and the end page comes alone.', async () => {
    await openWide({ data: comicChapter(nine), settings: chosen({ layout: 'double', offset: 'one' }) });
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([shownPages(), shownNumber()]).toEqual([['2', '3'], '2–3 / 9']));
    stage().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 }));
    await eventually(() => expect([shownPages(), edges(4)]).toEqual([['4'], [0, 1000]]));
    touch('pointerdown', 800);
    touch('pointermove', 700);
    touch('pointermove', 300);
    touch('pointerup', 300);
    await eventually(() => expect([shownPages(), shownNumber()]).toEqual([['5', '6'], '5–6 / 9']));
    await slideTo('8');
    await eventually(() => expect([shownPages(), shownNumber()]).toEqual([['7', '8'], '7–8 / 9']));
    await userEvent.keyboard('{End}');
    await eventually(() => expect(shownPages()).toEqual(['end']));
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect(shownPages()).toEqual(['9']));
  });

  test('have the spreads before and after ready beside the window, out of reach of the keyboard.', async () => {
    await openWide({ data: comicChapter(nine), settings: chosen({ layout: 'double', offset: 'one' }) });
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() =>
      expect(
        nodes()
          .map(({ dataset: { slot }, inert }) => [slot, inert])
          .slice(0, 5),
      ).toEqual([
        ['previous', true],
        ['current', false],
        ['current', false],
        ['next', true],
        [undefined, true],
      ]),
    );
    expect([edges(1), edges(4)]).toEqual([
      [-1000, 0],
      [1000, 2000],
    ]);
  });

  test('become one in a window too narrow for them, at the one that was asked for, and two again in a wide one.', async () => {
    await openWide({ data: comicChapter(nine), settings: chosen({ layout: 'double', offset: 'none' }) });
    await eventually(() => expect(shownPages()).toEqual(['1', '2']));
    await slideTo('6');
    await eventually(() => expect(shownPages()).toEqual(['5', '6']));
    await widen(400, 800);
    await eventually(() => expect([shownPages(), shownNumber(), edges(6)]).toEqual([['6'], '6 / 9', [0, 400]]));
    await widen(1000, 700);
    await eventually(() => expect([shownPages(), shownNumber()]).toEqual([['5', '6'], '5–6 / 9']));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect(shownPages()).toEqual(['7', '8']));
    await widen(400, 800);
    await eventually(() => expect(shownPages()).toEqual(['7']));
  });
});

describe('A row', () => {
  test('is scrolled to the right by the wheel and by keys, and tells the page that is read.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'row' }) });
    await rowStands();
    expect([edges(1), edges(2), figure(1).offsetHeight]).toEqual([[0, 467], [467, 933], 700]);
    stage().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 700 }));
    await eventually(() => expect([stage().scrollLeft, shownNumber()]).toEqual([700, '3 / 8']));
    await userEvent.keyboard(' ');
    await eventually(() => expect([stage().scrollLeft, shownNumber()]).toEqual([1600, '5 / 8']));
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect([stage().scrollLeft, shownNumber()]).toEqual([700, '3 / 8']));
  });

  test.each(['width', 'height', 'screen', 'original'] as const)(
    'is as high as the window whatever fit was chosen for pages: %s.',
    async (fit) => {
      await openWide({ data: comicChapter(), settings: chosen({ layout: 'row', fit }) });
      await rowStands();
      const picture = figure(2).querySelector('picture img')?.getBoundingClientRect();
      expect([edges(1), edges(2), figure(1).offsetHeight]).toEqual([[0, 467], [467, 933], 700]);
      expect([picture?.width, picture?.height].map((length) => Math.round(length ?? 0))).toEqual([467, 700]);
      expect([figure(2).scrollHeight, figure(2).scrollWidth]).toEqual([700, 467]);
    },
  );

  test('goes on at once after steps beyond its beginning: they are not paid back.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'row' }) });
    await rowStands();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.keyboard(' ');
    await eventually(() => expect(stage().scrollLeft).toBe(900));
  });

  test('is led back by the wheel from the head of a long end page, and on in it.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'row' }) });
    await rowStands();
    await userEvent.keyboard('{End}');
    const end = nodes().at(-1) as HTMLElement;
    await eventually(() => expect(Math.abs(end.getBoundingClientRect().left)).toBeLessThan(1));
    end.appendChild(document.createElement('div')).style.height = '2000px';
    const wheel = (deltaY: number) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY });
      end.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([wheel(100), wheel(-100)]).toEqual([false, true]);
  });

  test('is scrolled by keys on a long end page, once that is seen whole.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'row' }) });
    await rowStands();
    const end = nodes().at(-1) as HTMLElement;
    end.appendChild(document.createElement('div')).style.height = '2000px';
    await userEvent.keyboard('{PageDown}');
    await eventually(() => expect([stage().scrollLeft, end.scrollTop]).toEqual([900, 0]));
    await userEvent.keyboard('{End}');
    await eventually(() => expect(Math.abs(end.getBoundingClientRect().left)).toBeLessThan(1));
    await userEvent.keyboard('{PageDown}');
    await eventually(() => expect(end.scrollTop).toBe(630));
    expect(Math.abs(end.getBoundingClientRect().left)).toBeLessThan(1);
  });

  test('runs to the left where the pages do, to the end page and back to the first.', async () => {
    await openWide({ data: comicChapter(JAPANESE), settings: chosen({ layout: 'row' }) }, 'ja');
    await rowStands();
    expect(edges(1)).toEqual([533, 1000]);
    await slideTo('4');
    await eventually(() => expect([edges(4), shownNumber()]).toEqual([[533, 1000], '4 / 8']));
    await userEvent.keyboard('{End}');
    await eventually(() => expect(Math.abs(nodes().at(-1)?.getBoundingClientRect().left ?? 9)).toBeLessThan(1));
    await userEvent.keyboard('{Home}');
    await eventually(() => expect([edges(1), shownNumber()]).toEqual([[533, 1000], '1 / 8']));
  });

  test('keeps the page and the part of it at the edge when the window changes.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'row' }) });
    await rowStands();
    stage().scrollLeft = Math.round((700 * 2 * 2.5) / 3);
    await eventually(() => expect(shownNumber()).toBe('4 / 8'));
    await widen(900, 510);
    await eventually(() => expect(edges(3)).toEqual([-170, 170]));
  });

  test('opens where the pages were, and they where it was.', async () => {
    await openWide({ data: comicChapter(), settings: chosen({ layout: 'paged' }) });
    await slideTo('4');
    await eventually(() => expect(shownPages()).toEqual(['4']));
    stage().dataset['comic'] = 'layout-row';
    await eventually(() => expect([edges(4)[0], shownNumber()]).toEqual([0, '4 / 8']));
    stage().dataset['comic'] = 'layout-double offset-none';
    await eventually(() => expect([shownPages(), document.querySelector('[data-row]')]).toEqual([['3', '4'], null]));
    stage().dataset['comic'] = 'layout-paged';
    await eventually(() => expect([shownPages(), shownNumber()]).toEqual([['4'], '4 / 8']));
  });
});
