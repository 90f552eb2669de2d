import '#src/ui/tokens.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf, withWide, type ComicMaking } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, shownNumber, untilPainted, widen } from '../open-reader.tsx';

const JAPANESE = { language: 'ja', direction: 'RIGHT_TO_LEFT' } as const;
const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const figure = (number: number) => document.querySelector<HTMLElement>(`figure[data-page="${number}"]`) ?? document.body;
const edges = (element: Element | null) => {
  const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
  return [left, right].map((edge) => Math.round(edge) + 0);
};
const image = () => figure(1).querySelector<HTMLElement>('picture img');
const viewBox = () => getComputedStyle(image() ?? document.body).getPropertyValue('object-view-box');
const between = () => getComputedStyle(image() ?? document.body).objectPosition;
/** Where the whole picture lies from the beginning of its place, and how large it is. */
const wholePicture = () => {
  const { left = 0, top = 0, width = 0, height = 0 } = image()?.getBoundingClientRect() ?? {};
  const place = figure(1).getBoundingClientRect();
  return [left - place.left, top - place.top, width, height].map(Math.round);
};
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const touch = (type: string, x: number) =>
  stage().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x, clientY: 300 }));

async function open(making: ComicMaking, settings: Partial<ComicSettings>) {
  await openReader({ data: comicChapter(making), settings: chosen(settings) }, making.language);
  await widen(400, 800);
  await untilPainted();
}

describe('A wide page in two halves', () => {
  test('is read from left to right as two steps, forward and back.', async () => {
    await open({ pictures: withWide(3, [2]) }, { wide: 'split' });
    await eventually(() => expect(figure(2).dataset['split']).toBe(''));
    expect(edges(figure(2))).toEqual([400, 1200]);
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([currentPage(), edges(figure(2)), shownNumber()]).toEqual(['2', [0, 800], '2 / 3']));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([currentPage(), edges(figure(2))]).toEqual(['2', [-400, 400]]));
    await eventually(() => expect(edges(figure(3))).toEqual([400, 800]));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([currentPage(), edges(figure(2))]).toEqual(['3', [-800, 0]]));
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect([currentPage(), edges(figure(2))]).toEqual(['2', [-400, 400]]));
  });

  test('begins with its right half where pages go to the left, also under a finger.', async () => {
    await open({ ...JAPANESE, pictures: withWide(3, [1]) }, { wide: 'split' });
    await eventually(() => expect(edges(figure(1))).toEqual([-400, 400]));
    touch('pointerdown', 100);
    touch('pointermove', 150);
    touch('pointermove', 350);
    touch('pointerup', 350);
    await eventually(() => expect([currentPage(), edges(figure(1))]).toEqual(['1', [0, 800]]));
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect(currentPage()).toBe('2'));
  });

  test('is whole in a window that shows it as large.', async () => {
    await open({ pictures: withWide(3, [1]) }, { wide: 'split' });
    await eventually(() => expect(figure(1).dataset['split']).toBe(''));
    await widen(1200, 700);
    await eventually(() => expect([figure(1).dataset['split'], edges(figure(1))]).toEqual([undefined, [0, 1200]]));
  });
});

test('A wide page on its side fills a window higher than wide, and stands upright in a wide one.', async () => {
  await open({ pictures: withWide(2, [1]) }, { wide: 'rotated' });
  const picture = () => figure(1).querySelector('picture')?.getBoundingClientRect();
  await eventually(() => expect([picture()?.left, picture()?.top, picture()?.width, picture()?.height]).toEqual([0, 0, 400, 800]));
  const turned = figure(1).querySelector<HTMLElement>('picture img');
  expect([turned?.offsetWidth, turned?.offsetHeight]).toEqual([800, 400]);
  await widen(1200, 700);
  await eventually(() => expect([figure(1).hasAttribute('data-rotated'), turned?.offsetWidth]).toEqual([false, 1200]));
});

describe('Empty borders', () => {
  const bordered = pagesOf(2, 800, 1200).map((picture) => ({ ...picture, cropBox: { left: 200, top: 150, width: 400, height: 800 } }));

  test('are cut off, so that the place takes the shape of the rest, and come back.', async () => {
    await open({ pictures: bordered }, { layout: 'strip', crop: 'yes' });
    await eventually(() => expect([figure(1).offsetWidth, figure(1).offsetHeight]).toEqual([400, 800]));
    expect(viewBox()).toBe('inset(12.5% 25% 20.8333%)');
    expect(image()?.getAttribute('sizes')).toBe('calc(min(100vw, 800px) * 2)');
    stage().dataset['comic'] = 'layout-strip';
    await eventually(() => expect([figure(1).offsetWidth, figure(1).offsetHeight]).toEqual([400, 600]));
    expect(viewBox()).toBe('none');
  });

  test('that nobody found leave a page as it is.', async () => {
    await open({ pictures: pagesOf(2) }, { layout: 'strip', crop: 'yes' });
    await untilPainted();
    expect([figure(1).offsetHeight, viewBox()]).toEqual([600, 'none']);
  });

  test('are cut off a picture of its own size too, which is shown as large as before.', async () => {
    await open({ pictures: bordered }, { layout: 'strip', crop: 'yes', fit: 'original' });
    await eventually(() => expect([figure(1).offsetWidth, image()?.offsetWidth, image()?.offsetHeight]).toEqual([400, 400, 800]));
  });

  describe('in a browser whose style sheets do not crop', () => {
    const supports: (...asked: [string, string?]) => boolean = CSS.supports.bind(CSS);
    beforeEach(() => {
      vi.spyOn(CSS, 'supports').mockImplementation((...asked: [string, string?]) => asked[0] !== 'object-view-box' && supports(...asked));
      return () => vi.restoreAllMocks();
    });

    test.each(['strip', 'paged'] as const)('lie outside the place of the page: %s.', async (layout) => {
      await open({ pictures: bordered }, { layout, crop: 'yes' });
      await eventually(() => expect([viewBox(), wholePicture()]).toEqual(['none', [-200, -150, 800, 1200]]));
      expect([figure(1).offsetWidth, figure(1).offsetHeight]).toEqual([400, 800]);
      expect(document.documentElement.scrollWidth).toBe(400);
      stage().dataset['comic'] = `layout-${layout}`;
      await eventually(() => expect(wholePicture()).toEqual([0, 0, 400, layout === 'strip' ? 600 : 800]));
    });

    test.each(['width', 'height', 'screen', 'original'] as const)('do so at every size: %s.', async (fit) => {
      await open({ pictures: bordered }, { layout: 'paged', crop: 'yes', fit, stretch: 'none' });
      await eventually(() => expect(wholePicture()).toEqual([-200, -150, 800, 1200]));
      expect([figure(1).scrollWidth, figure(1).scrollHeight]).toEqual([400, 800]);
    });

    test('leave what is in between in the middle of a window of another shape, and where two pages meet at their side.', async () => {
      await open({ pictures: bordered }, { layout: 'paged', crop: 'yes' });
      await widen(1000, 400);
      await eventually(() => expect([wholePicture(), between()]).toEqual([[-500, -75, 2000, 600], '50% 45.8333%']));
      stage().dataset['comic'] = 'layout-double crop-yes';
      await eventually(() => expect([figure(1).dataset['side'], between()]).toEqual(['first', '75% 45.8333%']));
    });
  });
});
