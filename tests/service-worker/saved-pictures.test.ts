import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedPictures } from '#src/service-worker/saved-pictures.ts';

const SITE = 'http://vi.localhost';
const [SAVED, OTHER] = [`/pictures/${'1'.repeat(32)}`, `/pictures/${'2'.repeat(32)}`];
const asked = (key: string) => new Request(`${SITE}${key}/640.webp`);

let reading: PromiseWithResolvers<void>;
let network: (address: string) => Promise<Response>;
let fetched: string[];
beforeEach(() => {
  reading = Promise.withResolvers();
  fetched = [];
  network = async () => new Response('network');
  vi.stubGlobal('caches', {
    keys: async () => {
      await reading.promise;
      return ['futago-pages-b1', 'futago-saved-8-45-b1.h1'];
    },
    open: async () => ({ keys: async () => [{ url: SITE + SAVED }, { url: `${SITE}/comic/8/45` }] }),
    match: async (key: string) => (key === SAVED ? new Response('saved') : undefined),
  });
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push(new URL(request.url).pathname);
    return network(request.url);
  });
});
afterEach(() => vi.unstubAllGlobals());

const wordOf = async (answer: Promise<Response>) => (await answer).text();

test('Before it is known what is saved no picture waits for that.', async () => {
  const pictures = new SavedPictures();
  expect([pictures.mayHave(`${SITE}${OTHER}/640.webp`), await wordOf(pictures.answer(asked(OTHER)))]).toEqual([true, 'network']);
  expect(await wordOf(pictures.answer(asked(SAVED)))).toBe('network');
});

test.each([
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer', () => new Promise<Response>(() => undefined)],
  ['has the picture no more', async () => new Response('gone', { status: 404 })],
] as const)('Where the network %s, a saved picture comes from where it is saved.', async (_, answer) => {
  network = answer;
  const pictures = new SavedPictures();
  const answered = wordOf(pictures.answer(asked(SAVED)));
  reading.resolve();
  expect(await answered).toBe('saved');
});

test('Of a picture that is not saved the network alone has the word, whatever it says.', async () => {
  network = async () => new Response('gone', { status: 404 });
  const pictures = new SavedPictures();
  reading.resolve();
  expect((await pictures.answer(asked(OTHER))).status).toBe(404);
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(new SavedPictures().answer(asked(OTHER))).rejects.toThrow();
});

test('Once it is known, saved pictures are not asked for and all others take their way without the worker.', async () => {
  const pictures = new SavedPictures();
  reading.resolve();
  await pictures.answer(asked(SAVED));
  await expect.poll(() => pictures.mayHave(`${SITE}${OTHER}/640.webp`)).toBe(false);
  fetched.length = 0;
  expect([await wordOf(pictures.answer(asked(SAVED))), fetched]).toEqual(['saved', []]);
});

test("Before it is known what is saved, a network's own page is no picture.", async () => {
  network = async () => new Response('Wi-Fi', { headers: { 'content-type': 'text/html' } });
  const answered = wordOf(new SavedPictures().answer(asked(SAVED)));
  reading.resolve();
  expect(await answered).toBe('saved');
  expect(await wordOf(new SavedPictures().answer(asked(OTHER)))).toBe('Wi-Fi');
});
