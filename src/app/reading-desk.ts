import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { parseHistoryEntry, type HistoryEntry } from '#src/features/history/history-entry.ts';
import { parseKeptPlace } from '#src/features/reader/place/kept-place.ts';
import type { ReadingDesk, SiteContext } from '#src/routes/-site-context.ts';

const INCOGNITO = 'futago.incognito';

let opened: ReadingDesk | undefined;

/** The same for the whole page view: what storage refuses is remembered by it. */
export function readingDesk(language: SiteContext['language']): ReadingDesk {
  return (opened ??= openDesk(language));
}

/** What this browser keeps of what is read. While the reader is incognito nothing is added to it. */
function openDesk(language: SiteContext['language']): ReadingDesk {
  const places = new KeptPlaces(parseKeptPlace);
  const history = new ReadingHistory<HistoryEntry>({ language, parse: parseHistoryEntry });
  let unkept = false;
  const isIncognito = (): boolean => {
    try {
      return unkept || localStorage.getItem(INCOGNITO) === '1';
    } catch {
      return unkept;
    }
  };
  return {
    places,
    history,
    isIncognito,
    setIncognito: (wanted) => {
      unkept = wanted;
      try {
        if (wanted) localStorage.setItem(INCOGNITO, '1');
        else localStorage.removeItem(INCOGNITO);
      } catch {
        // Denied or full: it holds for this page.
      }
    },
    keepPlace: (place) => {
      if (!isIncognito()) places.keep(place);
    },
    noteOpened: async (entry) => {
      if (!isIncognito()) await history.save(entry);
    },
    addPlaces: (kept) => places.add(kept.map(parseKeptPlace).filter((place) => place !== null)),
  };
}
