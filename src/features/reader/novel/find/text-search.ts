import type { BlockText } from '../blocks/block-text.ts';
import { Folding, isLooseQuery, type Folded } from './folding.ts';

/** What was found: part of the text of one block, never empty. */
export interface Hit {
  /** Place of the block among those that are searched. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** A piece of a block in each of its spellings: a word with a reading has two. */
type Piece = readonly Folded[];

/** Finds words in a chapter, in the text or in the readings over it; what is found in a reading is the word under it. */
export class TextSearch {
  readonly #texts: readonly BlockText[];
  #exact: readonly (readonly Piece[])[] | undefined;
  #loose: readonly (readonly Piece[])[] | undefined;

  constructor(texts: readonly BlockText[]) {
    this.#texts = texts;
  }

  /** In the order of the text, none over another; nothing for a query without words. */
  find(query: string): readonly Hit[] {
    const isLoose = isLooseQuery(query);
    const wanted = new Folding(isLoose).fold(query).text.trim();
    if (wanted === '') return [];
    return this.#pieces(isLoose).flatMap((pieces, block) => apart(hitsIn(pieces, wanted)).map((hit) => ({ block, ...hit })));
  }

  #pieces(isLoose: boolean): readonly (readonly Piece[])[] {
    const folding = new Folding(isLoose);
    const fold = (): readonly (readonly Piece[])[] => this.#texts.map((text) => piecesOf(text, folding));
    return isLoose ? (this.#loose ??= fold()) : (this.#exact ??= fold());
  }
}

interface Found {
  readonly start: number;
  readonly end: number;
}

function piecesOf({ text, readings }: BlockText, folding: Folding): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number): Folded => moved(folding.fold(text.slice(from, to)), from);
  for (const { start, end, text: reading } of readings) {
    if (from < start) pieces.push([plain(start)]);
    from = start;
    const { text: said } = folding.fold(reading);
    const every = (offset: number): readonly number[] => Array<number>(said.length).fill(offset);
    pieces.push([plain(end), { text: said, starts: every(start), ends: every(end) }]);
    from = end;
  }
  if (from < text.length) pieces.push([plain(text.length)]);
  return pieces;
}

function moved({ text, starts, ends }: Folded, by: number): Folded {
  if (by === 0) return { text, starts, ends };
  return { text, starts: starts.map((start) => start + by), ends: ends.map((end) => end + by) };
}

function hitsIn(pieces: readonly Piece[], wanted: string): readonly Found[] {
  const hits: Found[] = [];
  const endOf = endFinder(pieces, wanted.length);
  const first = wanted.charAt(0);
  pieces.forEach((piece, place) => {
    for (const spelling of piece) {
      for (let unit = spelling.text.indexOf(first); unit !== -1; unit = spelling.text.indexOf(first, unit + 1)) {
        const start = spelling.starts[unit];
        const end = endOf(place, spelling, unit, wanted);
        if (start !== undefined && end !== undefined) hits.push({ start, end });
      }
    }
  });
  return hits;
}

type EndOf = (place: number, spelling: Folded, unit: number, wanted: string) => number | undefined;

/** Tells where the words end that begin at a unit; undefined where other words stand there. Ways that led nowhere are not tried again. */
function endFinder(pieces: readonly Piece[], length: number): EndOf {
  const dead = new Set<number>();
  const endOf: EndOf = (place, { text, ends }, unit, wanted) => {
    const room = text.length - unit;
    if (wanted.length <= room) return text.startsWith(wanted, unit) ? ends[unit + wanted.length - 1] : undefined;
    if (!wanted.startsWith(text.slice(unit))) return undefined;
    const rest = wanted.slice(room);
    const way = place * length + rest.length;
    if (dead.has(way)) return undefined;
    for (const spelling of pieces[place + 1] ?? []) {
      const end = endOf(place + 1, spelling, 0, rest);
      if (end !== undefined) return end;
    }
    dead.add(way);
    return undefined;
  };
  return endOf;
}

function apart(hits: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const hit of hits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (hit.start >= (kept.at(-1)?.end ?? 0)) kept.push(hit);
  }
  return kept;
}
