import { afterEach, expect, test, vi } from 'vitest';
import { KeptSettings } from '#src/adapters/reader-settings/kept-settings.ts';
import { hearOtherTabs } from '#src/adapters/reader-settings/other-tabs.ts';
import { showChoices } from '#src/app/early/early-choices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['novel'];
  delete document.documentElement.dataset['comic'];
  history.replaceState(null, '', place);
});

const place = location.href;

function shownAt(path: string): string | undefined {
  delete document.documentElement.dataset['comic'];
  history.replaceState(null, '', path);
  showChoices();
  return document.documentElement.dataset['comic'];
}

test('On the page of a chapter the words of comics and of its work stand on the root, until the pages say them.', () => {
  const settings = new KeptSettings(document);
  settings.write('comic', 'sepia-half');
  settings.write('comic.12', 'layout-strip');
  settings.write('comic.13', 'layout-paged');
  expect(['/comic/12/345', '/comic/14/1', '/comic/12', '/'].map(shownAt)).toEqual([
    'sepia-half layout-strip',
    'sepia-half',
    undefined,
    undefined,
  ]);
  localStorage.setItem('futago.comic', '"><script>');
  expect([shownAt('/comic/12/345'), shownAt('/comic/14/1')]).toEqual(['layout-strip', undefined]);
  shownAt('/comic/12/345');
  settings.subscribe(() => {})();
  expect([document.documentElement.dataset['comic'], document.documentElement.dataset['novel']]).toEqual([undefined, undefined]);
});

test('What was chosen is read by the next page, and stands on its root before anything is drawn.', () => {
  new KeptSettings(document).write('novel', 'size-5 ruby-hidden');
  expect(document.documentElement.dataset['novel']).toBe('size-5 ruby-hidden');
  delete document.documentElement.dataset['novel'];
  showChoices();
  expect([document.documentElement.dataset['novel'], new KeptSettings(document).read('novel')]).toEqual([
    'size-5 ruby-hidden',
    'size-5 ruby-hidden',
  ]);
});

test('What somebody else wrote into the storage does not reach the root.', () => {
  localStorage.setItem('futago.novel', '"><script>');
  showChoices();
  expect(document.documentElement.dataset['novel']).toBeUndefined();
});

test('A work has choices of its own, and every write is told until one no longer listens.', () => {
  const settings = new KeptSettings(document);
  const listener = vi.fn();
  const stop = settings.subscribe(listener);
  settings.write('comic.12', 'layout-strip');
  stop();
  settings.write('comic', 'layout-paged');
  expect([settings.read('comic.12'), settings.read('comic'), settings.read('comic.13'), listener.mock.calls.length]).toEqual([
    'layout-strip',
    'layout-paged',
    '',
    1,
  ]);
});

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('Where storage is denied or full the choice holds for the page.', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const settings = new KeptSettings(document);
  expect(settings.read('novel')).toBe('');
  settings.write('novel', 'size-9');
  showChoices();
  expect([settings.read('novel'), document.documentElement.dataset['novel']]).toEqual(['size-9', 'size-9']);
});

test('Once a text says how it is set, the root says only what holds beyond it.', () => {
  const settings = new KeptSettings(document);
  settings.write('novel', 'theme-sepia face-sans size-9 writing-vertical flow-pages awake-no');
  showChoices();
  expect(document.documentElement.dataset['novel']).toBe('theme-sepia face-sans size-9 writing-vertical flow-pages awake-no');
  settings.subscribe(() => {});
  expect(document.documentElement.dataset['novel']?.trim()).toBe('theme-sepia face-sans awake-no');
  settings.write('novel', '');
  expect(document.documentElement.dataset['novel']).toBeUndefined();
  settings.write('novel', 'size-2 theme-black');
  expect([settings.read('novel'), document.documentElement.dataset['novel']]).toEqual(['size-2 theme-black', 'theme-black']);
});

test('What is chosen in another tab holds in this one.', () => {
  const settings = new KeptSettings(document);
  const listener = vi.fn();
  settings.subscribe(listener);
  hearOtherTabs(settings);
  dispatchEvent(new StorageEvent('storage', { key: 'futago.novel', newValue: 'size-2 theme-grey' }));
  for (const key of ['futago.auth', 'futago.places', 'futago.comic.x', 'novel', null])
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'x' }));
  for (const key of ['futago.comic.12', 'futago.comments']) dispatchEvent(new StorageEvent('storage', { key, newValue: 'chosen' }));
  expect([settings.read('comic.12'), settings.read('comments'), settings.read('places')]).toEqual(['chosen', 'chosen', '']);
  expect([settings.read('novel'), document.documentElement.dataset['novel']?.trim(), listener.mock.calls.length]).toEqual([
    'size-2 theme-grey',
    'theme-grey',
    3,
  ]);
});

test('What another tab chose before this one heard it, or while this one was put aside, holds here too.', () => {
  localStorage.setItem('futago.novel', 'size-2');
  const settings = new KeptSettings(document);
  const listener = vi.fn();
  expect([settings.read('novel'), settings.read('comic')]).toEqual(['size-2', '']);
  settings.subscribe(listener);
  localStorage.setItem('futago.novel', 'size-4 flow-pages');
  hearOtherTabs(settings);
  expect([settings.read('novel'), settings.read('comic'), listener.mock.calls.length]).toEqual(['size-4 flow-pages', '', 1]);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.setItem('futago.novel', 'size-7');
  localStorage.setItem('futago.comic', 'layout-paged');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([settings.read('novel'), settings.read('comic'), listener.mock.calls.length]).toEqual(['size-7', 'layout-paged', 3]);
});

test('What a full storage did not take is not undone by what stands in it when the page comes back.', () => {
  localStorage.setItem('futago.novel', 'size-2');
  const settings = new KeptSettings(document);
  hearOtherTabs(settings);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  settings.write('novel', 'size-9');
  full.mockRestore();
  const [hide, show] = ['pagehide', 'pageshow'].map((name) => new PageTransitionEvent(name, { persisted: true }));
  for (const event of [hide, show]) if (event) dispatchEvent(event);
  expect(settings.read('novel')).toBe('size-9');
});

test('Where storage is denied there is nothing to catch up with.', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  const settings = new KeptSettings(document);
  settings.write('novel', 'size-9');
  hearOtherTabs(settings);
  expect(settings.read('novel')).toBe('size-9');
});
