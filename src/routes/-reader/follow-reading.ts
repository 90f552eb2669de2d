import type { AnyRouter } from '@tanstack/react-router';
import { READ_FROM } from '#graphql/document/limits.ts';
import type { ChapterParts } from '#src/features/reader/chapter-parts.ts';
import type { HistoryEntry, NamedChapter } from '#src/features/history/history-entry.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import { followReach } from '#src/features/reader/place/follow-reach.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { showLinked } from '#src/features/reader/place/show-linked.ts';
import type { Place } from '#src/features/reader/place-signal.ts';
import { followLinks } from './follow-links.ts';
import type { SiteContext } from '../-site-context.ts';
import { type AskingSite, leadToTwins, type TwinnedChapter } from './twin-passages.ts';

export interface OpenedChapter {
  readonly id: string;
  readonly number: string;
  readonly title: string | null;
  readonly contentHash: string;
  readonly work: {
    readonly id: string;
    readonly title: string;
    readonly isSensitive: boolean;
    readonly cover: Omit<NonNullable<HistoryEntry['cover']>, 'isVeiled'> | null;
  };
  readonly next: NamedChapter | null;
  readonly twins: TwinnedChapter['twins'];
}

interface Reading extends Pick<SiteContext, 'reading' | 'steer'>, AskingSite {
  readonly router: Pick<AnyRouter, 'subscribe'>;
}
let isFirst = true;

type Opened = Parameters<NonNullable<ChapterParts['onRead']>>;

/**
 * Gives the chapter's helm to its statechart, brings the reader back to their place in the chapter, keeps it and how
 * far they came from then on, and notes the chapter in the history.
 */
export async function followReading(site: Reading, opened: OpenedChapter, [signal, showPage, left]: Opened): Promise<void> {
  const { reading, steer, router } = site;
  void steer.then((begin) => begin(opened, signal.helm, left));
  const isAgain = isFirst && isLoadedAgain();
  isFirst = false;
  const { id, number, title, contentHash, work, next } = opened;
  const desk = await reading();
  if (left.aborted) return;
  const chapter = { workId: work.id, chapterId: id, contentHash };
  const { kept, onGo } = desk.openChapter(id, left);
  const reach = desk.reach.ofChapter(id);
  const isLed = location.hash !== '' || hasLeft(signal.place);
  let isRead = isFinished(kept);
  const reached = followReach(signal, { reach: reach?.contentHash === contentHash ? reach : null, place: kept, isLed }, (order) =>
    desk.reach.keep({ ...chapter, order, isRead, at: Date.now() }),
  );
  const following = followPlace({ signal, showPage }, chapter, {
    kept,
    isReturn: isAgain || desk.isReturn(),
    keep: (place) => {
      desk.keepPlace(place);
      isRead ||= isFinished(place);
      reached.restAt(place.order);
    },
  });
  if (!following.isRestored && !hasLeft(signal.place)) showLinked(showPage, following);
  followLinks(router, { signal, showPage }, following, left);
  onGo(following.show);
  leadToTwins(site, opened, signal, left);
  left.addEventListener('abort', following.stop, { once: true });
  left.addEventListener('abort', reached.stop, { once: true });
  const cover = work.cover && { ...work.cover, isVeiled: work.isSensitive };
  const entry = { id: work.id, title: work.title, chapter: { id, number, title }, next, cover, reading_at: Date.now() };
  // A browser that keeps no history: reading goes on all the same, and the page of the history says so.
  await desk.noteOpened(entry).catch(() => undefined);
}

function isFinished(place: Pick<KeptPlace, 'progress'> | null): boolean {
  return place !== null && place.progress >= READ_FROM;
}

/** Whether the page was loaded with this chapter, by a reload or by the browser's history, which lead to where it was left. */
function isLoadedAgain(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.type !== 'navigate' && new URL(arrival.name).pathname === location.pathname;
}

/** Whether the reader went on before anybody looked. */
function hasLeft({ motion }: Place): boolean {
  return motion !== 0 || scrollY > innerHeight || Math.abs(scrollX) > innerWidth;
}
