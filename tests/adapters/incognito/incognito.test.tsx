import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryIncognito, splitMark } from '#src/adapters/incognito/carried-incognito.ts';
import { IncognitoChoice } from '#src/adapters/incognito/incognito-choice.ts';
import { takeIncognito } from '#src/app/early/early-incognito.ts';

const TWIN = 'https://ja.example';
const start = location.href;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', start);
  localStorage.clear();
});

/** A page of this site, opened by a link. */
function arrive(address: string, referrer = `${TWIN}/`): IncognitoChoice & { readonly address: string } {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', address);
  takeIncognito();
  return Object.assign(new IncognitoChoice(window, TWIN), { address: location.pathname + location.search + location.hash });
}

const held = (choice: IncognitoChoice) => [choice.isIncognito(), choice.mark()];

test('Who comes incognito from the twin site is so here, until they have lifted it there and come again.', () => {
  const incognito = arrive('/comic/3/4#page-3.45~incognito');
  expect([incognito.address, ...held(incognito)]).toEqual(['/comic/3/4#page-3.45', true, '']);
  expect(held(arrive('/comic/3/4'))).toEqual([true, '']);
  const open = arrive('/comic/3?page=2#~open');
  expect([open.address, ...held(open), open.wasLifted]).toEqual(['/comic/3?page=2', false, '', true]);
  expect([incognito.wasLifted, arrive('/comic/3#~open').wasLifted]).toEqual([false, false]);
});

test('It leaves the address of the login before the code of the session does.', () => {
  const incognito = arrive('/login?return=%2Fcomic%2F3%2F4%23page-2#handover=code~incognito');
  expect([incognito.address, incognito.isIncognito()]).toEqual(['/login?return=%2Fcomic%2F3%2F4%23page-2#handover=code', true]);
});

test('What was chosen here is not lifted by what was chosen there.', () => {
  arrive('/history').setIncognito(true);
  expect(held(arrive('/comic/3#~open'))).toEqual([true, '~incognito']);
  expect(held(arrive('/comic/3#~incognito'))).toEqual([true, '~incognito']);
  const here = arrive('/history');
  here.setIncognito(false);
  expect(held(here)).toEqual([false, '~open']);
});

test('What another tab says of it is heard, also after the browser had put this page aside.', () => {
  const heard: boolean[] = [];
  const here = arrive('/comic/3/4');
  const stop = here.onIncognito(() => heard.push(here.isIncognito()));
  localStorage.setItem('futago.incognito', '1');
  for (const key of ['futago.places', 'futago.incognito', null]) dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toEqual([true, true]);
  localStorage.setItem('futago.incognito', '0');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).toEqual([true, true]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual([true, true, false]);
  stop();
  here.setIncognito(true);
  dispatchEvent(new StorageEvent('storage', { key: 'futago.incognito' }));
  expect(heard).toEqual([true, true, false]);
});

test('Where the choice cannot be kept it holds for the page.', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const here = arrive('/comic/3#~incognito');
  expect(here.isIncognito()).toBe(true);
  here.setIncognito(false);
  expect(here.isIncognito()).toBe(false);
});

test.each(['', 'https://mail.example/', `${TWIN}.evil.example/`])(
  'An address to which %j led says nothing, and is left clean.',
  (referrer) => {
    const here = arrive('/comic/3#~incognito', referrer);
    expect([here.address, here.isIncognito()]).toEqual(['/comic/3', false]);
  },
);

test.each(['/comic/3/4#page-3', '/search?q=~incognito', '/comic/3#incognito'])('%s stays as it is.', (address) => {
  expect(arrive(address).address).toBe(address);
});

/** Presses it where it is written; then its address. */
function follow(href: string, type: string): string {
  const link = Object.assign(document.createElement('a'), { href });
  link.innerHTML = '<span>Read on</span>';
  link.addEventListener(type, (event) => event.preventDefault());
  document.body.append(link);
  link.querySelector('span')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  link.remove();
  return link.href;
}

test('A link to the twin takes along what holds as it is followed; one within the site does not.', () => {
  let mark = '~incognito';
  carryIncognito(document, TWIN, () => mark);
  expect(['click', 'auxclick', 'contextmenu'].map((type) => follow(`${TWIN}/comic/3/4#page-3`, type))).toEqual([
    `${TWIN}/comic/3/4#page-3~incognito`,
    `${TWIN}/comic/3/4#page-3~incognito`,
    `${TWIN}/comic/3/4#page-3~incognito`,
  ]);
  expect([follow(`${TWIN}/comic/3`, 'click'), follow('/comic/3', 'click')]).toEqual([
    `${TWIN}/comic/3#~incognito`,
    new URL('/comic/3', start).href,
  ]);
  mark = '';
  expect(new URL(follow(`${TWIN}/comic/3#~incognito`, 'click')).hash).toBe('');
});

test.each([
  ['', ['', '']],
  ['#~incognito', ['', '~incognito']],
  ['#page-3.45~open', ['#page-3.45', '~open']],
  ['#comments', ['#comments', '']],
])('The hash %j is %j.', (hash, parts) => {
  expect(splitMark(hash)).toEqual(parts);
});
