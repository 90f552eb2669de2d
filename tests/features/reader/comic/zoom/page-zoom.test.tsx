import '#src/ui/tokens.css';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf, type ComicMaking } from '#stories/catalogue/reader-chapters.ts';
import { askForZoom } from '#src/features/reader/comic/zoom/zoom-request.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, currentPage, openReader, untilPainted, widen } from '../../open-reader.tsx';

const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const track = () => stage().firstElementChild as HTMLElement;
const point = (x: number, y: number) => ({ bubbles: true, cancelable: true, clientX: x, clientY: y });
const touch = (type: string, x: number, y: number) =>
  stage().dispatchEvent(new PointerEvent(type, { ...point(x, y), pointerId: 7, pointerType: 'touch' }));
const mouse = (type: string, x: number, y: number, buttons: number, on: Element = stage()) =>
  on.dispatchEvent(new PointerEvent(type, { ...point(x, y), pointerId: 1, pointerType: 'mouse', buttons }));
const tap = (x: number, y: number) => stage().dispatchEvent(new MouseEvent('click', point(x, y)));
const wheel = (x: number, y: number, more: WheelEventInit) => {
  const event = new WheelEvent('wheel', { ...point(x, y), ...more });
  stage().dispatchEvent(event);
  return event.defaultPrevented;
};
/** Pages of 800 by 1200 in a window of 400 by 600: each fills it. */
async function open(making: ComicMaking = {}, settings: Partial<ComicSettings> = {}) {
  await openReader({ data: comicChapter(making), settings: chosen(settings) }, making.language);
  await widen(400, 600);
  await untilPainted();
}
const shown = () => track().style.transform;
const place = () => new DOMMatrix(shown());

