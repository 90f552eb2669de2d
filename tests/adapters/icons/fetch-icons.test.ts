import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fetchIcons,
  ICON_FETCH_TIMEOUT,
  ICON_LOADER_TIMEOUT,
  ICON_ROTATION,
  ICON_SOURCES,
  IconSourceError,
} from '#src/adapters/icons/fetch-icons.ts';

type Source = (signal: AbortSignal) => Promise<Response>;

const HEART = { prefix: 'lucide', icons: { heart: { body: '<path d="M1 1"/>' } }, width: 24, height: 24 };
const has =
  (set: object = HEART): Source =>
  async () =>
    Response.json(set);
const fails: Source = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses: Source = async () => new Response('There is no such set of icons here.', { status: 404 });
const hangs: Source = (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const late: Source = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(HEART)), 1000));

let asked: [at: number, address: string][];
let begun: number;

function sources(...list: readonly Source[]): void {
  vi.stubGlobal('fetch', (address: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push([Date.now() - begun, address]);
    return list[asked.length - 1]?.(signal) ?? Promise.reject(new TypeError('nobody'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  [asked, begun] = [[], Date.now()];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DRAWN = new Map([['heart', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1"/></svg>']]);

async function had(): Promise<[at: number, ReadonlyMap<string, string>]> {
  const icons = fetchIcons('lucide', ['heart']);
  await vi.runAllTimersAsync();
  return [Date.now() - begun, await icons];
}

describe('Icons', () => {
  test('have the timeouts of the specification, and are asked of this site before the public.', () => {
    expect([ICON_FETCH_TIMEOUT, ICON_LOADER_TIMEOUT, ICON_ROTATION]).toEqual([1500, 5000, 750]);
    expect(ICON_SOURCES[0]).toBe('/api/_nuxt_icon');
  });

  test('come from this site, and nobody else is asked.', async () => {
    sources(has());
    expect((await had())[1]).toEqual(DRAWN);
    expect(asked).toEqual([[0, '/api/_nuxt_icon/lucide.json?icons=heart']]);
  });

  test('come under the name of an alias too.', async () => {
    sources(has({ ...HEART, icons: { love: HEART.icons.heart }, aliases: { heart: { parent: 'love' } } }));
    expect((await had())[1]).toEqual(DRAWN);
  });

  test.each([
    ['fails', fails],
    ['refuses', refuses],
    ['has none of them', has({ prefix: 'lucide', icons: {}, not_found: ['heart'] })],
  ])('are asked of the next source at once where one %s.', async (_name, source) => {
    sources(source, has());
    expect((await had())[1]).toEqual(DRAWN);
    expect(asked).toEqual([
      [0, '/api/_nuxt_icon/lucide.json?icons=heart'],
      [0, 'https://api.iconify.design/lucide.json?icons=heart'],
    ]);
  });

  test('are asked of the next source after 750 ms where one takes its time, each giving up after 1500 ms.', async () => {
    const given: number[] = [];
    const slow: Source = (signal) => {
      const from = Date.now();
      signal.addEventListener('abort', () => given.push(Date.now() - from));
      return hangs(signal);
    };
    sources(slow, slow, slow, slow);
    expect((await had())[1]).toEqual(new Map());
    expect(asked.map(([at]) => at)).toEqual([0, 750, 1500, 2250]);
    expect(given).toEqual([1500, 1500, 1500, 1500]);
  });

  test('that come late from an earlier source are taken all the same.', async () => {
    sources(late, hangs);
    expect((await had())[1]).toEqual(DRAWN);
    expect(asked).toHaveLength(2);
  });
});

test('A source without them says so in its error.', () => {
  expect(new IconSourceError('/api/_nuxt_icon/x.json', 404).message).toBe(
    '/api/_nuxt_icon/x.json answered 404 and has none of these icons.',
  );
});
