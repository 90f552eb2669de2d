import { listenForEndPageKeys } from '#src/features/reader/comic/ending/end-page-keys.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterFullScreen } from '../../full-screen.ts';

let left: AbortController;
beforeEach(() => {
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  document.body.replaceChildren();
});

/** An end page of 100 pixels, three times as long. */
function openEnd(): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML =
    '<section data-page="end" style="height:100px;overflow-y:auto"><div style="height:300px"><a href="#a">a</a><textarea></textarea></div></section>';
  document.body.append(area);
  listenForEndPageKeys(area, left.signal);
  const end = area.querySelector('section');
  if (end === null) throw new Error('The end page was not built.');
  return end;
}

/** Pressed and held, so that nothing glides. False where the page kept the key for itself. */
function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true, ...more }));
}

test('the end page is scrolled while it has more to show that way; then the key is left to turn', () => {
  const end = openEnd();
  const seen = ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowDown'].map((key) => [
    key,
    press(key),
    end.scrollTop,
  ]);
  expect(seen).toEqual([
    ['PageUp', true, 0],
    ['PageDown', false, 90],
    ['ArrowUp', false, 50],
    ['ArrowDown', false, 90],
    ['PageDown', false, 180],
    ['PageDown', false, 200],
    ['PageDown', true, 200],
    ['ArrowDown', true, 200],
  ]);
});

test('a link in it scrolls it as well; what has keys of its own, other keys and an end page that is not shown do not', () => {
  const end = openEnd();
  const [link, field] = [end.querySelector('a'), end.querySelector('textarea')];
  if (link === null || field === null) throw new Error('The end page was not built.');
  expect([press('ArrowDown', {}, link), end.scrollTop]).toEqual([false, 40]);
  expect([press('ArrowDown', {}, field), press(' '), press('ArrowRight'), press('ArrowDown', { ctrlKey: true })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  end.inert = true;
  expect([press('ArrowDown'), end.scrollTop]).toEqual([true, 40]);
});

test('beside the window nothing scrolls it, but while it slides in as the page that is turned to', () => {
  const end = openEnd();
  end.style.translate = '100vw';
  expect([press('PageDown'), end.scrollTop]).toEqual([true, 0]);
  end.dataset['slot'] = 'current';
  expect([press('PageDown'), end.scrollTop]).toEqual([false, 90]);
});

test('under a sheet the end page rests', () => {
  const end = openEnd();
  const sheet = document.createElement('dialog');
  document.body.append(sheet);
  sheet.showModal();
  expect([press('ArrowDown'), end.scrollTop]).toEqual([true, 0]);
});

test('in full screen it is scrolled as well', async () => {
  await enterFullScreen();
  const end = openEnd();
  expect([press('ArrowDown'), end.scrollTop]).toEqual([false, 40]);
});

test('where it is what the end page stands in that scrolls, as in a novel, that is scrolled', () => {
  const area = document.createElement('div');
  area.innerHTML =
    '<div style="height:100px;overflow:hidden auto"><section data-page="end"><div style="height:300px"></div></section></div>';
  document.body.append(area);
  listenForEndPageKeys(area, left.signal);
  const scroller = area.firstElementChild as HTMLElement;
  expect([press('PageDown'), scroller.scrollTop, press('ArrowUp'), scroller.scrollTop]).toEqual([false, 90, false, 50]);
  scroller.inert = true;
  expect([press('PageDown'), scroller.scrollTop]).toEqual([true, 50]);
});
