import { searchFold, writtenOut } from './search-fold.ts';
import { pairsOf, type Piece, piecesOf, singlesOf, withI } from './search-text.ts';

/** Half open, in UTF-16 code units, as JavaScript slices a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Marked {
  readonly ranges: readonly TextRange[];
  /** How many parts of the query the text holds. */
  readonly parts: number;
}

/** A letter with its marks, a half-width kana with its voicing, ヴァ: what folds as one. */
const CLUSTERS = /(?:[ヴゔ]|[ウう]\u3099|ｳﾞ)[ァィェォャュョぁぃぇぉゃゅょｧｨｪｫｬｭｮ]|[\s\S][\p{M}\uff9e\uff9f]*/gu;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** Parts of a query as a reader sees them; the last may be the beginning of a word. */
export function queryParts(query: string): Piece[] {
  return searchFold(query)
    .split(/\s+/u)
    .flatMap((part) => piecesOf(part));
}

/** Where a text holds the parts of a query: words that are equal or that the last one begins, stretches wherever they stand. */
export function markParts(text: string, parts: readonly Piece[]): Marked {
  const folded = new FoldedText(text);
  const found = parts.map((part, index) => {
    if (part.isSpaced) return folded.findWord(part.text, index === parts.length - 1);
    return folded.findStretch(part.text);
  });
  return { ranges: merged(found.flat()), parts: found.filter((ranges) => ranges.length > 0).length };
}

/** A text folded, each unit of which knows where it comes from. */
class FoldedText {
  readonly #words: readonly { readonly text: string; readonly at: number }[];
  readonly #text: string;
  readonly #places: readonly TextRange[];
  /** Letters only, as stretches are found in spite of what parts them. */
  readonly #letters: string;
  readonly #letterPlaces: readonly TextRange[];

  constructor(text: string) {
    const units = unitsOf(text);
    this.#text = units.map(({ unit }) => unit).join('');
    this.#places = units.map(({ place }) => place);
    const letters = units.filter(({ isLetter }) => isLetter);
    this.#letters = letters.map(({ unit }) => unit).join('');
    this.#letterPlaces = letters.map(({ place }) => place);
    this.#words = wordsWithin(this.#text);
  }

  findWord(word: string, mayGoOn: boolean): TextRange[] {
    const found = this.#words.filter(({ text }) => withI(text) === withI(word) || (mayGoOn && text.startsWith(word)));
    return found.flatMap(({ at }) => span(this.#places, at, word.length));
  }

  /** The stretch itself, else the pairs of it that are there. */
  findStretch(stretch: string): TextRange[] {
    const whole = this.#findLetters(stretch);
    if (whole.length > 0 || singlesOf(stretch).length < 2) return whole;
    return pairsOf(stretch).flatMap((pair) => this.#findLetters(pair));
  }

  #findLetters(letters: string): TextRange[] {
    const ranges: TextRange[] = [];
    for (let at = this.#letters.indexOf(letters); at >= 0; at = this.#letters.indexOf(letters, at + letters.length)) {
      ranges.push(...span(this.#letterPlaces, at, letters.length));
    }
    return ranges;
  }
}

interface Unit {
  readonly unit: string;
  readonly place: TextRange;
  readonly isLetter: boolean;
}

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const place = { start: index, end: index + cluster.length };
    for (const character of searchFold(cluster)) {
      const isLetter = LETTER.test(character);
      for (const unit of character.split('')) units.push({ unit, place, isLetter });
    }
  }
  const written = writtenOut(units.map(({ unit }) => unit).join(''));
  return units.map((each, index) => ({ ...each, unit: written.charAt(index) }));
}

function wordsWithin(folded: string): { readonly text: string; readonly at: number }[] {
  const words: { text: string; at: number }[] = [];
  let from = 0;
  for (const { text, isSpaced } of piecesOf(folded)) {
    if (!isSpaced) continue;
    const at = folded.indexOf(text, from);
    words.push({ text, at });
    from = at + text.length;
  }
  return words;
}

function span(places: readonly TextRange[], at: number, length: number): TextRange[] {
  const first = places[at];
  const last = places[at + length - 1];
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}
