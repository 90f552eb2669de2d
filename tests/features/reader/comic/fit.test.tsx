import '#src/ui/tokens.css';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, untilPainted, widen } from '../open-reader.tsx';

const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const shown = () => document.querySelector<HTMLElement>('[data-layout] figure') ?? document.body;

/** How large the first picture itself is drawn, and the place that it has. */
async function drawn([width, height]: readonly [number, number], comic: Partial<ComicSettings>, direction?: 'RIGHT_TO_LEFT') {
  await openReader({
    data: comicChapter({ pictures: pagesOf(3, width, height), ...(direction && { direction }) }),
    settings: chosen(comic),
  });
  await widen(1000, 700);
  await eventually(() => expect(innerHeight).toBe(700));
  await untilPainted();
  const image = shown().querySelector('picture img')?.getBoundingClientRect();
  const scale = Math.min((image?.width ?? 0) / width, (image?.height ?? 0) / height);
  const place = shown().getBoundingClientRect();
  return { picture: [width, height].map((side) => Math.round(side * scale)), place: [place.width, place.height].map(Math.round) };
}

const LARGE = [800, 1200] as const;
const SMALL = [200, 300] as const;

describe('A picture in a strip', () => {
  test.each([
    [LARGE, {}, [800, 1200]],
    [LARGE, { column: 'none' }, [1000, 1500]],
    [LARGE, { column: 'narrow' }, [540, 810]],
    [LARGE, { column: 'none', padding: 'small' }, [920, 1380]],
    [LARGE, { column: 'none', padding: 'large' }, [760, 1140]],
    [LARGE, { fit: 'screen' }, [467, 700]],
    [SMALL, { fit: 'screen' }, [467, 700]],
    [LARGE, { fit: 'height' }, [467, 700]],
    [[1600, 800], { fit: 'height' }, [800, 400]],
    [LARGE, { fit: 'original', column: 'narrow' }, [800, 1200]],
    [[1600, 800], { fit: 'original' }, [1600, 800]],
    [SMALL, { fit: 'original' }, [200, 300]],
    [SMALL, {}, [800, 1200]],
    [SMALL, { stretch: 'none' }, [200, 300]],
    [LARGE, { stretch: 'none', column: 'narrow' }, [540, 810]],
    [LARGE, { stretch: 'none', fit: 'screen' }, [467, 700]],
  ] as const)('of %j, shown as %j, is drawn %j.', async (size, settings, picture) => {
    expect((await drawn(size, { layout: 'strip', ...settings })).picture).toEqual(picture);
  });

  test.each(['strip', 'gaps'] as const)(
    'never makes its page higher than the paper is, as WebKit had it after a wider window: %s.',
    async (layout) => {
      const { place } = await drawn(LARGE, { layout });
      shown().querySelector<HTMLElement>('picture img')?.style.setProperty('block-size', '3000px');
      expect([shown().clientWidth, shown().clientHeight]).toEqual(place);
    },
  );
});

describe('A picture in pages', () => {
  test.each([
    [LARGE, {}, [467, 700]],
    [LARGE, { fit: 'screen' }, [467, 700]],
    [SMALL, { fit: 'screen' }, [467, 700]],
    [SMALL, { fit: 'screen', stretch: 'none' }, [200, 300]],
    [LARGE, { stretch: 'none' }, [467, 700]],
    [LARGE, { fit: 'width' }, [1000, 1500]],
    [LARGE, { fit: 'width', stretch: 'none' }, [800, 1200]],
    [[2800, 1400], { fit: 'height' }, [1400, 700]],
    [SMALL, { fit: 'height' }, [467, 700]],
    [SMALL, { fit: 'height', stretch: 'none' }, [200, 300]],
    [[1600, 1200], { fit: 'original' }, [1600, 1200]],
    [SMALL, { fit: 'original' }, [200, 300]],
  ] as const)('of %j, shown as %j, is drawn %j, in a place as large as the window.', async (size, settings, picture) => {
    expect(await drawn(size, { layout: 'paged', ...settings })).toEqual({ picture, place: [1000, 700] });
  });

  test('that is larger than the window begins at its top, on the side where reading begins.', async () => {
    await drawn([2800, 1400], { layout: 'paged', fit: 'height' });
    const { left = 0, right = 0 } = shown().querySelector('picture img')?.getBoundingClientRect() ?? {};
    expect([left, right].map(Math.round)).toEqual([0, 1400]);
  });

  test('begins at its right side where pages go to the left.', async () => {
    await drawn([2800, 1400], { layout: 'paged', fit: 'height' }, 'RIGHT_TO_LEFT');
    const { left = 0, right = 0 } = shown().querySelector('picture img')?.getBoundingClientRect() ?? {};
    expect([left, right].map(Math.round)).toEqual([-400, 1000]);
  });
});

describe('A page larger than the window', () => {
  test('is shown to its foot by key before the next one comes, which begins at its top.', async () => {
    await drawn(LARGE, { layout: 'paged', fit: 'width' });
    await userEvent.keyboard(' ');
    await eventually(() => expect([shown().dataset['slot'], shown().scrollTop]).toEqual(['current', 630]));
    await userEvent.keyboard(' ');
    await eventually(() => expect([shown().dataset['slot'], shown().scrollTop]).toEqual(['current', 800]));
    await userEvent.keyboard(' ');
    await eventually(() => expect(currentPage()).toBe('2'));
    await userEvent.keyboard('{ArrowUp}');
    await eventually(() => expect([currentPage(), shown().scrollTop]).toEqual(['1', 0]));
  });

  test('is scrolled by the wheel before that turns it.', async () => {
    await drawn(LARGE, { layout: 'paged', fit: 'width' });
    const roll = () => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 });
      shown().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(roll()).toBe(false);
    shown().scrollTo(0, 800);
    await eventually(() => expect([roll(), currentPage()]).toEqual([true, '2']));
  });

  test.each([
    ['to the right', undefined, 1],
    ['to the left', 'RIGHT_TO_LEFT', -1],
  ] as const)('is scrolled by a sideways wheel to its edge before that turns it, where pages go %s.', async (_, direction, flow) => {
    await drawn([2800, 1400], { layout: 'paged', fit: 'height' }, direction);
    const roll = (deltaX: number, deltaY: number) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: deltaX * flow, deltaY });
      shown().dispatchEvent(event);
      return event.defaultPrevented;
    };
    await eventually(() => expect(currentPage()).toBe('1'));
    expect([roll(-40, 0), roll(100, 0), roll(100, 8), currentPage()]).toEqual([true, false, false, '1']);
    shown().scrollTo(400 * flow, 0);
    expect(roll(-100, 0)).toBe(false);
    await eventually(() => expect([roll(100, 0), currentPage()]).toEqual([true, '2']));
  });

  test('has its files chosen by the width it is shown at.', async () => {
    await drawn(LARGE, { layout: 'paged', fit: 'width' });
    await eventually(() => expect(shown().querySelector('picture img')?.getAttribute('sizes')).toBe('100vw'));
  });
});

test('A chosen fit moves nothing when the pictures come.', async () => {
  const shifts: number[] = [];
  const watching = new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))));
  watching.observe({ type: 'layout-shift' });
  onTestFinished(() => watching.disconnect());
  await drawn(LARGE, { layout: 'gaps', fit: 'screen', stretch: 'none' });
  await eventually(() => expect(shown().querySelector<HTMLImageElement>('picture img')?.complete).toBe(true));
  const settled = shifts.length;
  await untilPainted();
  expect(shifts.slice(settled)).toEqual([]);
});
