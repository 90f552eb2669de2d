import { onGesture } from '../../gestures.ts';
import { blocksOf, textEdge } from '../../place/text-edge.ts';
import { showWords } from '../stages/show-words.ts';
import { markText } from '../text-marks.ts';
import { closeNote, openNote, passagesOf, type MarkedNote } from './passages.ts';
import { TextSearch, type Hit } from './text-search.ts';

/** How many places are marked at once; those nearest to the one that is looked at. */
const MOST_MARKS = 2000;

/** What was found, and the one of it that is looked at, from 1; 0 where nothing was found. */
export interface FoundCount {
  readonly count: number;
  readonly now: number;
}

const NOTHING: FoundCount = { count: 0, now: 0 };

/** Finds words in the chapter that stands on the page and in its notes, marks them and brings them into sight, until it is closed. */
export class ChapterFind {
  readonly #blocks = blocksOf(document);
  readonly #passages = passagesOf(this.#blocks);
  readonly #search = new TextSearch(this.#passages.map(({ words }) => words));
  /** The note that is open since something was found in it. */
  #note: MarkedNote | null = null;
  /** From here on the first hit of the next query is looked for. */
  #from: Pick<Hit, 'block' | 'start'>;
  #hits: readonly Hit[] = [];
  #now = 0;
  /** The reader has gone on from what they looked at. */
  #hasLeft = false;
  readonly #closing = new AbortController();

  constructor() {
    onGesture(({ target }) => {
      if (!(target instanceof Element) || target.closest('search') === null) this.#hasLeft = true;
    }, this.#closing.signal);
    const { index, offset } = textEdge(this.#blocks);
    this.#from = {
      block: Math.max(
        this.#passages.findIndex(({ block }) => block === index),
        0,
      ),
      start: offset,
    };
  }

  find(query: string): FoundCount {
    this.#hits = this.#search.find(query);
    const next = this.#hits.findIndex(({ block, start }) =>
      block === this.#from.block ? start >= this.#from.start : block > this.#from.block,
    );
    this.#now = Math.max(next, 0);
    return this.#look();
  }

  /** Goes round at both ends. */
  step(motion: 1 | -1): FoundCount {
    const { length } = this.#hits;
    if (length > 0) this.#now = (this.#now + motion + length) % length;
    return this.#look();
  }

  /** Brings what is looked at into sight again, where the text was set anew. A phone's bars that come and go look the same. */
  reveal(): void {
    if (this.#hasLeft) return;
    const hit = this.#hits[this.#now];
    const [range] = this.#rangesOf(hit);
    if (hit && range) this.#show(hit, range);
  }

  /** Takes the marks away; the keyboard goes on from what was looked at, unless something takes the focus. */
  close(): void {
    this.#closing.abort();
    markText('find', []);
    markText('find-now', []);
    const [range] = this.#note === null ? this.#rangesOf(this.#hits[this.#now]) : [rangeAround(this.#note.mark)];
    this.#turnTo(null);
    if (range) getSelection()?.collapse(range.startContainer, range.startOffset);
  }

  #look(): FoundCount {
    this.#hasLeft = false;
    const hit = this.#hits[this.#now];
    const first = Math.max(this.#now - MOST_MARKS / 2, 0);
    const near = this.#hits.slice(first, first + MOST_MARKS).filter((other) => other !== hit);
    markText(
      'find',
      near.flatMap((other) => this.#rangesOf(other)),
    );
    const ranges = this.#rangesOf(hit);
    markText('find-now', ranges);
    const [range] = ranges;
    this.#turnTo((hit && this.#passages[hit.block]?.note) ?? null);
    if (hit === undefined || range === undefined) return NOTHING;
    this.#from = hit;
    this.#show(hit, range);
    return { count: this.#hits.length, now: this.#now + 1 };
  }

  #show(hit: Hit, range: Range): void {
    const passage = this.#passages[hit.block];
    if (passage === undefined) return;
    const { block, note } = passage;
    showWords(this.#blocks, block, note?.start ?? hit.start, note === null ? range : rangeAround(note.mark));
    if (note !== null) {
      openNote(note);
      range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }

  #turnTo(note: MarkedNote | null): void {
    if (this.#note !== null && this.#note !== note) closeNote(this.#note);
    this.#note = note;
  }

  #rangesOf(hit: Hit | undefined): readonly Range[] {
    return hit === undefined ? [] : (this.#passages[hit.block]?.words.rangesOf(hit.start, hit.end) ?? []);
  }
}

function rangeAround(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
