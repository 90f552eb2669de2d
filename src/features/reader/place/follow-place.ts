import type { PlaceSignal } from '../place-signal.ts';
import { READ_FROM, type KeptPlace } from './kept-place.ts';
import { pageEdge, pagesIn, showPageEdge, type ShowPage } from './page-edge.ts';
import { anchorOf, survivingEdge, type Edge } from './surviving-place.ts';
import { blocksOf, showTextEdge, textEdge, textMark } from './text-edge.ts';

/** Milliseconds of rest after which a place is kept. */
const REST = 150;
/** Milliseconds in which the browser brings back its own scroll position. */
const RELOAD_LASTS = 5000;

export interface FollowedReading {
  readonly signal: PlaceSignal;
  readonly showPage: ShowPage;
}

export interface FollowedChapter {
  readonly workId: string;
  readonly chapterId: string;
  readonly contentHash: string;
}

export interface PlaceKeeper {
  /** What was kept of this chapter; null where nothing was. */
  readonly kept: KeptPlace | null;
  readonly keep: (place: KeptPlace) => void;
}

/**
 * Brings the reader to where they were, keeps where they are, and holds that place while the text is set anew: what was
 * at the reading edge stays there until the reader moves. Returns what ends it, keeping the place once more.
 */
export function followPlace(reading: FollowedReading, chapter: FollowedChapter, { kept, keep }: PlaceKeeper): () => void {
  const content = contentOf(reading);
  let edge: Edge | null = null;
  let setting = settingOf();
  let mark = Number.NaN;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    setting = settingOf();
    if (edge === null) return;
    content.show(edge);
    mark = content.mark();
  };
  const note = (): void => {
    clearTimeout(resting);
    resting = undefined;
    if (!content.isShown()) return undefined;
    if (settingOf() !== setting) return hold();
    // Where nothing moved since, the exact place stands, not the beginning of its line or page.
    const now = content.mark();
    if (edge === null || now !== mark) edge = content.edge();
    mark = now;
    const anchor = anchorOf(content.ids, edge);
    if (anchor === null) return undefined;
    keep({ ...chapter, ...anchor, progress: reading.signal.place.progress, at: Date.now() });
  };
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(note, REST);
  };
  edge = kept !== null && isBegun(kept) && mayRestore(reading) ? survivingEdge(kept, content.ids) : null;
  hold();
  if (edge === null) rest();
  // Faces also come for words that the reader has just moved to: those are not taken away again.
  const settle = (): void => (content.mark() === mark ? hold() : undefined);
  const stop = watch({ rest, note, hold, settle, isSetAnew: () => settingOf() !== setting }, reading.signal);
  return () => {
    if (resting !== undefined) note();
    stop();
    clearTimeout(resting);
  };
}

interface Watching {
  readonly rest: () => void;
  readonly note: () => void;
  readonly hold: () => void;
  /** Holds the place where nothing but the text itself moved. */
  readonly settle: () => void;
  readonly isSetAnew: () => boolean;
}

function watch({ rest, note, hold, settle, isSetAnew }: Watching, signal: PlaceSignal): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const look = (): void => (isSetAnew() ? hold() : undefined);
  const resizing = new ResizeObserver(look);
  const text = document.querySelector('[data-block]')?.closest('[lang]');
  if (text) resizing.observe(text);
  // A text that is vertical or in pages scrolls in a box of its own.
  addEventListener('scroll', rest, { ...options, capture: true });
  addEventListener('pagehide', note, options);
  document.fonts.addEventListener('loadingdone', settle, options);
  const unsubscribe = signal.subscribe(rest);
  return () => {
    listening.abort();
    resizing.disconnect();
    unsubscribe();
  };
}

interface Content {
  readonly ids: readonly string[];
  /** False once the chapter has left the page. */
  readonly isShown: () => boolean;
  readonly edge: () => Edge;
  /** Changes when the content is moved. */
  readonly mark: () => number;
  readonly show: (edge: Edge) => void;
}

function contentOf({ signal, showPage }: FollowedReading): Content {
  const blocks = blocksOf(document);
  if (blocks.length > 0) {
    const ids = blocks.map((block) => block.dataset['block'] ?? '');
    return {
      ids,
      isShown: () => isShown(blocks),
      edge: () => textEdge(blocks),
      mark: () => textMark(blocks),
      show: (edge) => showTextEdge(blocks, edge),
    };
  }
  const pages = pagesIn(document);
  const ids = pages.map((page) => page.dataset['page'] ?? '');
  return {
    ids,
    isShown: () => isShown(pages),
    edge: () => pageEdge(pages, signal.place.position),
    mark: () => Number.NaN,
    show: (edge) => showPageEdge(pages, edge, showPage),
  };
}

function isShown([first]: readonly HTMLElement[]): boolean {
  return first?.isConnected === true;
}

/** What decides where the lines of a text break. Pages keep their own place. */
function settingOf(): string {
  const text = document.querySelector('[data-block]')?.closest<HTMLElement>('[lang]');
  if (!text) return '';
  const { fontSize, lineHeight, fontFamily } = getComputedStyle(text);
  return [document.documentElement.clientWidth, innerHeight, fontSize, lineHeight, fontFamily, ...Object.values(text.dataset)].join('|');
}

/** Who finished a chapter and opens it again reads it again. */
function isBegun({ progress }: KeptPlace): boolean {
  return progress < READ_FROM;
}

/** Not where the address names a place of its own, nor where the reader has already moved; what moves after a reload is the browser. */
function mayRestore({ signal }: FollowedReading): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBrowsers = arrival !== undefined && arrival.type !== 'navigate' && performance.now() < RELOAD_LASTS;
  return location.hash === '' && (signal.place.motion === 0 || isBrowsers);
}
