import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveBars } from '#src/features/reader/chrome/leave-bars.ts';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, currentPage, openReader, slider, untilPainted } from '../open-reader.tsx';

async function open(): Promise<void> {
  await openReader({ data: comicChapter() });
  const left = new AbortController();
  onTestFinished(() => left.abort());
  leaveBars(document, left.signal);
}

const gear = () => page.getByRole('button', { name: 'Cài đặt đọc' });
const bar = (name: 'header' | 'nav') => document.querySelector<HTMLElement>(`[data-format] > ${name}`) ?? expect.fail('There is no bar.');
const isSeen = (name: 'header' | 'nav') => getComputedStyle(bar(name)).pointerEvents !== 'none';
const stage = () => document.querySelector('[data-layout]') ?? document.body;

/** Opens the settings and closes them, as a mouse does. */
async function lookAtSettings(): Promise<void> {
  await gear().click();
  await eventually(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect(document.activeElement).toBe(gear().element());
}

test('A bar whose button was pressed goes with the next page, and space turns one instead of pressing it once more.', async () => {
  await open();
  await lookAtSettings();
  await userEvent.keyboard(' ');
  await eventually(() => expect([currentPage(), barsAreShown(), isSeen('header')]).toEqual(['2', false, false]));
  await userEvent.keyboard(' ');
  await eventually(() => expect(currentPage()).toBe('3'));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test.each([
  ['the wheel', () => stage().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 }))],
  ['a finger', () => stage().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))],
])('It goes with %s on the pages too.', async (_, goOn) => {
  await open();
  await lookAtSettings();
  goOn();
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => expect([barsAreShown(), isSeen('header')]).toEqual([false, false]));
});

test('A slider keeps its bar while it is moved, until the reader goes on elsewhere.', async () => {
  await open();
  const pages = await slider();
  await userEvent.click(pages, { position: { x: pages.clientWidth / 2, y: 20 } });
  await eventually(() => expect([barsAreShown(), currentPage()]).not.toEqual([true, '1']));
  await untilPainted();
  expect([document.activeElement === pages, isSeen('nav')]).toEqual([true, true]);
  const before = Number(currentPage());
  await userEvent.keyboard(' ');
  await eventually(() => expect(currentPage()).not.toBe(String(before)));
  await eventually(() => expect(isSeen('nav')).toBe(false));
});

test('A finger on the slider keeps its bar too, though it takes no focus by itself.', async () => {
  await open();
  const pages = await slider();
  pages.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(pages, '4');
  pages.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect([currentPage(), barsAreShown()]).toEqual(['4', false]));
  expect([isSeen('nav'), pages.matches(':focus-visible')]).toEqual([true, false]);
  stage().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  await eventually(() => expect(isSeen('nav')).toBe(false));
});

test('Who came to a bar by keys stays in it while they turn pages.', async () => {
  await open();
  const pages = await slider();
  gear().element().focus();
  await userEvent.keyboard('{Tab}');
  pages.focus();
  expect(pages.matches(':focus-visible')).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => expect(currentPage()).toBe('2'));
  await untilPainted();
  expect([document.activeElement === pages, isSeen('nav')]).toEqual([true, true]);
});

test('The slider leaves the reader the keys that it has no use for, and Escape leaves it, and the bar that was seen for it alone.', async () => {
  await open();
  const pages = await slider();
  await userEvent.keyboard('c');
  await eventually(() => expect([barsAreShown(), isSeen('nav')]).toEqual([false, false]));
  await userEvent.keyboard('g');
  await eventually(() => expect([document.activeElement === pages, isSeen('nav')]).toEqual([true, true]));
  await userEvent.keyboard(' ');
  await eventually(() => expect(currentPage()).toBe('2'));
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect([document.activeElement, barsAreShown(), isSeen('nav')]).toEqual([document.body, false, false]));
  await userEvent.keyboard('g');
  await userEvent.keyboard('c');
  await eventually(() => expect([barsAreShown(), isSeen('nav')]).toEqual([true, true]));
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect([barsAreShown(), isSeen('nav')]).toEqual([false, false]));
});
