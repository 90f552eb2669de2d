import { measurePages, pageShown, scrolledBy, showTextPage } from '../novel/stages/text-pages.ts';

/** Pixels inside the window or the box at which the first line read is taken to stand. */
const EDGE = 12;

/** What a text is read through: the window, or a box of its own where it is vertical or in pages. */
export interface TextFrame {
  /** It has wholly gone before the reading edge. */
  readonly isPast: (rect: DOMRect) => boolean;
  /** Its beginning lies at the reading edge or after it. */
  readonly isAhead: (rect: DOMRect) => boolean;
  /** Brings its beginning to the reading edge, or the page with it into sight; false where nothing moved. */
  readonly bring: (rect: DOMRect) => boolean;
  /** Changes when the reader, or anything else, moves the text. */
  readonly mark: () => number;
}

/** The frame of a block as the style sheet has set it now. */
export function frameOf(block: Element): TextFrame {
  const text = block.closest<HTMLElement>('[data-novel]');
  if (text === null) return WINDOW;
  if (isInWindow(text)) return WINDOW;
  if (isInPages(text)) return pageFrame(text);
  const book = text.parentElement?.closest<HTMLElement>('[data-novel]');
  return book ? sidewaysFrame(book) : WINDOW;
}

/** Whether the window scrolls a text, so that its lines are as long whatever the height of that. */
export function isInWindow(text: HTMLElement): boolean {
  return !isInPages(text) && getComputedStyle(text).writingMode === 'horizontal-tb';
}

export function isInPages(text: HTMLElement): boolean {
  return getComputedStyle(text).columnCount !== 'auto';
}

const WINDOW: TextFrame = {
  isPast: ({ bottom }) => bottom <= EDGE,
  isAhead: ({ top }) => top >= EDGE,
  bring: ({ top }) => {
    const before = scrollY;
    // Rounded to where what stands before it is past.
    const distance = Math.ceil(top - EDGE);
    if (distance !== 0) scrollTo({ top: before + distance, behavior: 'instant' });
    return scrollY !== before;
  },
  mark: () => scrollY,
};

function sidewaysFrame(book: HTMLElement): TextFrame {
  const edge = book.getBoundingClientRect().right - EDGE;
  return {
    isPast: ({ left }) => left >= edge,
    isAhead: ({ right }) => right <= edge,
    bring: ({ right }) => {
      const before = book.scrollLeft;
      const distance = Math.floor(right - edge);
      if (distance !== 0) book.scrollTo({ left: before + distance, behavior: 'instant' });
      return book.scrollLeft !== before;
    },
    mark: () => book.scrollLeft,
  };
}

function pageFrame(text: HTMLElement): TextFrame {
  const pages = measurePages(text);
  const box = text.getBoundingClientRect();
  const { isVertical } = pages;
  const start = isVertical ? box.top : box.left;
  return {
    isPast: ({ right, bottom }) => (isVertical ? bottom : right) <= start,
    isAhead: ({ left, top }) => (isVertical ? top : left) >= start,
    bring: ({ left, top }) => {
      const before = pageShown(text, pages);
      const page = Math.floor(((isVertical ? top : left) - start + scrolledBy(text, pages)) / pages.pitch);
      if (page !== before) showTextPage(text, pages, page);
      return page !== before;
    },
    mark: () => Math.round(scrolledBy(text, pages)),
  };
}
