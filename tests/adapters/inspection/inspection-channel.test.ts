import { afterEach, expect, test, vi } from 'vitest';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { PageWatcher, WatchedPage, type WatchedRecords } from '#src/adapters/inspection/inspection-channel.ts';

const started: InspectionRecord = { kind: 'actor', at: 1, actor: 'x:0', name: 'app', machine: 'app', parent: null };
const told: InspectionRecord = { kind: 'event', at: 2, actor: 'x:0', from: null, event: { type: 'page.shown' } };
const watchers: PageWatcher[] = [];

function watch(): { readonly seen: WatchedRecords[]; readonly watcher: PageWatcher } {
  const seen: WatchedRecords[] = [];
  const watcher = new PageWatcher(({ records, isNewPage }) => seen.push({ records: [...records], isNewPage }));
  watchers.push(watcher);
  return { seen, watcher };
}

afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close();
});

test('A watcher that comes late gets everything from the first record on, then each new one.', async () => {
  const page = new WatchedPage(() => undefined);
  page.tell(started);
  const { seen, watcher } = watch();
  watcher.start();
  await vi.waitFor(() => expect(seen).toEqual([{ records: [started], isNewPage: true }]));
  page.tell(told);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ records: [started, told], isNewPage: false }));
  page.close();
});

test('The page that spoke last is watched, from an empty list on, and is the only one that hears the watcher.', async () => {
  const heard: string[] = [];
  const [first, second] = [
    new WatchedPage((actor) => heard.push(`first ${actor}`)),
    new WatchedPage((actor, event) => heard.push(`second ${actor} ${event.type}`)),
  ];
  const { seen, watcher } = watch();
  first.tell(started);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  second.tell(told);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ records: [told], isNewPage: true }));
  watcher.send('x:0', { type: 'page.hidden' });
  await vi.waitFor(() => expect(heard).toEqual(['second x:0 page.hidden']));
  first.close();
  second.close();
});

test('A watcher that watches nothing sends nothing.', () => {
  const { watcher } = watch();
  expect(() => watcher.send('x:0', { type: 'page.hidden' })).not.toThrow();
});
