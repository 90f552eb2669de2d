import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForLongPress, LONG_PRESS, LONG_PRESS_STRAY } from '#src/ui/long-press/long-press.ts';

let area: HTMLElement;
let stop: () => void;
const onPress = vi.fn();
const onClick = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  area = document.body.appendChild(document.createElement('div'));
  area.innerHTML = '<figure data-page="1"><b>1</b></figure><p>x</p>';
  area.addEventListener('click', onClick);
  stop = listenForLongPress(area, {
    targetOf: (touched) => (touched instanceof Element ? (touched.closest('figure')?.dataset['page'] ?? null) : null),
    onPress,
  });
});

afterEach(() => {
  stop();
  area.remove();
  vi.useRealTimers();
  onPress.mockClear();
  onClick.mockClear();
});

const part = (selector: string): Element => area.querySelector(selector) as Element;
const finger = (type: string, x = 0, { on = 'b', pointerType = 'touch' } = {}): boolean =>
  part(on).dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX: x, clientY: 0 }));

test('The press takes 500 ms, in which the finger may stray 10 pixels, as the specification says.', () => {
  expect([LONG_PRESS, LONG_PRESS_STRAY]).toEqual([500, 10]);
  finger('pointerdown');
  finger('pointermove', 10);
  vi.advanceTimersByTime(499);
  expect(onPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPress.mock.calls).toEqual([['1']]);
});

test('A finger that strays further, or is lifted, presses nothing.', () => {
  finger('pointerdown');
  finger('pointermove', 10.5);
  vi.advanceTimersByTime(600);
  finger('pointerdown');
  finger('pointerup');
  vi.advanceTimersByTime(600);
  expect(onPress).not.toHaveBeenCalled();
});

test('A second finger, a mouse, and a finger on something else press nothing.', () => {
  finger('pointerdown');
  finger('pointerdown', 40);
  vi.advanceTimersByTime(600);
  finger('pointerdown', 0, { pointerType: 'mouse' });
  vi.advanceTimersByTime(600);
  finger('pointerdown', 0, { on: 'p' });
  vi.advanceTimersByTime(600);
  expect(onPress).not.toHaveBeenCalled();
});

test('The tap at its end is left out, the next one is not.', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(500);
  finger('pointerup');
  part('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onClick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  part('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('The menu of the browser is left to a mouse, and to what cannot be pressed.', () => {
  const menus = [finger('contextmenu'), finger('contextmenu', 0, { pointerType: 'mouse' }), finger('contextmenu', 0, { on: 'p' })];
  expect(menus).toEqual([false, true, true]);
});

test('It is left to the mouse that pressed, not to a finger, where the browser does not say with it which of them it was.', () => {
  const menus = ['mouse', 'touch', 'mouse'].map((pointerType) => {
    finger('pointerdown', 0, { pointerType });
    finger('pointerup', 0, { pointerType });
    return part('b').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  });
  expect(menus).toEqual([true, false, true]);
});

test('Nothing is pressed once it has been ended.', () => {
  finger('pointerdown');
  stop();
  vi.advanceTimersByTime(600);
  expect(onPress).not.toHaveBeenCalled();
});
