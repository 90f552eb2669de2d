import { distance, distanceWithin, isOneSlipAway, type Letters, lettersOf, shorterWords } from './near-words.ts';
import { LONGEST_WORD, SHORTEST_WORD, SLIPPED_NAME } from './search-entry.ts';
import { searchFold } from './search-fold.ts';
import { filterParts, quoted, type SearchRequest } from './search-query.ts';
import type { NearWork } from './search.repository.ts';
import { foldedLine, pairsOf, type Piece, piecesOf, singlesOf, slipTerm } from './search-text.ts';
import { NO_SHARES, type SearchTerms, searchTerms, type SharedPart, type TermShares } from './term-shares.ts';

const SHORTEST_STRETCH = 3;
/** From so many characters on, the pairs that a slip leaves tell enough. */
const SHORTEST_BY_PAIRS = 7;
/** Beyond this a stretch is taken in parts: one slip leaves at least one part of three whole. */
const LONGEST_WHOLE = 10;
const MOST_WORDS = 12;
/** From so many words on, one half or the other is looked for, one of which a slip leaves whole. */
const LEAST_HALVED = 8;
/** From how many characters on two slips are forgiven in the order of what was found. */
const TWO_SLIPS_FROM = 8;

/** Words of a query that a slip may be in, each with the forms that words near it share, and what two words in one may be. */
export function formsOfWords(query: string): string[] {
  return [...new Set(wordsOf(query).flatMap((word) => [...shorterWords(word), ...halvesOf(word).flat()]))];
}

/** Every way to part a word in two that may be in the vocabulary: `vietnam` is meant for `Việt Nam`. */
function halvesOf(word: string): (readonly [string, string])[] {
  const letters = Array.from(word);
  return letters.flatMap((_letter, at) => {
    const halves = [letters.slice(0, at), letters.slice(at)] as const;
    const mayBeWords = halves.every(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD);
    return mayBeWords ? [[halves[0].join(''), halves[1].join('')] as const] : [];
  });
}

/**
 * How works match that the query may mean by one slip: all of it, but for a word that nobody uses, in the place of
 * which stand those near it and the two that it is when parted; where every word is used, for one of them after the other.
 * A word that is too short for the vocabulary is taken for used. Of an unspaced stretch, but for what touches one place of
 * it. None where nothing can be told. `known` are the words found by formsOfWords.
 */
export function nearWays({ query, filters }: SearchRequest, known: readonly string[], shares: TermShares = NO_SHARES): SearchTerms[] {
  const typed = searchFold(query)
    .split(/\s+/u)
    .flatMap((part) => piecesOf(part));
  const pieces = typed.slice(0, MOST_WORDS);
  // All words as typed found nothing, so that the slip is in one of them; unless some were left out.
  const mayBeRight = typed.length > MOST_WORDS;
  const near = pieces.map((piece) => nearPiece(piece, mayBeRight ? known : known.filter((word) => word !== piece.text), shares));
  const isStrange = pieces.map(({ text, isSpaced }) => isSpaced && text.length >= SHORTEST_WORD && !known.includes(text));
  const kept = filterParts(filters);
  const slipAt = (isSlip: (index: number) => boolean): SearchTerms[] => {
    const exact = pieces.flatMap((piece, index) => (isSlip(index) ? [] : exactPiece(piece, shares)));
    const slips = near.flatMap((forms, index) => (isSlip(index) && forms !== null ? [forms] : []));
    return waysOf(kept, exact, slips);
  };
  if (isStrange.includes(true)) return slipAt((index) => isStrange[index] === true);
  if (pieces.length >= LEAST_HALVED) {
    const half = Math.ceil(pieces.length / 2);
    return [pieces.slice(0, half), pieces.slice(half)].map((part) =>
      searchTerms([...kept, ...part.flatMap((piece) => exactPiece(piece, shares))], []),
    );
  }
  return pieces.flatMap((_, place) => (near[place] === null ? [] : slipAt((index) => index === place)));
}

/** How works match whose whole name is one slip away; null where such a name would be too long or too short to be found so. */
export function nearNameWay({ query, filters }: SearchRequest): SearchTerms | null {
  const line = foldedLine(query);
  const letters = Array.from(line).length;
  if (letters < SLIPPED_NAME.shortest - 1 || letters > SLIPPED_NAME.longest + 1) return null;
  return searchTerms([...filterParts(filters), anyOf(shorterWords(line).map((left) => partOf(slipTerm(left), NO_SHARES)))], []);
}

/** `slips` are the forms that may stand in each place; those of one place that stands alone make a way each. */
function waysOf(kept: readonly SharedPart[], exact: readonly SharedPart[], slips: readonly (readonly SharedPart[])[]): SearchTerms[] {
  const [only = []] = slips;
  if (exact.length === 0 && slips.length <= 1) return only.map((form) => searchTerms([...kept, form], []));
  return [searchTerms([...kept, ...exact], slips.map(anyOf))];
}

export interface RankedNear {
  readonly ids: readonly number[];
  /** Whether the query is near a whole name, and not only a part of one. */
  readonly isNamed: boolean;
}

