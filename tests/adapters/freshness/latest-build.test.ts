import { afterEach, expect, test, vi } from 'vitest';
import { claimReload, fetchLatestBuild, fetchServedBuild, pageFreshness } from '#src/adapters/freshness/latest-build.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, status = 200) {
  const asked = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('The latest build is asked for past every cache, with the moment in the address.', async () => {
  const asked = answerWith('{"id":"b2"}');
  const { signal } = new AbortController();
  expect(await fetchLatestBuild(signal, 1234)).toEqual({ id: 'b2', worker: 'on' });
  expect(asked.mock.calls).toEqual([['/builds/latest.json?1234', { signal, cache: 'no-store', credentials: 'omit' }]]);
});

test('The word that withdraws the worker is heard.', async () => {
  answerWith('{"id":"b2","worker":"off"}');
  expect(await fetchLatestBuild(new AbortController().signal)).toEqual({ id: 'b2', worker: 'off' });
});

test('Any other word about the worker lets it run.', async () => {
  answerWith('{"id":"b2","worker":"resting"}');
  expect(await fetchLatestBuild(new AbortController().signal)).toEqual({ id: 'b2', worker: 'on' });
});

test.each([
  ['{"id":7}', 200],
  ['null', 200],
  ['"b2"', 200],
  ['{"id":"b2"}', 503],
])('The answer %s with status %i names no build.', async (body, status) => {
  answerWith(body, status);
  await expect(fetchLatestBuild(new AbortController().signal)).rejects.toThrow(`The answer with status ${status} names no build.`);
});

test('A page that is no JSON, as of a captive portal, rejects.', async () => {
  answerWith('<html>Please sign in</html>');
  await expect(fetchLatestBuild(new AbortController().signal)).rejects.toThrow(SyntaxError);
});

/** What the host answers at each address, and what it was asked for. */
function hostWith(answers: Readonly<Record<string, Response | Error>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address] ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

const LATEST = '/builds/latest.json?7';
const MANIFEST = '/builds/meta/b2.json?7';
const { signal: asking } = new AbortController();

test('A newer build is told once its manifest is there, which is asked for with the moment in the address too.', async () => {
  const asked = hostWith({ [LATEST]: Response.json({ id: 'b2' }), [MANIFEST]: Response.json({ id: 'b2', files: [] }) });
  expect(await fetchServedBuild('b1', asking, 7)).toEqual({ id: 'b2', worker: 'on' });
  expect(asked).toEqual([LATEST, MANIFEST]);
});

test.each<[string, Response | Error]>([
  ['missing', new Response('', { status: 404 })],
  ['that of another build', Response.json({ id: 'b3' })],
  ['no JSON', new Response('<html>')],
  ['not to be had', new TypeError('Failed to fetch')],
])('Of a build whose manifest is %s nothing is told but whether a worker may run.', async (_what, manifest) => {
  hostWith({ [LATEST]: Response.json({ id: 'b2', worker: 'off' }), [MANIFEST]: manifest });
  expect(await fetchServedBuild('b1', asking, 7)).toEqual({ id: 'b1', worker: 'off' });
});

test.each(['b2', null])('No manifest is asked for by a page of the latest build, or of none that it knows: %s.', async (own) => {
  const asked = hostWith({ [LATEST]: Response.json({ id: 'b2' }) });
  expect(await fetchServedBuild(own, asking, 7)).toEqual({ id: 'b2', worker: 'on' });
  expect(asked).toEqual([LATEST]);
});

test('A tab reloads once within ten seconds, and again after them.', () => {
  const storage = memory();
  expect([100_000, 100_001, 109_999, 110_000].map((now) => claimReload(storage, 10_000, now))).toEqual([true, false, false, true]);
});

test('A clock that was set back does not hold the mark for ever.', () => {
  const storage = memory();
  expect(claimReload(storage, 10_000, 86_500_000)).toBe(true);
  expect(claimReload(storage, 10_000, 100_000)).toBe(true);
});

test('A storage that throws lets nothing reload.', () => {
  expect(() => claimReload({ getItem: shut, setItem: shut }, 10_000)).toThrow('Storage is shut.');
});

test('A page reloads only where the host answers; without a network it stays, and the next failure may claim.', async () => {
  const storage = memory();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(pageFreshness('b1').claimReload(10_000)).rejects.toThrow('Failed to fetch');
  expect(storage.getItem('futago.reloaded')).toBeNull();
  answerWith('{"id":"b2"}');
  const { claimReload: claim } = pageFreshness('b1');
  expect([await claim(10_000), await claim(10_000)]).toEqual([true, false]);
});

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function shut(): never {
  throw new DOMException('Storage is shut.', 'SecurityError');
}
