import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followPresses } from '#src/features/ads/followed-presses.ts';

const ADDRESS = 'https://shop.example/lantern';
let frame: HTMLIFrameElement;
let follow: ReturnType<typeof vi.fn<(address: string) => void>>;
let isActive: boolean;

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  follow = vi.fn<(address: string) => void>(() => {
    isActive = false;
  });
  isActive = true;
  vi.spyOn(navigator, 'userActivation', 'get').mockImplementation(() => ({ isActive, hasBeenActive: true }));
  onTestFinished(followPresses(frame, follow));
});
afterEach(() => {
  frame.remove();
  vi.restoreAllMocks();
});

function say(data: unknown, source: Window | null = frame.contentWindow): void {
  dispatchEvent(new MessageEvent('message', { data, source }));
}

test('A press in the advertisement leads where it says, once however often it says so.', () => {
  for (let count = 0; count < 1000; count += 1) say({ type: 'ad.followed', address: ADDRESS });
  expect(follow.mock.calls).toEqual([[ADDRESS]]);
});

test('Browsers without URL.parse, as Safari 17, are led there too.', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => expect.fail('There is none.'));
  say({ type: 'ad.followed', address: ADDRESS });
  expect(follow.mock.calls).toEqual([[ADDRESS]]);
});

test('Without a press nothing follows.', () => {
  isActive = false;
  say({ type: 'ad.followed', address: ADDRESS });
  expect(follow).not.toHaveBeenCalled();
});

test.each(['keydown', 'mousedown', 'pointerup'])('A press that our page got (%s) is none of the advertisement.', (press) => {
  dispatchEvent(new Event(press));
  say({ type: 'ad.followed', address: ADDRESS });
  expect(follow).not.toHaveBeenCalled();
});

test('A finger that scrolled our page is no press.', () => {
  for (const part of ['pointerdown', 'touchstart', 'pointercancel', 'touchend']) dispatchEvent(new Event(part));
  say({ type: 'ad.followed', address: ADDRESS });
  expect(follow.mock.calls).toEqual([[ADDRESS]]);
});

test('Whoever else speaks is not heard: another frame, our own page.', () => {
  say({ type: 'ad.followed', address: ADDRESS }, window);
  say({ type: 'ad.followed', address: ADDRESS }, null);
  expect(follow).not.toHaveBeenCalled();
});

test.each([
  null,
  'ad.followed',
  {},
  { type: 'ad.followed' },
  { type: 'ad.clicked', address: ADDRESS },
  { type: 'ad.followed', address: 7 },
  { type: 'ad.followed', address: 'javascript:alert(1)' },
  { type: 'ad.followed', address: 'data:text/html,x' },
  { type: 'ad.followed', address: 'blob:https://vi.example/x' },
  { type: 'ad.followed', address: '/login' },
  { type: 'ad.followed', address: `${ADDRESS}?${'x'.repeat(2048)}` },
])('%j leads nowhere.', (data) => {
  say(data);
  expect(follow).not.toHaveBeenCalled();
});