/** Ids of works within one slip of the query, two in a long one; the nearest first, else in the order given. */
export function rankNear(query: string, works: readonly NearWork[]): RankedNear {
  const line = lettersOf(foldedLine(query));
  const most = line.length >= TWO_SLIPS_FROM ? 2 : 1;
  const ranked = [...new Map(works.map((work) => [work.id, work])).values()]
    .map(({ id, names }) => ({ id, names, within: nearestOf(names, (name) => distanceWithin(line, name, most)) }))
    .filter(({ within }) => within <= most)
    .map(({ id, names, within }) => ({ id, within, whole: nearestOf(names, (name) => distance(line, name)) }))
    .toSorted((one, other) => one.within - other.within || one.whole - other.whole);
  return { ids: ranked.map(({ id }) => id), isNamed: ranked.some(({ whole }) => whole <= most) };
}

function nearestOf(names: string, awayOf: (name: Letters) => number): number {
  const lines = names.split('\n').map((name) => name.trim());
  return lines.reduce((nearest, name) => (name === '' ? nearest : Math.min(nearest, awayOf(lettersOf(name)))), Number.POSITIVE_INFINITY);
}

function wordsOf(query: string): string[] {
  return piecesOf(searchFold(query))
    .filter(({ isSpaced }) => isSpaced)
    .slice(0, MOST_WORDS)
    .map(({ text }) => text);
}

/** What may stand for a part, one of several; null where nothing in the index is near: the others may do without it. */
function nearPiece({ text, isSpaced }: Piece, known: readonly string[], shares: TermShares): readonly SharedPart[] | null {
  if (!isSpaced) return nearStretch(singlesOf(text), shares);
  const near = known.filter((word) => isOneSlipAway(word, text)).map((word) => partOf(word, shares));
  const parted = halvesOf(text).filter((halves) => halves.every((half) => known.includes(half)));
  const meant = [...near, ...parted.map((halves) => allOf(halves, shares))];
  return meant.length === 0 ? null : [anyOf(meant)];
}

function exactPiece({ text, isSpaced }: Piece, shares: TermShares): SharedPart[] {
  const pairs = isSpaced ? [] : pairsOf(text);
  return (pairs.length > 0 ? pairs : [text]).map((term) => partOf(term, shares));
}

function nearStretch(singles: readonly string[], shares: TermShares): readonly SharedPart[] | null {
  if (singles.length < SHORTEST_STRETCH) return null;
  const kept = singles.length > LONGEST_WHOLE ? thirdsOf(singles) : spared(singles);
  return kept.map((terms) => allOf(terms, shares));
}

/** For every place: the terms that a slip there leaves. A swap of two characters spoils the pairs around both, and no character. */
function spared(singles: readonly string[]): string[][] {
  const pairs = pairsOf(singles.join(''));
  const keptAt = (isKept: (index: number) => boolean, isSpoilt: (index: number) => boolean): string[] => {
    const kept = pairs.filter((_pair, index) => isKept(index));
    if (singles.length >= SHORTEST_BY_PAIRS) return kept;
    return [...kept, ...singles.filter((_single, index) => !isSpoilt(index) && !isCovered(index, kept, singles))];
  };
  const slips = singles.map((_, place) =>
    keptAt(
      (pair) => pair !== place && pair !== place - 1,
      (single) => single === place,
    ),
  );
  const swaps = singles.slice(1).map((_, place) =>
    keptAt(
      (pair) => Math.abs(pair - place) > 1,
      () => false,
    ),
  );
  return leastOf([...slips, ...swaps]);
}

/** Without those that find nothing but what another of fewer terms finds. */
function leastOf(ways: readonly (readonly string[])[]): string[][] {
  const sets = ways.map((terms) => new Set(terms)).toSorted((one, other) => one.size - other.size);
  return sets
    .filter((terms, index) => !sets.slice(0, index).some((fewer) => [...fewer].every((term) => terms.has(term))))
    .map((terms) => [...terms]);
}

function isCovered(index: number, pairs: readonly string[], singles: readonly string[]): boolean {
  const before = `${singles[index - 1] ?? ''}${singles[index] ?? ''}`;
  const after = `${singles[index] ?? ''}${singles[index + 1] ?? ''}`;
  return pairs.includes(before) || pairs.includes(after);
}

function thirdsOf(singles: readonly string[]): string[][] {
  const third = Math.ceil(singles.length / 3);
  return [0, third, 2 * third].map((from) => pairsOf(singles.slice(from, from + third).join(''))).filter((pairs) => pairs.length > 0);
}

function partOf(term: string, shares: TermShares): SharedPart {
  return { query: quoted(term), share: shares.of(term) };
}

/** PostgreSQL gathers by the rarest. */
function allOf(terms: readonly string[], shares: TermShares): SharedPart {
  const share = Math.min(...terms.map((term) => shares.of(term)));
  return { query: `(${[...new Set(terms)].map(quoted).join(' & ')})`, share };
}

function anyOf(parts: readonly SharedPart[]): SharedPart {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return {
    query: `(${[...new Set(parts.map(({ query }) => query))].join(' | ')})`,
    share: parts.reduce((sum, { share }) => sum + share, 0),
  };
}
