import { afterEach, expect, test, vi } from 'vitest';
import { coverArrives, coverTravels, drawWithCover } from '#src/app/router/cover-transition.ts';

const change = (from: string, to: string) => coverTravels({ fromLocation: { pathname: from }, toLocation: { pathname: to } });
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
  expect([change('/vi', '/vi/comic/2'), names()]).toEqual([true, ['', '', 'work-cover']]);
  expect([change('/vi', '/vi/comic/1'), names()]).toEqual([true, ['work-cover', '', '']]);
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

/** The page of a work, its cover this far from the top. */
function showWork(top: number): void {
  document.body.innerHTML = `<main><span style="position:absolute;top:${top}px;inline-size:10px;block-size:10px;view-transition-name:work-cover"></span></main>`;
}

function leaveFor(list: string, ownTop = 0): boolean {
  show({ id: 1, top: 0 });
  change('/vi', '/vi/comic/1');
  showWork(ownTop);
  return change('/vi/comic/1', list);
}

test('Back to its list the cover travels to the card that is on screen then.', () => {
  expect(leaveFor('/vi')).toEqual(true);
  show({ id: 1, top: -900 }, { id: 2, top: 0 }, { id: 1, top: 40 });
  coverArrives();
  expect(names()).toEqual(['', '', 'work-cover']);
  coverArrives();
  expect(change('/vi', '/vi/genres')).toBe(false);
  expect(names()).toEqual(['', '', '']);
});

test('To another list than it came from, or when it is scrolled away, the cover of a work does not travel.', () => {
  expect(leaveFor('/vi/ranking')).toBe(false);
  expect(leaveFor('/vi', -900)).toBe(false);
  show({ id: 1, top: 0 });
  coverArrives();
  expect(names()).toEqual(['']);
});

test('A journey that a further press ends before it begins is no failure, and both pages are drawn.', async () => {
  const onUnhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  addEventListener('unhandledrejection', onUnhandled);
  show({ id: 1, top: 0 });
  const drawn: string[] = [];
  const travel = (to: string) =>
    drawWithCover({ fromLocation: { pathname: '/vi' }, toLocation: { pathname: to } }, async () => void drawn.push(to));
  await Promise.all([travel('/vi/comic/1'), travel('/vi/comic/1'), travel('/vi/genres')]);
  await document.startViewTransition(() => undefined).finished;
  expect([drawn.toSorted(), onUnhandled.mock.calls.length]).toEqual([['/vi/comic/1', '/vi/comic/1', '/vi/genres'], 0]);
  removeEventListener('unhandledrejection', onUnhandled);
});

test('A page that cannot be drawn is told to who asked for it.', async () => {
  show({ id: 1, top: 0 });
  const drawing = drawWithCover({ fromLocation: { pathname: '/vi' }, toLocation: { pathname: '/vi/comic/1' } }, async () => {
    throw new Error('no screen');
  });
  await expect(drawing).rejects.toThrow('no screen');
});
