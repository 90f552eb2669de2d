import '#src/ui/tokens.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comicChapter, pagesOf, pagesWithBroken } from '#stories/catalogue/reader-chapters.ts';
import { drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, currentPage, openReader, pressed, shownNumber, slider } from './open-reader.tsx';

const images = () => [...document.querySelectorAll('img')];
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const track = () => stage().firstElementChild as HTMLElement;
const slots = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset, inert }) => [dataset['page'], dataset['slot'], inert]);
const figure = (number: number) => document.querySelector<HTMLElement>(`figure[data-page="${number}"]`) ?? document.body;
/** Hundredths of a page that lie above the window. */
const partAbove = (shown: HTMLElement) => {
  const { top, height } = shown.getBoundingClientRect();
  return Math.round((-top / height) * 100);
};
const NOTCH = { bubbles: true, cancelable: true, deltaY: 100 };
const tapAt = (x: number) => stage().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 400 }));
const touch = (type: string, x: number, y = 400) =>
  stage().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x, clientY: y }));
/** A key, with what it says of itself until it is let go. */
const holdDown = (key: string) => {
  for (const repeat of [false, true, true]) dispatchEvent(new KeyboardEvent('keydown', { key, repeat }));
};
/** A finger is heard once the file of the late modes has come. */
const dragged = (from: number, to: number, followed = to - from) =>
  eventually(() => {
    touch('pointerdown', from);
    touch('pointermove', (from + to) / 2);
    touch('pointermove', to);
    expect(track().style.transform).toBe(`translate3d(${followed}px, 0px, 0px)`);
  });

describe('A comic from left to right', () => {
  beforeEach(() => document.body.focus());

  test('is turned by arrows, space, page keys, Home and End.', async () => {
    await openReader({ data: comicChapter() });
    await pressed('{ArrowRight}', '2');
    await pressed(' ', '3');
    await pressed('{PageDown}', '4');
    await pressed('{ArrowLeft}', '3');
    await pressed('{PageUp}', '2');
    await pressed('{End}', 'end');
    await eventually(() => expect(document.querySelector('output')?.hidden).toBe(true));
    await pressed('{Home}', '1');
    await eventually(() => expect(document.querySelector('output')?.hidden).toBe(false));
    await pressed('{ArrowLeft}', '1');
    await eventually(() => expect(shownNumber()).toBe('1 / 8'));
  });

  test('is turned by a key that is kept down; what else a key does is done once for each press.', async () => {
    const { navigate } = await openReader({ data: comicChapter() });
    holdDown('ArrowRight');
    await eventually(() => expect(currentPage()).toBe('4'));
    for (const key of ['n', 'p', 'm']) holdDown(key);
    expect(navigate.mock.calls).toEqual([['/comic/12/346'], ['/comic/12/344']]);
    await eventually(() => expect(stage().dataset['layout']).toBe('strip'));
  });

  test('is not turned by keys of an open sheet, and is by the next key of one just left, which has the focus for a frame still.', async () => {
    await openReader({ data: comicChapter() });
    const sheet = document.body.appendChild(document.createElement('dialog'));
    const button = sheet.appendChild(document.createElement('button'));
    const pressThere = () => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    sheet.showModal();
    expect(pressThere()).toBe(true);
    sheet.close();
    expect(pressThere()).toBe(false);
    await eventually(() => expect(currentPage()).toBe('2'));
    sheet.remove();
  });

  test('keeps every picture node while it is turned and when the layout changes.', async () => {
    await openReader({ data: comicChapter() });
    const before = images();
    await pressed('{ArrowRight}', '2');
    await userEvent.keyboard('m');
    await eventually(() => expect(stage().dataset['layout']).toBe('strip'));
    expect(images()).toEqual(before);
    expect(images().every((image, index) => image === before[index])).toBe(true);
  });

  test('comes back from the strip to the page that was read there.', async () => {
    await openReader({ data: comicChapter() });
    await pressed('{ArrowRight}', '2');
    await pressed('{ArrowRight}', '3');
    await userEvent.keyboard('m');
    await eventually(() => expect(stage().dataset['layout']).toBe('strip'));
    await eventually(() => expect(scrollY).toBeGreaterThan(1000));
    await userEvent.keyboard('m');
    await eventually(() => expect(currentPage()).toBe('3'));
  });

  test('has only the page before, the page itself and the page after laid out.', async () => {
    await openReader({ data: comicChapter() });
    await pressed('{ArrowRight}', '2');
    await pressed('{ArrowRight}', '3');
    await eventually(() =>
      expect(slots()).toEqual([
        ['2', 'previous', true],
        ['3', 'current', false],
        ['4', 'next', true],
      ]),
    );
  });

  test('turns by taps on its sides and shows or hides the bars by a tap in the middle.', async () => {
    await openReader({ data: comicChapter() });
    expect(barsAreShown()).toBe(true);
    tapAt(390);
    await eventually(() => expect(currentPage()).toBe('2'));
    await eventually(() => expect(barsAreShown()).toBe(false));
    tapAt(200);
    await eventually(() => expect(barsAreShown()).toBe(true));
    tapAt(150);
    await eventually(() => expect(barsAreShown()).toBe(false));
    tapAt(10);
    await eventually(() => expect(currentPage()).toBe('1'));
  });

  test('follows the finger and turns when it lets go far enough.', async () => {
    await openReader({ data: comicChapter() });
    await dragged(300, 120);
    touch('pointerup', 120);
    await eventually(() => expect(currentPage()).toBe('2'));
    expect(track().style.transform).toBe('');
  });

  test('goes back to its place when the finger gives up.', async () => {
    await openReader({ data: comicChapter() });
    await dragged(300, 270);
    touch('pointercancel', 270);
    expect([currentPage(), track().style.transform]).toEqual(['1', '']);
  });

  test('turns one page a notch of the wheel.', async () => {
    await openReader({ data: comicChapter() });
    // Whoever hears it keeps the browser from scrolling by it.
    await eventually(() => expect(stage().dispatchEvent(new WheelEvent('wheel', NOTCH))).toBe(false));
    await eventually(() => expect(currentPage()).toBe('2'));
  });
});

