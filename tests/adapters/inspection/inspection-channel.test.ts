import { afterEach, expect, test, vi } from 'vitest';
import type { InspectionRecord, StateRecord } from '#machines/inspection/index.ts';
import { PageWatcher, WatchedPage, type WatchedRecords } from '#src/adapters/inspection/inspection-channel.ts';
import type { KeptRecords } from '#src/adapters/inspection/recent-records.ts';
import { eventually } from '#tests/support/eventually.ts';

const started: InspectionRecord = { kind: 'actor', at: 1, actor: 'x:0', name: 'app', machine: 'app', parent: null };
const told: InspectionRecord = { kind: 'event', at: 2, actor: 'x:0', from: null, event: { type: 'page.shown' } };
const reached: StateRecord = { kind: 'state', at: 2, actor: 'x:0', status: 'active', states: ['running'], context: null, taken: [] };
const watchers: PageWatcher[] = [];

interface Watching {
  readonly seen: Pick<WatchedRecords, 'records' | 'isNewPage'>[];
  readonly pages: () => readonly string[];
  readonly idOf: (address: string) => string;
  readonly watcher: PageWatcher;
}

function watch(): Watching {
  const seen: Pick<WatchedRecords, 'records' | 'isNewPage'>[] = [];
  let last: Pick<WatchedRecords, 'pages' | 'page'> = { pages: [], page: null };
  const watcher = new PageWatcher(({ records, isNewPage, pages, page }) => {
    seen.push({ records: [...records], isNewPage });
    last = { pages, page };
  });
  watchers.push(watcher);
  return {
    seen,
    pages: () => last.pages.map(({ id, address }) => (id === last.page ? `watched ${address}` : address)),
    idOf: (sought) => last.pages.find(({ address }) => address === sought)?.id ?? '',
    watcher,
  };
}

const pages: WatchedPage[] = [];

function openPage(address: string, heard: string[] = []): WatchedPage {
  const page = new WatchedPage({ send: (actor, event) => heard.push(`${address} ${actor} ${event.type}`), address: () => address });
  pages.push(page);
  return page;
}

afterEach(() => {
  for (const end of [...watchers.splice(0), ...pages.splice(0)]) end.close();
});

test('A watcher that comes late gets everything from the first record on, then each new one.', async () => {
  const page = openPage('/');
  page.tell(started);
  const { seen, watcher } = watch();
  watcher.start();
  await eventually(() => expect(seen).toEqual([{ records: [started], isNewPage: true }]));
  page.tell(told);
  await eventually(() => expect(seen.at(-1)).toEqual({ records: [started, told], isNewPage: false }));
});

test('The page that was loaded last is watched and alone hears the watcher, until another is chosen.', async () => {
  const heard: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const first = openPage('/first', heard);
  vi.setSystemTime(2000);
  const second = openPage('/second', heard);
  vi.useRealTimers();
  const { seen, pages: known, idOf, watcher } = watch();
  first.tell(started);
  await eventually(() => expect(known()).toEqual(['watched /first']));
  second.tell(told);
  await eventually(() => expect(seen.at(-1)).toEqual({ records: [told], isNewPage: true }));
  first.tell(told);
  watcher.send('x:0', { type: 'page.hidden' });
  await eventually(() => expect(heard).toEqual(['/second x:0 page.hidden']));
  expect(known()).toEqual(['/first', 'watched /second']);
  watcher.watch(idOf('/first'));
  expect(seen.at(-1)).toEqual({ records: [started, told], isNewPage: true });
});

test('A page that is left stays to be looked at until another is loaded; one that comes back tells all again.', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const first = openPage('/first');
  vi.useRealTimers();
  const { pages: known, watcher, seen } = watch();
  first.tell(started);
  await eventually(() => expect(known()).toEqual(['watched /first']));
  first.hide();
  first.show();
  first.hide();
  const second = openPage('/second');
  second.tell(told);
  await eventually(() => expect(known()).toEqual(['watched /second']));
  first.show();
  await eventually(() => expect(known()).toEqual(['watched /second', '/first']));
  expect(seen.at(-1)).toEqual({ records: [told], isNewPage: false });
  watcher.watch('no page');
  expect(known()).toEqual(['watched /second', '/first']);
});

test('Of a page that is watched for long, what still lives keeps its name and state; what has ended is forgotten.', async () => {
  const page = openPage('/');
  const state = (actor: string, status: StateRecord['status']): StateRecord => ({ ...reached, actor, status });
  const ended: InspectionRecord = { ...started, actor: 'x:1', name: 'readStoredLogin', parent: 'x:0' };
  const beginning = [started, { ...reached, states: ['starting'] }, ended, reached, state('x:1', 'done')];
  for (const record of beginning) page.tell(record);
  for (let count = beginning.length; count <= 20_000; count += 1) page.tell(told);
  const { seen, watcher } = watch();
  watcher.start();
  await eventually(() => expect(seen).toHaveLength(1));
  const kept = seen[0]?.records ?? [];
  expect(kept.length).toBeLessThan(20_000);
  expect(kept.filter(({ kind }) => kind !== 'event')).toEqual([started, reached]);
});

test('An inspector keeps no more of a page than the page itself, and knows how many records it has forgotten.', async () => {
  const page = openPage('/');
  let seen: KeptRecords = { records: [], forgotten: 0, first: 0 };
  watchers.push(new PageWatcher(({ records, forgotten, first }) => (seen = { records, forgotten, first })));
  for (const record of [started, reached]) page.tell(record);
  for (let count = 2; count <= 20_000; count += 1) page.tell(told);
  await eventually(() => expect(seen.forgotten).toBe(1998));
  expect([seen.records.length, seen.first]).toEqual([18_003, 2]);
  const late = watch();
  late.watcher.start();
  await eventually(() => expect(late.seen).toHaveLength(1));
  expect(late.seen[0]?.records).toEqual(seen.records);
});

test('What another inspector asks for changes nothing here.', async () => {
  const page = openPage('/');
  const { seen, watcher } = watch();
  page.tell(started);
  await eventually(() => expect(seen).toHaveLength(1));
  const other = watch();
  other.watcher.start();
  await eventually(() => expect(other.seen).toHaveLength(1));
  page.tell(told);
  await eventually(() => expect(seen.at(-1)?.records).toEqual([started, told]));
  expect(seen.map(({ isNewPage }) => isNewPage)).toEqual([true, false]);
  watcher.close();
});

test('A watcher that watches nothing sends nothing.', () => {
  const { watcher } = watch();
  expect(() => watcher.send('x:0', { type: 'page.hidden' })).not.toThrow();
});