describe('An enlarged page', () => {
  test('comes by Control and the wheel at the cursor, and goes the same way; the browser keeps its own size.', async () => {
    await open();
    expect(wheel(200, 300, { ctrlKey: true, deltaY: -1000 })).toBe(true);
    expect([shown(), track().hasAttribute('data-zoomed')]).toEqual(['translate(-1000px, -1500px) scale(6)', true]);
    expect(wheel(200, 300, { ctrlKey: true, deltaY: 1000 })).toBe(true);
    expect([shown(), track().hasAttribute('data-zoomed')]).toEqual(['', false]);
  });

  test('does not stick to a mouse whose button was let go elsewhere.', async () => {
    await open();
    wheel(200, 300, { ctrlKey: true, deltaY: -1000 });
    mouse('pointerdown', 200, 300, 1);
    mouse('pointermove', 150, 250, 1);
    const dragged = shown();
    expect(dragged).not.toBe('translate(-1000px, -1500px) scale(6)');
    mouse('pointerup', 150, 2, 0, document.body);
    mouse('pointermove', 100, 200, 0);
    expect(shown()).toBe(dragged);
    mouse('pointerdown', 100, 200, 1);
    mouse('pointermove', 150, 250, 1);
    expect(shown()).not.toBe(dragged);
  });

  test('comes by two taps in the middle where they were, without the bars changing, and goes by two more anywhere.', async () => {
    await open();
    tap(200, 300);
    tap(202, 301);
    expect(shown()).toBe('translate(-202px, -301px) scale(2)');
    await eventually(() => expect(barsAreShown()).toBe(true));
    tap(20, 300);
    tap(20, 300);
    expect([shown(), currentPage()]).toEqual(['', '1']);
  });

  test('does not come by two quick taps that turn pages.', async () => {
    await open();
    tap(390, 300);
    tap(390, 300);
    await eventually(() => expect([currentPage(), shown()]).toEqual(['3', '']));
  });

  test('is moved by arrows to the side that they point to, and read on by space; at a side where nothing is left an arrow turns.', async () => {
    await open({ language: 'ja', direction: 'RIGHT_TO_LEFT' });
    for (let steps = 0; steps < 3; steps += 1) askForZoom(document.body, 1);
    const [scale, begin] = [place().a, place()];
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect([place().e > begin.e, place().f]).toEqual([true, begin.f]));
    const left = place();
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([place().e < left.e, place().f]).toEqual([true, begin.f]));
    const right = place();
    await userEvent.keyboard('{ArrowDown}');
    await eventually(() => expect([place().e, place().f < right.f]).toEqual([right.e, true]));
    expect([place().a, currentPage()]).toEqual([scale, '1']);
    await userEvent.keyboard('{ArrowLeft}'.repeat(9) + '{ArrowDown}'.repeat(9) + '{ArrowLeft}');
    await eventually(() => expect(currentPage()).not.toBe('1'));
  });

  test('is moved by a finger as far as it reaches, and turns nothing meanwhile.', async () => {
    await open();
    wheel(0, 0, { ctrlKey: true, deltaY: -1000 });
    touch('pointerdown', 300, 300);
    touch('pointermove', 200, 250);
    expect(shown()).toBe('translate(-100px, -50px) scale(6)');
    touch('pointermove', 900, 900);
    expect(shown()).toBe('translate(0px, 0px) scale(6)');
    touch('pointerup', 900, 900);
    tap(390, 300);
    expect([currentPage(), track().hasAttribute('data-zoomed')]).toEqual(['1', true]);
  });

  test('glides on as the finger that moved it leaves it, ever slower, until another comes; a finger that rested throws nothing.', async () => {
    await open();
    wheel(200, 300, { ctrlKey: true, deltaY: -1000 });
    const throwUpward = async (rest: number): Promise<number> => {
      touch('pointerdown', 200, 300);
      for (const y of [280, 260, 240]) {
        await untilPainted();
        touch('pointermove', 200, y);
      }
      for (let frame = 0; frame < rest; frame += 1) await untilPainted();
      touch('pointerup', 200, 240);
      return place().f;
    };
    const thrown = await throwUpward(0);
    await eventually(() => expect(place().f).toBeLessThan(thrown - 20));
    touch('pointerdown', 200, 300);
    const held = shown();
    await untilPainted();
    expect(shown()).toBe(held);
    touch('pointerup', 200, 300);
    const rested = await throwUpward(8);
    await untilPainted();
    expect([place().f, currentPage()]).toEqual([rested, '1']);
  });

  test('is moved by the wheel too.', async () => {
    await open();
    wheel(0, 0, { ctrlKey: true, deltaY: -1000 });
    expect([wheel(9, 9, { deltaX: 30, deltaY: 200 }), shown(), currentPage()]).toEqual([true, 'translate(-30px, -200px) scale(6)', '1']);
  });

  test('grows by a step from the side where reading begins.', async () => {
    await open();
    askForZoom(document.body, 1);
    expect(shown()).toBe('translate(0px, 0px) scale(1.5)');
    askForZoom(document.body, 1);
    expect(shown()).toBe('translate(-66.6667px, -100px) scale(2)');
    askForZoom(document.body, 0);
    expect(shown()).toBe('');
  });

  test('grows from the right where pages go to the left.', async () => {
    await open({ language: 'ja', direction: 'RIGHT_TO_LEFT' });
    askForZoom(document.body, 1);
    expect(shown()).toBe('translate(-200px, 0px) scale(1.5)');
  });

  test('is read on by key to its end before the next page comes, whole.', async () => {
    await open();
    askForZoom(document.body, 1);
    await userEvent.keyboard(' ');
    expect([shown(), currentPage()]).toEqual(['translate(0px, -300px) scale(1.5)', '1']);
    await userEvent.keyboard(' ');
    expect([shown(), currentPage()]).toEqual(['translate(-200px, -300px) scale(1.5)', '1']);
    await userEvent.keyboard(' ');
    await eventually(() => expect([currentPage(), shown(), track().hasAttribute('data-zoomed')]).toEqual(['2', '', false]));
  });

  test('that is higher than the window is seen to its foot, by wheel, finger and key, before the next one comes.', async () => {
    await open({}, { fit: 'width' });
    await widen(400, 300);
    await eventually(() => expect(innerHeight).toBe(300));
    await untilPainted();
    const figure = document.querySelector<HTMLElement>('[data-slot="current"]') ?? document.body;
    askForZoom(document.body, 1);
    wheel(9, 9, { deltaY: 300 });
    expect([shown(), figure.scrollTop]).toEqual(['translate(0px, -150px) scale(1.5)', 100]);
    mouse('pointerdown', 200, 200, 1);
    mouse('pointermove', 200, 140, 1);
    mouse('pointerup', 200, 140, 0);
    expect([shown(), figure.scrollTop]).toEqual(['translate(0px, -150px) scale(1.5)', 140]);
    await userEvent.keyboard(' ');
    await eventually(() => expect([currentPage(), figure.scrollTop]).toEqual(['1', 300]));
    await userEvent.keyboard(' ');
    expect([currentPage(), shown()]).toEqual(['1', 'translate(-200px, -150px) scale(1.5)']);
    await userEvent.keyboard(' ');
    await eventually(() => expect([currentPage(), shown()]).toEqual(['2', '']));
  });

  test('is never the end page.', async () => {
    await open({ pictures: pagesOf(1) });
    await userEvent.keyboard('{End}');
    await eventually(() => expect(currentPage()).toBe('end'));
    askForZoom(document.body, 1);
    expect([shown(), wheel(9, 9, { ctrlKey: true, deltaY: -100 })]).toEqual(['', false]);
  });

  test('holds the two pages of a pair together.', async () => {
    await open({}, { layout: 'double', offset: 'none' });
    await widen(1000, 600);
    await eventually(() => expect(document.querySelectorAll('[data-slot="current"]')).toHaveLength(2));
    tap(500, 300);
    tap(500, 300);
    expect(shown()).toBe('translate(-500px, -300px) scale(2)');
  });

  test('keeps to the window when that changes.', async () => {
    await open();
    wheel(400, 600, { ctrlKey: true, deltaY: -1000 });
    expect(shown()).toBe('translate(-2000px, -3000px) scale(6)');
    await widen(200, 300);
    await eventually(() => expect(shown()).toBe('translate(-1000px, -1500px) scale(6)'));
  });
});