describe('A comic from right to left', () => {
  test('goes on by the left arrow and by a tap on its left side.', async () => {
    await openReader({ data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT' }) }, 'ja');
    await pressed('{ArrowLeft}', '2');
    tapAt(10);
    await eventually(() => expect(currentPage()).toBe('3'));
    await pressed('{ArrowRight}', '2');
  });
});

describe('The end of a chapter', () => {
  test('is held against a key that is kept down, and left by a press of its own.', async () => {
    const { navigate } = await openReader({ data: comicChapter({ pictures: pagesOf(2) }) });
    await pressed('{End}', 'end');
    for (let repeat = 0; repeat < 20; repeat += 1) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true }));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(navigate).not.toHaveBeenCalled();
    await eventually(() => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      expect(navigate).toHaveBeenCalledWith('/comic/12/346');
    });
  });

  test('is never left by the wheel.', async () => {
    const { navigate } = await openReader({ data: comicChapter({ pictures: pagesOf(1) }) });
    await pressed('{End}', 'end');
    for (let notch = 0; notch < 10; notch += 1) stage().dispatchEvent(new WheelEvent('wheel', NOTCH));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is left by a finger that pulls the end page away.', async () => {
    const { navigate } = await openReader({ data: comicChapter({ pictures: pagesOf(1) }) });
    await pressed('{End}', 'end');
    await dragged(300, 100, -60);
    touch('pointerup', 100);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/comic/12/346');
  });

  test('goes nowhere when it is the newest chapter.', async () => {
    const { navigate } = await openReader({ data: comicChapter({ hasNext: false, hasPrevious: false }) });
    await userEvent.keyboard('np');
    expect(navigate).not.toHaveBeenCalled();
    expect(document.querySelector('[data-page="end"]')?.textContent).toContain('chương mới nhất');
  });

  test('has the next chapter prepared once, from eight tenths on.', async () => {
    const { prepare } = await openReader({ data: comicChapter({ pictures: pagesOf(5) }), next: comicChapter() });
    await pressed('{ArrowRight}', '2');
    await pressed('{ArrowRight}', '3');
    await eventually(() => expect(shownNumber()).toBe('3 / 5'));
    expect(prepare).not.toHaveBeenCalled();
    await pressed('{ArrowRight}', '4');
    await eventually(() => expect(prepare).toHaveBeenCalledOnce());
    await pressed('{End}', 'end');
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('leads on by n and back by p from any page.', async () => {
    const { navigate } = await openReader({ data: comicChapter() });
    await userEvent.keyboard('np');
    expect(navigate.mock.calls).toEqual([['/comic/12/346'], ['/comic/12/344']]);
  });
});

