import { ReadingHistory } from '#src/adapters/history/reading-history.ts';
import { IncognitoChoice } from '#src/adapters/incognito/incognito-choice.ts';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { widened } from '#src/adapters/reading/further-reach.ts';
import { countView } from '#src/adapters/views/count-view.ts';
import { keepingCover, parseHistoryEntry, type HistoryEntry } from '#src/features/history/history-entry.ts';
import { readHistoryFile, writeHistoryFile } from '#src/features/history/history-file.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { parseReach, type KeptReach } from '#src/features/reader/place/reach.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import type { ReadingDesk, SiteContext } from '#src/routes/-site-context.ts';
import { type NewsOfPlace, PlaceNews } from './place-news.ts';

const ENTRY_KEY = '__TSR_key';

export interface OpenDesk extends ReadingDesk {
  readonly places: ReadingDesk['places'] & Pick<KeptPlaces<KeptPlace>, 'replace' | 'forgetChapters'>;
  /** What of it stays in this browser; to which what other devices know is brought. */
  readonly keptReach: Pick<KeptPlaces<KeptReach>, 'all' | 'replace' | 'forgetChapters'>;
  /** Told of every place that is kept, those first that were kept before anybody listened. For one listener. */
  readonly onKept: (listener: (news: NewsOfPlace) => void) => void;
  /** The reader was incognito until they came to this page. */
  readonly wasLifted: boolean;
  /** What of it goes along to the twin site. */
  readonly incognitoMark: () => string;
  /** Told of a work that was taken out of what is kept; null for everything. For one listener. */
  readonly onForgotten: (listener: (workId: string | null) => void) => void;
  /** Told of a place that came from elsewhere while its chapter is open, and of null once nothing is offered any more. */
  readonly onOffered: (listener: (offered: KeptPlace | null) => void) => void;
  readonly answerOffer: (answer: 'go' | 'stay') => void;
  /** Tells those who listen by `onTaken`. */
  readonly tellTaken: () => void;
}

export type Origins = Readonly<Record<SiteContext['language'], Pick<SiteContext['sites']['vi'], 'origin'>>>;

let opened: OpenDesk | undefined;

/** The same for the whole page view: what storage refuses is remembered by it. */
export function readingDesk(language: SiteContext['language'], sites: Origins): OpenDesk {
  return (opened ??= openDesk(language, sites[twinOf(language)].origin));
}

/** What this browser keeps of what is read. While the reader is incognito nothing is added to it. */
function openDesk(language: SiteContext['language'], twinOrigin: string): OpenDesk {
  const places = new KeptPlaces(parseKeptPlace);
  const reaches = new KeptPlaces<KeptReach>(parseReach, undefined, 'futago.reach');
  const forgetting = newsOfForgetting();
  const history = new ReadingHistory<HistoryEntry>({ language, parse: parseHistoryEntry, keeping: keepingCover });
  const news = new PlaceNews(places);
  const incognito = new IncognitoChoice(window, twinOrigin);
  const { forget: forgetReach, keptReach, ...reach } = reachOf(reaches, incognito);
  const forget: Forget = (workId) => {
    forgetReach(workId);
    forgetting.tell(workId);
  };
  return {
    places: placesOf({ places, reaches }, news, forget),
    reach,
    keptReach,
    history,
    ...incognitoOf(incognito),
    isReturn: followReturns(),
    keepPlace: (place) => {
      if (!incognito.isIncognito()) news.keep(place);
    },
    noteOpened: async (entry) => {
      if (incognito.isIncognito()) return;
      countView(entry.chapter.id);
      await history.save(entry);
    },
    ...fileOf({ language, history, places }),
    addPlaces: (given) => news.add(given.map(parseKeptPlace).filter((place) => place !== null)),
    openChapter: (chapterId, left) => news.open(chapterId, left),
    onKept: (listener) => news.onKept(listener),
    onOffered: (listener) => news.onOffered(listener),
    answerOffer: (answer) => news.answer(answer),
    onForgotten: forgetting.onForgotten,
    ...newsOfTaken(() => news.look()),
  };
}

interface FileParts extends Pick<Kept, 'places'> {
  readonly language: SiteContext['language'];
  readonly history: OpenDesk['history'];
}

