import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { savingActors, savingMachine, SavingFailed, type ChapterKey } from '#machines/saving/index.ts';
import type { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import type { SavedRecord } from '#src/adapters/saved-chapters/saved-record.ts';
import { WaitingChapters } from '#src/adapters/saved-chapters/waiting-chapters.ts';
import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import { startSaving } from '#src/app/statecharts/start-saving.ts';
import { eventually } from '#tests/support/eventually.ts';
import { settled } from '#tests/support/machines/machine-walk.ts';

let page: EventTarget;
let kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
beforeEach(() => {
  const values = new Map<string, string>();
  kept = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const record = (key: ChapterKey, isWhole: boolean): SavedRecord => ({
  work: { id: key.split('/')[0] ?? '', title: 'Tiệm sách' },
  chapter: { id: key.split('/')[1] ?? '', number: '1', title: null },
  format: 'comic',
  build: 'b1',
  savedAt: 1,
  isWhole,
  bytes: isWhole ? 900 : 0,
  files: [
    { url: '/assets/a.js', key: '/assets/a.js' },
    { url: '/pictures/one/640.webp', key: '/pictures/one' },
  ],
});

/** A shelf over chapters that are saved at once, while `world.isLost` is false. */
async function begin() {
  const world = { isLost: false, told: 0, turn: Promise.resolve(), records: new Map<ChapterKey, SavedRecord>() };
  const ports = {
    recall: async () => [],
    prepare: async (key: ChapterKey) => {
      if (world.isLost) throw new TypeError('Failed to fetch');
      if (key === '8/99') throw new SavingFailed('gone');
      world.records.set(key, record(key, false));
    },
    download: async () => {},
    verify: async (key: ChapterKey) => void world.records.set(key, record(key, true)),
    remove: async (keys: readonly ChapterKey[] | null) => {
      await world.turn;
      for (const key of keys ?? [...world.records.keys()]) world.records.delete(key);
    },
  };
  const chapters = { list: async () => [...world.records.values()], room: async () => ({ used: 1, quota: 9 }) };
  const actor = createActor(savingMachine.provide({ actors: savingActors(ports) })).start();
  const worker = { savedChanged: () => (world.told += 1) };
  const waiting = new WaitingChapters(() => kept as unknown as Storage);
  const shelf = startSaving(actor, chapters as unknown as SavedChapters, waiting, worker as unknown as PageWorker);
  const first = shelf.read();
  await settled();
  return { world, shelf, first, waiting };
}

const shown = {
  key: '8/45',
  work: { id: '8', title: 'Tiệm sách', cover: null },
  number: '1',
  title: null,
  isWhole: true,
  contentHash: null,
  bytes: 900,
  pictureUrl: '/pictures/one/640.webp',
};

test('The shelf is unknown until it was read; what is saved then stands on it, and the worker is told.', async () => {
  const { world, shelf, first } = await begin();
  const looks = vi.fn();
  const leave = shelf.subscribe(looks);
  expect([first, shelf.read()]).toEqual([null, { chapters: [], savings: new Map(), room: { used: 1, quota: 9 } }]);
  shelf.send({ type: 'save', key: '8/45' });
  expect(shelf.read()?.savings).toEqual(new Map([['8/45', { stage: 'checking' }]]));
  await settled();
  expect(shelf.read()).toEqual({ chapters: [shown], savings: new Map(), room: { used: 1, quota: 9 } });
  expect(world.told).toBeGreaterThan(0);
  leave();
  const seen = looks.mock.calls.length;
  shelf.send({ type: 'remove', key: '8/45' });
  await settled();
  expect([shelf.read()?.chapters, looks.mock.calls.length]).toEqual([[], seen]);
});

test.each([
  ['comic', '/pictures/one/640.webp'],
  ['novel', null],
] as const)('The cover of its work is shown with a %s, whose own picture is %s.', async (format, pictureUrl) => {
  const { world, shelf } = await begin();
  const cover = {
    width: 600,
    height: 900,
    dominantColor: '#123456',
    thumbhash: 'AAAA',
    isVeiled: true,
    sources: [{ url: '/pictures/one/640.webp', width: 640, type: 'image/webp' }],
  };
  const whole = record('8/45', true);
  world.records.set('8/45', { ...whole, format, work: { ...whole.work, cover } });
  shelf.subscribe(() => {});
  shelf.send({ type: 'remove', key: '8/99' });
  await settled();
  expect(shelf.read()?.chapters).toEqual([{ ...shown, work: { ...shown.work, cover }, pictureUrl }]);
});

test('A chapter is never shown as neither in work nor saved between the two.', async () => {
  const { shelf } = await begin();
  const seen: string[] = [];
  shelf.subscribe(() => {
    const view = shelf.read();
    const state = view?.savings.get('8/45')?.stage ?? (view?.chapters.some(({ isWhole }) => isWhole) ? 'saved' : 'nothing');
    if (seen.at(-1) !== state) seen.push(state);
  });
  shelf.send({ type: 'save', key: '8/45' });
  await settled();
  expect(seen).toEqual(['checking', 'downloading', 'verifying', 'saved']);
});

test('Everything goes by one word, and what cannot be saved says why.', async () => {
  const { shelf } = await begin();
  shelf.send({ type: 'save', key: '8/45' });
  shelf.send({ type: 'save', key: '8/99' });
  await settled();
  expect(shelf.read()?.savings).toEqual(new Map([['8/99', { stage: 'failed', problem: 'gone' }]]));
  shelf.send({ type: 'clear' });
  await settled();
  expect(shelf.read()).toEqual({ chapters: [], savings: new Map(), room: { used: 1, quota: 9 } });
});

test('What stands on the shelf and is removed, one or all, is said to go until it is gone.', async () => {
  const { world, shelf } = await begin();
  shelf.subscribe(() => {});
  const whole = [record('8/45', true), record('8/46', true)] as const;
  for (const one of whole) world.records.set(`8/${one.chapter.id}` as ChapterKey, one);
  shelf.send({ type: 'remove', key: '8/99' });
  await settled();
  const turn = Promise.withResolvers<void>();
  world.turn = turn.promise;
  shelf.send({ type: 'remove', key: '8/45' });
  shelf.send({ type: 'remove', key: '8/77' });
  expect(shelf.read()?.savings).toEqual(new Map([['8/45', { stage: 'removing' }]]));
  shelf.send({ type: 'clear' });
  const going = { stage: 'removing' };
  expect(shelf.read()?.savings).toEqual(
    new Map([
      ['8/45', going],
      ['8/46', going],
    ]),
  );
  shelf.send({ type: 'save', key: '8/46' });
  expect(shelf.read()?.savings.get('8/46')).toEqual({ stage: 'queued' });
  shelf.send({ type: 'remove', key: '8/46' });
  turn.resolve();
  await settled();
  expect([shelf.read()?.chapters, shelf.read()?.savings]).toEqual([[], new Map()]);
});

test('What waits for the network goes on when the browser says it is back.', async () => {
  const { world, shelf } = await begin();
  world.isLost = true;
  shelf.send({ type: 'save', key: '8/45' });
  await settled();
  expect(shelf.read()?.savings).toEqual(new Map([['8/45', { stage: 'stranded' }]]));
  world.isLost = false;
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(shelf.read()?.chapters).toEqual([shown]);
});

test('What is still to be saved waits for the next page, without what was saved, could not be had, or is not wished any more.', async () => {
  const { world, shelf, waiting } = await begin();
  world.isLost = true;
  for (const key of ['8/45', '8/46', '8/99', '8/47'] as const) shelf.send({ type: 'save', key });
  await settled();
  expect(waiting.read()).toEqual(['8/45', '8/46', '8/99', '8/47']);
  shelf.send({ type: 'remove', key: '8/46' });
  await settled();
  expect(waiting.read()).toEqual(['8/45', '8/99', '8/47']);
  world.isLost = false;
  page.dispatchEvent(new Event('online'));
  await settled();
  expect([waiting.read(), shelf.read()?.chapters.map(({ key }) => key)]).toEqual([[], ['8/45', '8/47']]);
});

test('Where the browser lets tabs tell each other nothing, the shelf is as it is in this one.', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { shelf } = await begin();
  shelf.send({ type: 'save', key: '8/45' });
  await settled();
  expect(shelf.read()?.chapters).toEqual([shown]);
});

test('What another tab saved or removed is told to this one, and the other way round.', async () => {
  const { world, shelf } = await begin();
  const other = new BroadcastChannel('futago-shelf');
  const heard = vi.fn<() => void>();
  other.addEventListener('message', heard);
  world.records.set('8/45', record('8/45', true));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  other.postMessage('changed');
  await eventually(() => expect(shelf.read()?.chapters).toEqual([shown]));
  shelf.send({ type: 'remove', key: '8/45' });
  await eventually(() => expect(heard).toHaveBeenCalled());
  other.close();
});
