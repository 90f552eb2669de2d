import { afterEach, expect, test, vi } from 'vitest';
import { applyHead } from '#src/adapters/document/document-head.ts';
import { PageScheme } from '#src/adapters/document/scheme.ts';
import { hearSchemeElsewhere } from '#src/adapters/document/scheme-elsewhere.ts';
import { writeLanguageCookie } from '#src/adapters/language/language-cookie.ts';

afterEach(() => {
  applyHead(document, []);
  localStorage.clear();
});

test('The head says what the route says, and forgets what the route before said.', () => {
  applyHead(document, [
    { name: 'title', attributes: {}, text: 'One' },
    { name: 'meta', attributes: { name: 'description', content: 'first' } },
  ]);
  applyHead(document, [
    { name: 'title', attributes: {}, text: 'Two' },
    { name: 'link', attributes: { rel: 'canonical', href: 'https://vi.example/' } },
  ]);
  expect(document.title).toBe('Two');
  expect([...document.head.querySelectorAll('[data-route]')].map((tag) => tag.outerHTML)).toEqual([
    '<link rel="canonical" href="https://vi.example/" data-route="">',
  ]);
});

test('A chosen scheme holds at once and for the next visit, the one of the device is not kept.', () => {
  const scheme = new PageScheme(document);
  const told: string[] = [];
  scheme.subscribe(() => told.push(scheme.read()));
  scheme.write('dark');
  expect([scheme.read(), localStorage.getItem('futago.scheme')]).toEqual(['dark', 'dark']);
  scheme.write('auto');
  expect(told).toEqual(['dark', 'auto']);
  expect([scheme.read(), localStorage.getItem('futago.scheme')]).toEqual(['auto', null]);
});

test('A scheme that cannot be kept still holds for this page.', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  new PageScheme(document).write('light');
  setItem.mockRestore();
  expect(new PageScheme(document).read()).toBe('light');
});

test('A scheme that is chosen in another tab holds here too, until the device decides again.', () => {
  const scheme = new PageScheme(document);
  const told: string[] = [];
  scheme.subscribe(() => told.push(scheme.read()));
  hearSchemeElsewhere(scheme);
  for (const kept of ['dark', null, 'no scheme']) {
    if (kept === null) localStorage.removeItem('futago.scheme');
    else localStorage.setItem('futago.scheme', kept);
    for (const key of ['futago.novel', 'futago.scheme', null]) dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
  }
  expect([told, document.documentElement.dataset['scheme']]).toEqual([['dark', 'auto', 'auto'], 'auto']);
});

function turn(name: string, persisted: boolean): boolean {
  return dispatchEvent(new PageTransitionEvent(name, { persisted }));
}

test('A page that the browser had put aside shows the scheme that was chosen meanwhile, and its own where none was.', () => {
  const scheme = new PageScheme(document);
  scheme.write('light');
  hearSchemeElsewhere(scheme);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  scheme.write('dark');
  full.mockRestore();
  turn('pagehide', true);
  turn('pageshow', true);
  expect(scheme.read()).toBe('dark');
  turn('pagehide', true);
  localStorage.removeItem('futago.scheme');
  turn('pageshow', false);
  expect(scheme.read()).toBe('dark');
  turn('pageshow', true);
  expect(scheme.read()).toBe('auto');
});

test('The chosen language is kept in a cookie.', () => {
  writeLanguageCookie(document, 'ja', null);
  expect(document.cookie).toContain('futago_language=ja');
  // No browser keeps one for hosts that are not its own.
  writeLanguageCookie(document, 'vi', 'elsewhere.example');
  expect(document.cookie).toContain('futago_language=vi');
});
