import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenPastEnd } from '#src/features/reader/past-end.ts';
import { tellStep } from '#src/features/reader/step-on.ts';
import { enterFullScreen } from './full-screen.ts';

let left = new AbortController();
let time = 0;
const past = vi.fn<() => void>();

/** A strip of ten windows, the end page last. */
beforeEach(() => {
  const pages = document.body.appendChild(document.createElement('div'));
  pages.style.height = `${innerHeight * 9}px`;
  const end = document.body.appendChild(document.createElement('section'));
  end.dataset['page'] = 'end';
  end.style.height = `${innerHeight * 0.8}px`;
  left = new AbortController();
  time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  past.mockClear();
  scrollTo(0, 0);
});
afterEach(() => {
  left.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const listen = () => listenPastEnd(document, left.signal, past);
const goToEnd = () => {
  scrollTo(0, document.documentElement.scrollHeight);
  dispatchEvent(new Event('scroll'));
};
const rest = (milliseconds: number) => {
  time += milliseconds;
};
/** Events of one stroke stand 16 ms apart. */
function wheel(...deltas: readonly number[]): void {
  for (const deltaY of deltas) {
    rest(16);
    const event = new WheelEvent('wheel', { deltaY });
    Object.defineProperty(event, 'timeStamp', { value: time });
    dispatchEvent(event);
  }
}
const touchAt = (clientY: number) => new Touch({ identifier: 1, target: document.body, clientY });
function drag(from: number, to: number): void {
  dispatchEvent(new TouchEvent('touchstart', { touches: [touchAt(from)], changedTouches: [touchAt(from)] }));
  dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touchAt(to)] }));
}
const press = (key: string, init: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init }));

test('Before the end nothing goes on.', () => {
  listen();
  rest(1000);
  wheel(100, 100, 100);
  drag(600, 100);
  press(' ');
  expect(past).not.toHaveBeenCalled();
});

test('A stroke of the wheel that brought the reader to the end does not go on, the next one does, once.', () => {
  listen();
  wheel(100);
  goToEnd();
  wheel(...Array.from({ length: 60 }, () => 100));
  expect(past).not.toHaveBeenCalled();
  rest(500);
  wheel(60, 60, 60, 60);
  expect(past).toHaveBeenCalledTimes(1);
});

test('A small push, a push back and a zoom by the wheel stay.', () => {
  listen();
  goToEnd();
  rest(500);
  wheel(40);
  rest(500);
  wheel(-300);
  rest(500);
  const zoom = new WheelEvent('wheel', { deltaY: 300, ctrlKey: true });
  Object.defineProperty(zoom, 'timeStamp', { value: time });
  dispatchEvent(zoom);
  expect(past).not.toHaveBeenCalled();
});

test('A finger goes on when it pulls up from the rested end, not when it arrives there, nor by a little.', () => {
  listen();
  goToEnd();
  drag(600, 300);
  expect(past).not.toHaveBeenCalled();
  rest(400);
  drag(600, 550);
  drag(300, 600);
  expect(past).not.toHaveBeenCalled();
  drag(600, 500);
  expect(past).toHaveBeenCalledTimes(1);
});

test('Keys that scroll go on, unless they are held, meant for a control, or taken by another.', () => {
  listen();
  goToEnd();
  press(' ');
  rest(400);
  press(' ', { repeat: true });
  press(' ', { shiftKey: true });
  press('a');
  document.body.appendChild(document.createElement('button')).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  const taken = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  taken.preventDefault();
  dispatchEvent(taken);
  expect(past).not.toHaveBeenCalled();
  for (const key of [' ', 'PageDown', 'ArrowDown']) press(key);
  expect(past).toHaveBeenCalledTimes(3);
});

test('What is scrolled or pressed in a sheet over the end does not go on; once that is closed, it does.', () => {
  listen();
  goToEnd();
  rest(500);
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.showModal();
  wheel(100, 100, 100);
  drag(600, 300);
  press(' ');
  tellStep();
  expect(past).not.toHaveBeenCalled();
  sheet.close();
  wheel(100);
  expect(past).not.toHaveBeenCalled();
  rest(500);
  wheel(100);
  drag(600, 300);
  expect(past).toHaveBeenCalledTimes(2);
});

test('In full screen too the next one does.', async () => {
  await enterFullScreen();
  listen();
  goToEnd();
  rest(500);
  wheel(100);
  expect(past).toHaveBeenCalledTimes(1);
});

test('Back from the end, the reader must rest there anew; left, nothing is heard any more.', () => {
  listen();
  goToEnd();
  rest(500);
  scrollTo(0, 0);
  dispatchEvent(new Event('scroll'));
  goToEnd();
  press(' ');
  expect(past).not.toHaveBeenCalled();
  rest(500);
  left.abort();
  press(' ');
  expect(past).not.toHaveBeenCalled();
});

function slide(target: Element, travel: number): void {
  const [from, to] = [200, 200 - travel].map((clientX) => new Touch({ identifier: 1, target, clientX, clientY: 300 }));
  if (!from || !to) return;
  dispatchEvent(new TouchEvent('touchstart', { touches: [from], changedTouches: [from] }));
  dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [to] }));
}

test.each(['ltr', 'rtl'])(
  'Pages that are scrolled sideways, %s, go on by a finger and a wheel their own way, and by a step of the reader.',
  (dir) => {
    const row = document.createElement('div');
    row.dir = dir;
    row.style.cssText = 'display: flex; overflow: auto; inline-size: 100vw; block-size: 100vh';
    row.innerHTML =
      '<div style="flex: none; inline-size: 300vw"></div><section data-page="end" style="flex: none; inline-size: 100vw"></section>';
    document.body.replaceChildren(row);
    listen();
    row.scrollLeft = dir === 'rtl' ? -99_999 : 99_999;
    row.dispatchEvent(new Event('scroll'));
    const flow = dir === 'rtl' ? -1 : 1;
    const pull = (travel: number) => slide(row, flow * travel);
    pull(100);
    tellStep();
    expect(past).not.toHaveBeenCalled();
    rest(1000);
    drag(600, 100);
    pull(-100);
    pull(40);
    expect(past).not.toHaveBeenCalled();
    pull(100);
    expect(past).toHaveBeenCalledTimes(1);
    tellStep();
    expect(past).toHaveBeenCalledTimes(2);
    rest(1000);
    const roll = new WheelEvent('wheel', { deltaX: 100 * flow });
    Object.defineProperty(roll, 'timeStamp', { value: time });
    dispatchEvent(roll);
    expect(past).toHaveBeenCalledTimes(3);
  },
);

test('An end page that scrolls itself, as in pages, is seen to its end first.', () => {
  const end = document.querySelector<HTMLElement>('[data-page="end"]') ?? document.body;
  Object.assign(end.style, { height: '100vh', overflowY: 'auto' });
  end.appendChild(document.createElement('div')).style.height = '200vh';
  listen();
  goToEnd();
  rest(500);
  drag(600, 500);
  expect(past).not.toHaveBeenCalled();
  end.scrollTo(0, end.scrollHeight - end.clientHeight - 1);
  goToEnd();
  rest(500);
  drag(600, 500);
  expect(past).toHaveBeenCalledOnce();
});