function fileOf({ language, history, places }: FileParts): Pick<OpenDesk, 'writeFile' | 'readFile'> {
  return {
    writeFile: async () => writeHistoryFile({ language, entries: await history.list(), places: places.all() }),
    readFile: (text) => readHistoryFile(text, language),
  };
}

function newsOfTaken(look: () => void): Pick<OpenDesk, 'onTaken' | 'tellTaken'> {
  const taken = new Set<() => void>();
  return {
    onTaken: (listener) => {
      taken.add(listener);
      return () => taken.delete(listener);
    },
    tellTaken: () => {
      look();
      for (const listener of taken) listener();
    },
  };
}

/** An entry of the browser's history keeps the key that the router gave it. */
function followReturns(): () => boolean {
  let returnedTo: unknown;
  addEventListener('popstate', ({ state }) => (returnedTo = keyOf(state)));
  return () => returnedTo !== undefined && returnedTo === keyOf(history.state);
}

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, ENTRY_KEY) : undefined;
}

interface Kept {
  readonly places: KeptPlaces<KeptPlace>;
  readonly reaches: KeptPlaces<KeptReach>;
}

/** What the reader does to their places is heard of; what is brought to them is not. */
function placesOf({ places, reaches }: Kept, news: PlaceNews, onForgotten: Forget): OpenDesk['places'] {
  return {
    all: () => places.all(),
    ofChapter: (chapterId) => places.ofChapter(chapterId),
    ofWork: (workId) => places.ofWork(workId),
    add: (given) => news.add(given),
    replace: (given) => places.replace(given),
    forgetChapters: (chapterIds) => {
      places.forgetChapters(chapterIds);
      reaches.forgetChapters(chapterIds);
    },
    forgetWork: (workId) => {
      places.forgetWork(workId);
      reaches.forgetWork(workId);
      onForgotten(workId);
    },
    clear: () => {
      places.clear();
      reaches.clear();
      onForgotten(null);
    },
  };
}

function incognitoOf({ isIncognito, setIncognito, onIncognito, wasLifted, mark: incognitoMark }: IncognitoChoice) {
  return { isIncognito, setIncognito, onIncognito, wasLifted, incognitoMark };
}

/** While the reader is incognito, it holds for the page, and goes when they are so no more. */
function reachOf(
  reaches: KeptPlaces<KeptReach>,
  { isIncognito, onIncognito }: Pick<OpenDesk, 'isIncognito' | 'onIncognito'>,
): OpenDesk['reach'] & Pick<OpenDesk, 'keptReach'> & { readonly forget: Forget } {
  const unkept = new Map<string, KeptReach>();
  const listeners = new Set<() => void>();
  const forget: Forget = (gone) => {
    for (const [chapterId, { workId }] of unkept) if (gone === null || gone === workId) unkept.delete(chapterId);
  };
  onIncognito(() => (isIncognito() ? undefined : forget(null)));
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const ofChapter = (chapterId: string): KeptReach | null => unkept.get(chapterId) ?? reaches.ofChapter(chapterId);
  return {
    forget,
    all: () => [...unkept.values(), ...reaches.all()],
    ofChapter,
    keep: (told) => {
      const reach = widened(ofChapter(told.chapterId), told);
      if (isIncognito()) unkept.set(reach.chapterId, reach);
      else reaches.keep(reach);
      tell();
    },
    keptReach: toldOf(reaches, tell),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is brought to it, and taken away again, is told too. */
function toldOf(reaches: KeptPlaces<KeptReach>, tell: () => void): OpenDesk['keptReach'] {
  return {
    all: () => reaches.all(),
    replace: (taken) => {
      reaches.replace(taken);
      tell();
    },
    forgetChapters: (chapterIds) => {
      reaches.forgetChapters(chapterIds);
      tell();
    },
  };
}

type Forget = (workId: string | null) => void;

function newsOfForgetting(): { readonly tell: Forget } & Pick<OpenDesk, 'onForgotten'> {
  const unheard: (string | null)[] = [];
  let tellListener: Forget = (workId) => void unheard.push(workId);
  return {
    tell: (workId) => tellListener(workId),
    onForgotten: (listener) => {
      tellListener = listener;
      for (const workId of unheard.splice(0)) listener(workId);
    },
  };
}
