import type { Execute } from '#graphql/document/persisted-document.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { readingDesk } from '#src/app/reading-desk.ts';
import { openReadingSync, partFrom, startReading } from '#src/app/statecharts/start-reading.ts';
import { UNREAD_ACCOUNT, type AccountView, type SignedInReader } from '#src/features/account/account-view.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { eventually } from '#tests/support/eventually.ts';

const SITES = { vi: { origin: 'http://vi.localhost' }, ja: { origin: 'http://ja.localhost' } };

const LAN: SignedInReader = { id: '7', name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: 'one' };

let chapters = 0;
let leave = (): void => {};
/** Of a chapter of its own, which no test before has read. */
function place(given: Partial<KeptPlace> = {}): KeptPlace {
  const anchor = { id: 'p3', offset: 0, order: 2, count: 9, before: [], after: [], contentHash: 'h1' };
  return { workId: '12', chapterId: String(chapters), ...anchor, progress: 0.5, at: 1000, ...given };
}

/** As the server tells it. */
function positionOf(chapterId: string) {
  const { id, at: _at, ...told } = place({ chapterId, progress: 0.9 });
  return { ...told, elementId: id, reach: 6, readAt: null, at: '2026-11-20T12:00:00.000Z' };
}

/** A page whose reader is not known yet, until `plug` is called. */
function begin(positions: readonly object[] = []) {
  let failure: Error | null = null;
  const sent: { readonly operation: string; readonly variables: unknown }[] = [];
  const execute = (async ({ name }: { name: string }, variables: unknown) => {
    sent.push({ operation: name, variables });
    if (failure !== null) throw failure;
    if (name === 'ForgetPositions') return { forgetPositions: { isDone: true } };
    return name === 'OwnReading' ? { viewer: { positions, continueReading: [] } } : { savePositions: { __typename: 'PositionsSaved' } };
  }) as Execute;
  const gate = new AccountGate();
  const sync = openReadingSync({ execute, language: 'vi', sites: SITES, gate });
  const clock = new SimulatedClock();
  const actor = createActor(sync.machine, { clock, input: { isIncognito: sync.desk.isIncognito() } }).start();
  startReading(sync, gate, actor);
  let view: AccountView = UNREAD_ACCOUNT;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const become = (reader: SignedInReader | null): void => {
    view = { ...view, reader };
    for (const listener of listeners) listener();
  };
  const plug = (reader: SignedInReader | null): void => {
    become(reader);
    gate.plug({ read: () => view, subscribe, token: () => undefined, refused: () => {}, send: () => {} });
  };
  const operations = () => sent.map(({ operation }) => operation);
  leave = () => become(null);
  return {
    actor,
    clock,
    sync,
    desk: sync.desk,
    queue: sync.queue,
    sent,
    operations,
    become,
    plug,
    fail: (error: Error) => void (failure = error),
  };
}

const positionsOf = (variables: unknown) => (variables as { positions: readonly { chapterId: string; isRereading: boolean }[] }).positions;

beforeEach(() => {
  chapters += 1;
  localStorage.clear();
});
afterEach(() => {
  leave();
  readingDesk('vi', SITES).setIncognito(false);
});

test('What was read before the reader was known is sent when they are, and what is read later after a rest.', async () => {
  const { actor, clock, desk, plug, operations, sent, queue } = begin();
  desk.keepPlace(place());
  plug(LAN);
  await eventually(() => expect(operations()).toEqual(['OwnReading', 'SavePositions']));
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  desk.keepPlace(place({ progress: 0.2, at: 2000 }));
  desk.keepPlace(place({ progress: 0.3, at: 3000 }));
  clock.increment(3000);
  await eventually(() => expect(operations()).toHaveLength(3));
  expect(sent.slice(1).map(({ variables }) => positionsOf(variables).map(({ isRereading }) => isRereading))).toEqual([[false], [true]]);
  await eventually(() => expect(queue.of('7')).toEqual([]));
});

test('Who signs out takes along what they have just read, and nothing where they read incognito.', async () => {
  const { actor, desk, plug, operations, queue, sync } = begin();
  plug(LAN);
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  desk.keepPlace(place());
  await partFrom(LAN.id, sync);
  expect([operations(), queue.of('7')]).toEqual([['OwnReading', 'SavePositions'], []]);
  desk.keepPlace(place({ at: 2000 }));
  desk.setIncognito(true);
  await partFrom(LAN.id, sync);
  expect([operations().length, queue.of('7').length]).toEqual([2, 1]);
});

