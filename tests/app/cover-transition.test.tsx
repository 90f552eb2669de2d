import { afterEach, expect, test } from 'vitest';
import { coverTransition } from '#src/app/cover-transition.ts';

const change = (from: string, to: string) => coverTransition({ fromLocation: { pathname: from }, toLocation: { pathname: to } });
const names = () => [...document.querySelectorAll('img')].map((cover) => cover.style.getPropertyValue('view-transition-name'));

function show(...cards: readonly { readonly id: number; readonly top: number }[]): void {
  document.body.innerHTML = `<main>${cards
    .map(({ id, top }) => `<a href="/comic/${id}" style="position:absolute;top:${top}px"><img alt="" width="10" height="10"></a>`)
    .join('')}</main>`;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('From a card to its work the cover that is on screen is named, and only that.', () => {
  show({ id: 1, top: 0 }, { id: 2, top: -500 }, { id: 2, top: 20 });
  expect([change('/vi', '/vi/comic/2'), names()]).toEqual([['cover'], ['', '', 'work-cover']]);
  expect([change('/vi', '/vi/comic/1'), names()]).toEqual([['cover'], ['work-cover', '', '']]);
});

test.each([
  ['/vi', '/vi/genres'],
  ['/vi', '/vi/comic/1/7'],
  ['/vi/comic/2', '/vi/comic/1'],
  ['/vi', '/vi/comic/9'],
])('From %s to %s nothing travels.', (from, to) => {
  show({ id: 1, top: 0 });
  expect([change(from, to), names()]).toEqual([false, ['']]);
});

test('A cover outside the window stays where it is.', () => {
  show({ id: 1, top: 5000 });
  expect(change('/vi', '/vi/comic/1')).toBe(false);
});