describe('A broken picture', () => {
  test('keeps its place, says so, and is tried again without losing the page.', async () => {
    await openReader({ data: comicChapter({ layout: 'STRIP', pictures: pagesWithBroken(3, [2]) }) });
    await eventually(() => expect(figure(2).querySelector('[role="alert"]')?.textContent).toContain('Không tải được trang 2.'));
    expect(figure(2).offsetHeight).toBe(figure(3).offsetHeight);
    const image = figure(2).querySelector('picture img');
    image?.setAttribute('srcset', `${drawPicture(2, 800, 1200).sources[0]?.url} 800w`);
    figure(2).querySelector('button')?.click();
    await eventually(() => expect(figure(2).querySelector('[role="alert"]')).toBeNull());
    await eventually(() => expect(figure(2).querySelector<HTMLImageElement>('picture img')).toMatchObject({ naturalWidth: 400 }));
    expect(figure(2).querySelector('picture img')).toBe(image);
  });

  test('comes by itself when the network is back, and fails again where it does not.', async () => {
    await openReader({ data: comicChapter({ layout: 'STRIP', pictures: pagesWithBroken(3, [2, 3]) }) });
    const failures = () => [2, 3].map((number) => figure(number).querySelector('[role="alert"]') !== null);
    figure(3).scrollIntoView();
    await eventually(() => expect(failures()).toEqual([true, true]));
    const [place, image] = [scrollY, figure(2).querySelector('picture img')];
    image?.setAttribute('srcset', `${drawPicture(2, 800, 1200).sources[0]?.url} 800w`);
    const asked = vi.fn<() => void>();
    figure(3).addEventListener('error', asked, { capture: true });
    dispatchEvent(new Event('online'));
    await eventually(() => expect([failures(), asked.mock.calls.length]).toEqual([[false, true], 1]));
    expect([scrollY, figure(2).querySelector('picture img')]).toEqual([place, image]);
    // It is heard once the failure has been painted; while it is tried again nobody hears it.
    const goOnline = () => asked.mock.calls.length === 1 && dispatchEvent(new Event('online'));
    await eventually(() => expect([goOnline(), failures(), asked.mock.calls.length]).toEqual([false, [false, true], 2]));
  });
});

describe('A strip', () => {
  test('tells the page under the reading line while it is scrolled, and hides the bars.', async () => {
    await openReader({ data: comicChapter({ layout: 'STRIP' }) });
    await eventually(() => expect(shownNumber()).toBe('1 / 8'));
    scrollTo(0, 1300);
    await eventually(() => expect(shownNumber()).toBe('3 / 8'));
    // Whatever is scrolled while the window still takes its place is not the reader's.
    await eventually(() => {
      scrollBy(0, 10);
      expect(barsAreShown()).toBe(false);
    });
    scrollTo(0, 99_999);
    await eventually(() => expect(barsAreShown()).toBe(true));
  });

  test('stays at the same part of the same picture when the window changes.', async () => {
    await openReader({ data: comicChapter({ layout: 'STRIP' }) });
    await eventually(() => expect(shownNumber()).toBe('1 / 8'));
    const { top, height } = figure(4).getBoundingClientRect();
    scrollTo(0, scrollY + top + height / 2);
    await eventually(() => expect([shownNumber(), partAbove(figure(4))]).toEqual(['4 / 8', 50]));
    await page.viewport(700, 800);
    await eventually(() => expect(partAbove(figure(4))).toBe(50));
  });

  test('goes to the page that is picked on the slider.', async () => {
    await openReader({ data: comicChapter({ layout: 'STRIP' }) });
    await userEvent.fill(await slider(), '5');
    await eventually(() => expect(shownNumber()).toBe('5 / 8'));
  });
});

describe('The sheets', () => {
  test('open by their keys, hold the pages still, and close by Escape.', async () => {
    await openReader({ data: comicChapter() });
    await userEvent.keyboard('?');
    await eventually(() => expect(document.querySelector('dialog[open]')?.textContent).toContain('Phím tắt và thao tác'));
    await userEvent.keyboard('{ArrowRight}');
    expect(currentPage()).toBe('1');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });

  test('change the layout at once.', async () => {
    await openReader({ data: comicChapter() });
    await userEvent.keyboard('s');
    await eventually(() => expect(document.querySelector('dialog[open] fieldset')).not.toBeNull());
    const strip = [...document.querySelectorAll('dialog label')].find((label) => label.textContent === 'Cuộn dọc');
    await userEvent.click(strip as Element);
    await eventually(() => expect(stage().dataset['layout']).toBe('strip'));
  });
});
