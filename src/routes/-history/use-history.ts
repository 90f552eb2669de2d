import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '#src/features/history/history-entry.ts';
import type { HistoryIntent, HistoryNews, HistoryView } from '#src/features/history/history-view.ts';
import { whenOverlooked } from './overlooked.ts';
import { useOnward } from './use-onward.ts';
import type { ReadingDesk } from '../-site-context.ts';

interface Removed {
  readonly entry: HistoryEntry;
  readonly places: ReturnType<ReadingDesk['places']['all']>;
  readonly reaches: readonly NonNullable<ReturnType<ReadingDesk['reach']['ofChapter']>>[];
}

interface Actions {
  readonly desk: ReadingDesk;
  readonly view: HistoryView;
  readonly removed: { current: Removed | null };
}

const UNREAD: HistoryView = { entries: null, now: 0, isIncognito: false, news: null };

/** The history of this browser, and what is done to it. What the view says has been committed. */
export function useHistory(): readonly [HistoryView, (intent: HistoryIntent) => void] {
  const { reading } = useRouteContext({ from: '__root__' });
  const [view, setView] = useState(UNREAD);
  const removed = useRef<Removed | null>(null);
  const show = useCallback(async (news: HistoryNews | null) => setView(await viewOf(await reading(), news)), [reading]);
  useEffect(() => {
    void show(null);
    // What the reader was told stays; that nothing could be read does not.
    const renew = async (): Promise<void> => {
      const fresh = await viewOf(await reading(), null);
      setView((before) => ({ ...fresh, news: before.entries === null ? fresh.news : (fresh.news ?? before.news) }));
    };
    const look = (): void => void renew();
    const stopping = reading().then((desk) => [whenOverlooked(desk, look), desk.onIncognito(look)]);
    return () => void stopping.then((stops) => stops.forEach((stop) => stop()));
  }, [show, reading]);
  const act = (intent: HistoryIntent): void => {
    if (intent.type === 'incognito.changed') setView((before) => ({ ...before, isIncognito: intent.isIncognito }));
    const done = reading().then((desk) => carryOut(intent, { desk, view, removed }));
    void done.catch(newsOf).then(show);
  };
  return [{ ...view, entries: useOnward(view.entries) }, act];
}

async function viewOf(desk: ReadingDesk, news: HistoryNews | null): Promise<HistoryView> {
  const common = { now: Date.now(), isIncognito: desk.isIncognito() };
  try {
    const entries = await desk.history.list();
    const progress = new Map(desk.places.all().map((place) => [place.chapterId, place.progress]));
    const shown = entries.map((entry) => ({ ...entry, progress: progress.get(entry.chapter.id) ?? null }));
    return { ...common, entries: shown, news };
  } catch (error) {
    return { ...common, entries: null, news: newsOf(error) };
  }
}

/** What the reader is told then. */
async function carryOut(intent: HistoryIntent, { desk, view, removed }: Actions): Promise<HistoryNews | null> {
  switch (intent.type) {
    case 'entry.removed':
      removed.current = await remove(intent.id, { view, desk, removed });
      return removed.current && { kind: 'removed', title: removed.current.entry.title };
    case 'removal.undone':
      if (removed.current !== null) await bringBack(removed.current, desk);
      removed.current = null;
      return null;
    case 'history.cleared':
      await desk.history.clear();
      desk.places.clear();
      return null;
    case 'history.exported':
      save(await desk.writeFile());
      return view.news;
    case 'history.imported': {
      const { entries, places } = desk.readFile(await intent.file.text());
      const count = await desk.history.add(entries);
      desk.addPlaces(places);
      return { kind: 'imported', count };
    }
    case 'incognito.changed':
      desk.setIncognito(intent.isIncognito);
      return view.news;
    case 'news.dismissed':
      return null;
  }
}

/** Pressed again before it is seen to be gone, an entry keeps for the undo what went with it. */
async function remove(id: string, { view, desk, removed }: Actions): Promise<Removed | null> {
  const shown = view.entries?.find((entry) => entry.id === id);
  if (shown === undefined) return null;
  const { progress: _progress, ...entry } = shown;
  if (removed.current?.entry.id === id && removed.current.entry.reading_at === entry.reading_at) return removed.current;
  const places = desk.places.all().filter(({ workId }) => workId === id);
  const reaches = places.map(({ chapterId }) => desk.reach.ofChapter(chapterId)).filter((reach) => reach !== null);
  await desk.history.remove(id);
  desk.places.forgetWork(id);
  return { entry, places, reaches };
}

/** What was read of the work since, in another tab, stays. */
async function bringBack({ entry, places, reaches }: Removed, desk: ReadingDesk): Promise<void> {
  await desk.history.add([entry]);
  desk.places.add(places);
  for (const reach of reaches) if (desk.reach.ofChapter(reach.chapterId) === null) desk.reach.keep(reach);
}

function newsOf(error: unknown): HistoryNews {
  const { name, message } = error instanceof Error ? error : new Error();
  if (name === 'NoHistoryFile') return { kind: 'notAFile' };
  if (name === 'TwinsHistoryFile') return { kind: 'twins' };
  return { kind: message === 'IndexedDB not supported' ? 'unsupported' : 'failed' };
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'futago-history.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
