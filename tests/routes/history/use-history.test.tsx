import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { parseHistoryEntry, type HistoryEntry } from '#src/features/history/history-entry.ts';
import { readHistoryFile, writeHistoryFile } from '#src/features/history/history-file.ts';
import type { HistoryIntent, HistoryView } from '#src/features/history/history-view.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { KeptReach } from '#src/features/reader/place/reach.ts';
import { useHistory } from '#src/routes/-history/use-history.ts';
import type { ReadingDesk } from '#src/routes/-site-context.ts';
import { renderInSite } from '../render-in-site.tsx';

const entry = (chapterId: string, at: number): HistoryEntry => ({
  id: '8',
  title: 'Tiệm sách ngày mưa',
  chapter: { id: chapterId, number: chapterId, title: null },
  next: null,
  cover: null,
  reading_at: at,
});
const place = (chapterId: string, at: number, offset: number): KeptPlace => ({
  workId: '8',
  chapterId,
  contentHash: 'a',
  id: '4',
  offset,
  order: 3,
  count: 4,
  before: [],
  after: [],
  progress: 0.5,
  at,
});

beforeEach(async () => {
  localStorage.clear();
  await new Promise((resolve) => indexedDB.deleteDatabase('futago').addEventListener('success', resolve));
});

const readFile = (text: string) => readHistoryFile(text, 'vi');

/** The history screen's state over the browser's own storage, where chapter 11 of a work was read at 1000. */
async function open() {
  const history = new ReadingHistory<HistoryEntry>({ language: 'vi', parse: parseHistoryEntry });
  const places = new KeptPlaces<KeptPlace>(parseKeptPlace);
  const reached = new Map<string, KeptReach>();
  const reach = {
    ofChapter: (chapterId: string) => reached.get(chapterId) ?? null,
    keep: (kept: KeptReach) => void reached.set(kept.chapterId, kept),
    subscribe: () => () => undefined,
  };
  await history.save(entry('11', 1000));
  places.keep(place('11', 1000, 0.2));
  const writeFile = async () => writeHistoryFile({ language: 'vi', entries: await history.list(), places: places.all() });
  const incognito = { is: false, listeners: new Set<() => void>() };
  const desk = {
    history,
    places,
    reach,
    readFile,
    writeFile,
    isIncognito: () => incognito.is,
    onIncognito: (listener: () => void) => {
      incognito.listeners.add(listener);
      return () => incognito.listeners.delete(listener);
    },
    onTaken: () => () => undefined,
  } as unknown as ReadingDesk;
  const shown: { view: HistoryView | null; act: (intent: HistoryIntent) => void } = { view: null, act: () => undefined };
  function Screen() {
    const [view, act] = useHistory();
    Object.assign(shown, { view, act });
    return null;
  }
  const { show } = await renderInSite(Screen, { reading: () => Promise.resolve(desk), language: 'vi' });
  await expect.poll(() => shown.view?.entries?.length).toBe(1);
  const { act: press } = shown;
  press({ type: 'entry.removed', id: '8' });
  await expect.poll(() => shown.view?.news).toEqual({ kind: 'removed', title: 'Tiệm sách ngày mưa' });
  expect([await history.list(), places.all()]).toEqual([[], []]);
  return { history, places, shown, press, incognito, leave: () => show(null) };
}

test('An entry that was removed comes back with its place.', async () => {
  const { history, places, shown } = await open();
  shown.act({ type: 'removal.undone' });
  await expect.poll(() => shown.view?.news).toBe(null);
  expect([await history.list(), places.all()]).toEqual([[entry('11', 1000)], [place('11', 1000, 0.2)]]);
});

test('An entry whose button is pressed once more before it is seen to be gone comes back with its place all the same.', async () => {
  const { history, places, shown, press } = await open();
  const { view } = shown;
  press({ type: 'entry.removed', id: '8' });
  await expect.poll(() => shown.view).not.toBe(view);
  expect(shown.view?.news).toEqual({ kind: 'removed', title: 'Tiệm sách ngày mưa' });
  shown.act({ type: 'removal.undone' });
  await expect.poll(() => shown.view?.news).toBe(null);
  expect([await history.list(), places.all()]).toEqual([[entry('11', 1000)], [place('11', 1000, 0.2)]]);
  shown.act({ type: 'entry.removed', id: '8' });
  await expect.poll(async () => [await history.list(), places.all()]).toEqual([[], []]);
});

test('What was read of the work in another tab meanwhile outlives the undo: the newer entry, and the newer place of a chapter.', async () => {
  const { history, places, shown } = await open();
  await history.save(entry('12', 2000));
  places.keep(place('11', 1500, 0.7));
  places.keep(place('12', 2000, 0.1));
  shown.act({ type: 'removal.undone' });
  await expect.poll(() => shown.view?.news).toBe(null);
  expect(await history.list()).toEqual([entry('12', 2000)]);
  expect(shown.view?.entries?.map(({ chapter }) => chapter.id)).toEqual(['12']);
  expect(places.all()).toEqual([place('12', 2000, 0.1), place('11', 1500, 0.7)]);
});

test('What was read in another tab is shown when the reader comes back to this one, and what they were told stays.', async () => {
  const { history, shown } = await open();
  const before = shown.view?.now ?? 0;
  await history.save(entry('12', 2000));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => shown.view?.entries?.map(({ chapter }) => chapter.id)).toEqual(['12']);
  expect(shown.view?.news).toEqual({ kind: 'removed', title: 'Tiệm sách ngày mưa' });
  expect(shown.view?.now).toBeGreaterThan(before);
});

test('That the reader is incognito since another window said so stands here at once, though both are in sight.', async () => {
  const { shown, incognito, leave } = await open();
  const say = (is: boolean): void => {
    incognito.is = is;
    for (const listener of incognito.listeners) listener();
  };
  say(true);
  await expect.poll(() => shown.view?.isIncognito).toBe(true);
  expect(shown.view?.news).toEqual({ kind: 'removed', title: 'Tiệm sách ngày mưa' });
  say(false);
  await expect.poll(() => shown.view?.isIncognito).toBe(false);
  leave();
  await expect.poll(() => incognito.listeners.size).toBe(0);
});

const never = () => () => undefined;

test('A long history reads the kept places once, not once for every work.', async () => {
  const history = new ReadingHistory<HistoryEntry>({ language: 'vi', parse: parseHistoryEntry });
  const works = Array.from({ length: 60 }, (_, work) => ({ ...entry(String(100 + work), 1000 + work), id: String(work + 1) }));
  await history.add(works);
  const places = new KeptPlaces<KeptPlace>(parseKeptPlace);
  places.add(works.map(({ id, chapter }) => ({ ...place(chapter.id, 1000, 0), workId: id })));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  onTestFinished(() => read.mockRestore());
  const desk = { history, places, isIncognito: () => false, onIncognito: never, onTaken: never } as unknown as ReadingDesk;
  const shown: { view: HistoryView | null } = { view: null };
  function Screen() {
    [shown.view] = useHistory();
    return null;
  }
  await renderInSite(Screen, { reading: () => Promise.resolve(desk), language: 'vi' });
  await expect.poll(() => shown.view?.entries?.map(({ progress }) => progress)).toEqual(works.map(() => 0.5));
  expect(read.mock.calls.filter(([key]) => key === 'futago.places')).toHaveLength(1);
});
