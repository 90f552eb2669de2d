import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { parseHistoryEntry, type HistoryEntry } from '#src/features/history/history-entry.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { ReadingDesk, SiteContext } from '#src/routes/-site-context.ts';

const INCOGNITO = 'futago.incognito';

/** A place that was just kept. */
export interface NewsOfPlace {
  readonly place: KeptPlace;
  /** The reader has gone back behind the place that was kept of the chapter before. */
  readonly isRereading: boolean;
}

export interface OpenDesk extends ReadingDesk {
  readonly places: ReadingDesk['places'] & Pick<KeptPlaces<KeptPlace>, 'replace' | 'forgetChapters'>;
  /** Told of every place that is kept, those first that were kept before anybody listened. For one listener. */
  readonly onKept: (listener: (news: NewsOfPlace) => void) => void;
  readonly onIncognito: (listener: () => void) => void;
  /** Told of a work that was taken out of what is kept; null for everything. For one listener. */
  readonly onForgotten: (listener: (workId: string | null) => void) => void;
  /** Tells those who listen by `onTaken`. */
  readonly tellTaken: () => void;
}

let opened: OpenDesk | undefined;

/** The same for the whole page view: what storage refuses is remembered by it. */
export function readingDesk(language: SiteContext['language']): OpenDesk {
  return (opened ??= openDesk(language));
}

/** What this browser keeps of what is read. While the reader is incognito nothing is added to it. */
function openDesk(language: SiteContext['language']): OpenDesk {
  const places = new KeptPlaces(parseKeptPlace);
  const unheard: (string | null)[] = [];
  let tellForgotten = (workId: string | null): void => void unheard.push(workId);
  const history = new ReadingHistory<HistoryEntry>({ language, parse: parseHistoryEntry });
  const kept = newsOfPlaces(places);
  const incognito = incognitoChoice();
  const taken = new Set<() => void>();
  return {
    places: placesOf(places, kept, (workId) => tellForgotten(workId)),
    history,
    ...incognito,
    keepPlace: (place) => {
      if (!incognito.isIncognito()) kept.keep(place);
    },
    noteOpened: async (entry) => {
      if (!incognito.isIncognito()) await history.save(entry);
    },
    addPlaces: (given) => kept.add(given.map(parseKeptPlace).filter((place) => place !== null)),
    onKept: kept.onKept,
    onForgotten: (listener) => {
      tellForgotten = listener;
      for (const workId of unheard.splice(0)) listener(workId);
    },
    onTaken: (listener) => {
      taken.add(listener);
      return () => taken.delete(listener);
    },
    tellTaken: () => {
      for (const listener of taken) listener();
    },
  };
}

type News = Pick<OpenDesk, 'onKept'> &
  Readonly<Record<'keep', (place: KeptPlace) => void> & Record<'add', (places: readonly KeptPlace[]) => void>>;

/** What the reader does to their places is heard of; what is brought to them is not. */
function placesOf(places: KeptPlaces<KeptPlace>, news: News, onForgotten: (workId: string | null) => void): OpenDesk['places'] {
  return {
    all: () => places.all(),
    ofChapter: (chapterId) => places.ofChapter(chapterId),
    ofWork: (workId) => places.ofWork(workId),
    add: news.add,
    replace: (given) => places.replace(given),
    forgetChapters: (chapterIds) => places.forgetChapters(chapterIds),
    forgetWork: (workId) => {
      places.forgetWork(workId);
      onForgotten(workId);
    },
    clear: () => {
      places.clear();
      onForgotten(null);
    },
  };
}

function incognitoChoice(): Pick<OpenDesk, 'isIncognito' | 'setIncognito' | 'onIncognito'> {
  const listeners: (() => void)[] = [];
  let unkept = false;
  return {
    isIncognito: () => {
      try {
        return unkept || localStorage.getItem(INCOGNITO) === '1';
      } catch {
        return unkept;
      }
    },
    setIncognito: (wanted) => {
      unkept = wanted;
      try {
        if (wanted) localStorage.setItem(INCOGNITO, '1');
        else localStorage.removeItem(INCOGNITO);
      } catch {
        // Denied or full: it holds for this page.
      }
      for (const listener of listeners) listener();
    },
    onIncognito: (listener) => {
      listeners.push(listener);
      // Said in another tab.
      addEventListener('storage', ({ key }) => (key === INCOGNITO || key === null ? listener() : undefined));
    },
  };
}

function newsOfPlaces(places: KeptPlaces<KeptPlace>): News {
  const unheard = new Map<string, NewsOfPlace>();
  let tell = (news: NewsOfPlace): void => {
    const { chapterId } = news.place;
    unheard.set(chapterId, { ...news, isRereading: news.isRereading || unheard.get(chapterId)?.isRereading === true });
  };
  let last: KeptPlace | null = null;
  return {
    keep: (place) => {
      const before = last?.chapterId === place.chapterId ? last : places.ofChapter(place.chapterId);
      places.keep(place);
      last = place;
      tell({ place, isRereading: before !== null && before.progress > place.progress });
    },
    add: (given) => {
      places.add(given);
      last = null;
      for (const place of given) tell({ place, isRereading: false });
    },
    onKept: (listener) => {
      tell = listener;
      for (const news of unheard.values()) listener(news);
      unheard.clear();
    },
  };
}
