import type { PlaceSignal } from '../place-signal.ts';
import { isEndShown, showEnd } from './end-shown.ts';
import { pageEdge, pagesIn, showPageEdge, type ShowPage } from './page-edge.ts';
import type { Edge } from './surviving-place.ts';
import { blocksOf, isTextPast, lastEdge, showTextEdge, textEdge, textMark } from './text-edge.ts';
import { isInPages, isInWindow } from './text-frame.ts';

/** What a reader's place is found in: the blocks of a text, or the pages of a comic. */
export interface Content {
  readonly ids: readonly string[];
  /** False once the chapter has left the page. */
  readonly isShown: () => boolean;
  readonly edge: () => Edge;
  /** Null in a comic without pages. */
  readonly last: () => Edge | null;
  /** A text of which a page is shown at a time. */
  readonly isInPages: () => boolean;
  /** All of it has passed the reading edge. */
  readonly isBeyond: () => boolean;
  /** Changes when the content is moved. */
  readonly mark: () => number;
  /** False where it did not try to. */
  readonly show: (edge: Edge) => boolean;
  /** Likewise of what comes after the edge of a reader who was beyond it; where they still are, nothing is tried. */
  readonly showPast: (edge: Edge) => boolean;
}

/** Of the chapter that is on the page. */
export function contentOf(signal: Pick<PlaceSignal, 'beginning'>, showPage: ShowPage): Content {
  const blocks = blocksOf(document);
  if (blocks.length > 0) {
    const ids = blocks.map((block) => block.dataset['block'] ?? '');
    return {
      ids,
      isShown: () => isShown(blocks),
      edge: () => textEdge(blocks),
      last: () => lastEdge(blocks),
      isInPages: () => isShownInPages(blocks),
      isBeyond: () => isBeyond(blocks),
      mark: () => textMark(blocks),
      show: (edge) => isSame(textEdge(blocks), edge) || showTextEdge(blocks, edge),
      showPast: (edge) => showPast(blocks, edge, showPage),
    };
  }
  const pages = pagesIn(document);
  const ids = pages.map((page) => page.dataset['page'] ?? '');
  return {
    ids,
    isShown: () => isShown(pages),
    edge: () => pageEdge(pages, signal.beginning),
    last: () => (pages.length > 0 ? { index: pages.length - 1, offset: 0 } : null),
    isInPages: () => false,
    isBeyond: () => false,
    mark: () => Number.NaN,
    show: (edge) => {
      showPageEdge(pages, edge, showPage);
      return true;
    },
    showPast: () => false,
  };
}

/** A text that is set otherwise may lie at its beginning again. In pages it lies beside what comes after it, where nobody sees it. */
function showPast(blocks: readonly HTMLElement[], edge: Edge, showPage: ShowPage): boolean {
  const text = blocks[0]?.closest<HTMLElement>('[lang]');
  if (!text) return false;
  const isSeen = isTextPast(blocks) || isEndShown();
  if (!isSeen || isInPages(text)) showTextEdge(blocks, edge);
  if (!isSeen) showEnd(text, showPage);
  return true;
}

/** In pages, and beside a vertical text, what comes after it fills the window. */
function isBeyond(blocks: readonly HTMLElement[]): boolean {
  const text = blocks[0]?.closest<HTMLElement>('[lang]');
  return isTextPast(blocks) || (!!text && !isInWindow(text) && isEndShown());
}

function isShownInPages([first]: readonly HTMLElement[]): boolean {
  const text = first?.closest<HTMLElement>('[lang]');
  return !!text && isInPages(text);
}

/** Then its line stands where the reader has put it, which may be a little beyond the reading edge. */
function isSame(one: Edge, other: Edge): boolean {
  return one.index === other.index && one.offset === other.offset;
}

function isShown([first]: readonly HTMLElement[]): boolean {
  return first?.isConnected === true;
}
