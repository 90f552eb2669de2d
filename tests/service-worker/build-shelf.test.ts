import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildShelf } from '#src/service-worker/build-shelf.ts';
import { STAND_INS } from '#src/service-worker/cache-rules.ts';

const SITE = 'http://vi.localhost';
const [SCRIPT, STYLE, FACE] = ['/assets/main.1.js', '/assets/main.1.css', '/assets/serif.1.woff2'];
const BUILD = { id: 'b1', files: [SCRIPT, STYLE] };

let shelf: Map<string, Response>;
/** What the network gives instead of the file itself. */
let instead: Map<string, () => Response>;
let fetched: string[];
beforeEach(() => {
  shelf = new Map();
  instead = new Map();
  fetched = [];
  const take = async (path: string): Promise<Response> => {
    fetched.push(path);
    return instead.get(path)?.() ?? new Response(path);
  };
  vi.stubGlobal('fetch', (asked: Request | string) => take(typeof asked === 'string' ? asked : new URL(asked.url).pathname));
  const cache = {
    put: async (address: string, file: Response) => void shelf.set(new URL(address, SITE).pathname, file),
    add: async (path: string) => {
      const file = await take(path);
      if (!file.ok) throw new TypeError('Request failed');
      shelf.set(path, file);
    },
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (address: string) => shelf.get(new URL(address, SITE).pathname)?.clone(),
  });
});
afterEach(() => vi.unstubAllGlobals());

const portal = (): Response => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const textOf = async (path: string): Promise<string | undefined> => shelf.get(path)?.clone().text();
const asked = (path: string): Request => new Request(SITE + path);

test('All files of a build are taken in; those that an earlier one had are not fetched again.', async () => {
  shelf.set(STYLE, new Response('known'));
  await new BuildShelf(BUILD, 'vi').fill();
  expect([await textOf(SCRIPT), await textOf(STYLE), [...shelf.keys()].toSorted()]).toEqual([
    SCRIPT,
    'known',
    [SCRIPT, STYLE, ...STAND_INS].toSorted(),
  ]);
  expect(fetched.toSorted()).toEqual([SCRIPT, ...STAND_INS].toSorted());
});

test.each([
  ["a network's own page", portal, `${SCRIPT} is answered with a page.`],
  ['the word that it is not there', () => new Response('', { status: 404 }), `${SCRIPT} is answered with 404.`],
])('Where %s comes in the place of a file, the worker is not taken in, and the next try has it.', async (_, answer, words) => {
  instead.set(SCRIPT, answer);
  await expect(new BuildShelf(BUILD, 'vi').fill()).rejects.toThrow(words);
  expect(shelf.has(SCRIPT)).toBe(false);
  instead.clear();
  await new BuildShelf(BUILD, 'vi').fill();
  expect(await textOf(SCRIPT)).toBe(SCRIPT);
});

test("A face stays for the next page; a network's own page in its place does not.", async () => {
  const files = new BuildShelf(BUILD, 'vi');
  instead.set(FACE, portal);
  expect(await (await files.answer(asked(FACE))).text()).toBe('<h1>Wi-Fi</h1>');
  expect(shelf.has(FACE)).toBe(false);
  instead.clear();
  expect([await (await files.answer(asked(FACE))).text(), fetched]).toEqual([FACE, [FACE, FACE]]);
  expect([await (await files.answer(asked(FACE))).text(), fetched.length]).toEqual([FACE, 2]);
});