test('Who signs out without a network is not held, and what they read waits for them.', async () => {
  const { actor, desk, plug, queue, sync, fail } = begin();
  plug(LAN);
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  desk.keepPlace(place());
  fail(new Error('Failed to fetch'));
  await partFrom(LAN.id, sync);
  expect(queue.of('7')).toMatchObject([{ claim: null }]);
});

test('Of a visitor nothing is queued, nor of who reads incognito.', async () => {
  const { actor, clock, desk, plug, become, operations, queue } = begin();
  plug(null);
  desk.keepPlace(place());
  desk.setIncognito(true);
  become(LAN);
  desk.keepPlace(place({ at: 2000 }));
  clock.increment(60_000);
  expect([operations(), queue.of('7'), actor.getSnapshot().value]).toEqual([[], [], 'idle']);
  desk.setIncognito(false);
  await eventually(() => expect(operations()).toEqual(['OwnReading']));
});

test('Incognito that is said in another tab holds here too.', async () => {
  const { actor, desk, plug } = begin();
  plug(LAN);
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  localStorage.setItem('futago.incognito', '1');
  dispatchEvent(new StorageEvent('storage', { key: 'futago.incognito' }));
  expect(actor.getSnapshot().context.isIncognito).toBe(true);
  desk.setIncognito(true);
  localStorage.removeItem('futago.incognito');
  dispatchEvent(new StorageEvent('storage', { key: 'futago.incognito' }));
  expect([actor.getSnapshot().context.isIncognito, desk.isIncognito()]).toEqual([false, false]);
});

test('What another device read goes with its reader; what was read here stays.', async () => {
  const { desk, plug, become, operations } = begin([{ ...positionOf('brought'), rereadSince: null }]);
  const seen: (number | undefined)[] = [];
  const stop = desk.onTaken(() => seen.push(desk.places.ofChapter('brought')?.progress));
  plug(LAN);
  await eventually(() => expect(seen.at(-1)).toBe(0.9));
  expect(operations()).toEqual(['OwnReading']);
  desk.keepPlace(place({ chapterId: 'here' }));
  become(null);
  await eventually(() => expect(seen.at(-1)).toBeUndefined());
  expect([desk.places.ofChapter('brought'), desk.places.ofChapter('here')?.progress]).toEqual([null, 0.5]);
  stop();
});

test('How far the reader came goes along with their place, and comes from another device where they went back.', async () => {
  const { actor, clock, desk, plug, become, sent, operations } = begin([{ ...positionOf('elsewhere'), progress: 0.1, rereadSince: null }]);
  const reach = { workId: '12', contentHash: 'h1', isRead: false, at: 1000 };
  const came = () => [String(chapters), 'elsewhere'].map((chapterId) => desk.reach.ofChapter(chapterId)?.order);
  const readHere = (): void => {
    desk.keepPlace(place({ chapterId: 'elsewhere' }));
    desk.keepPlace(place());
  };
  readHere();
  desk.reach.keep({ ...reach, chapterId: 'elsewhere', order: 2 });
  desk.reach.keep({ ...reach, chapterId: String(chapters), order: 4 });
  plug(LAN);
  await eventually(() => expect(came()).toEqual([4, 6]));
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  readHere();
  clock.increment(3000);
  await eventually(() => expect(operations()).toEqual(['OwnReading', 'SavePositions']));
  expect(sent[1]?.variables).toMatchObject({
    positions: [
      { chapterId: 'elsewhere', order: 2, reach: 6 },
      { order: 2, reach: 4 },
    ],
  });
  become(null);
  await eventually(() => expect(came()).toEqual([4, undefined]));
  expect(desk.places.ofChapter('elsewhere')?.progress).toBe(0.5);
});

test('What is taken out of the history is forgotten by the server too, and comes back with an undo.', async () => {
  const { desk, plug, clock, operations } = begin();
  plug(LAN);
  await eventually(() => expect(operations()).toEqual(['OwnReading']));
  desk.keepPlace(place());
  const places = desk.places.all();
  desk.places.forgetWork('12');
  clock.increment(3000);
  await eventually(() => expect(operations()).toEqual(['OwnReading', 'ForgetPositions']));
  desk.places.add(places);
  clock.increment(3000);
  await eventually(() => expect(operations()).toEqual(['OwnReading', 'ForgetPositions', 'SavePositions']));
});

test('A page that is hidden sends at once what waits.', async () => {
  const { actor, desk, plug, operations } = begin();
  plug(LAN);
  await eventually(() => expect(actor.getSnapshot().value).toBe('idle'));
  desk.keepPlace(place());
  expect(actor.getSnapshot().value).toEqual({ waiting: 'resting' });
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(operations()).toEqual(['OwnReading', 'SavePositions']);
});
