import { foldedLine, pairsOf, piecesOf } from './search-text.ts';
import { searchFold } from './search-fold.ts';
import { filterParts, quoted, type SearchRequest } from './search-query.ts';
import type { NearWork } from './search.repository.ts';
import { NO_SHARES, type SearchTerms, searchTerms, type SharedPart, type TermShares } from './term-shares.ts';

/** Hiragana, written large, and what makes their vowel long. */
const LONG: readonly (readonly [kana: string, marks: string])[] = [
  ['あかがさざただなはばぱまやらわ', 'あー'],
  ['いきぎしじちぢにひびぴみり', 'いー'],
  ['うくぐすずつづぬふぶぷむゆる', 'うー'],
  ['えけげせぜてでねへべぺめれ', 'えー'],
  ['おこごそぞとどのほぼぽもよろ', 'うおー'],
];
const MARKS: ReadonlyMap<string, readonly string[]> = new Map(
  LONG.flatMap(([kana, marks]) => Array.from(kana, (each) => [each, Array.from(marks)] as const)),
);
const LONG_VOWEL = new RegExp(LONG.map(([kana, marks]) => `(?<=[${kana}])[${marks}]+`).join('|'), 'gu');
/** Beyond this a name is told well enough. */
const MOST_PAIRS = 24;

/** Kana whose vowels are all short, as most who write Latin letters write them: `ときょ` for `とうきょう`. */
export function shortVowels(kana: string): string {
  return kana.replace(LONG_VOWEL, '');
}

/** How works match whose readings may have long vowels where the kana of a query have none; null where there is nothing to tell. */
export function longVowelsWay({ query, filters }: SearchRequest, shares: TermShares = NO_SHARES): SearchTerms | null {
  const pairs = stretchesOf(query).flatMap((stretch) => pairsOf(stretch));
  if (pairs.length === 0) return null;
  const parts = pairs.slice(0, MOST_PAIRS).map((pair) => pairOf(pair, shares));
  return searchTerms([...filterParts(filters), ...parts], []);
}

/**
 * Works found by the kana themselves, and those of the others that are called so but for the length of vowels. Whole names and beginnings
 * come first, be their vowels long or not: `tokyo` is meant for 東京, not for 政治と教育.
 */
export function withLong(query: string, exact: readonly number[], others: readonly NearWork[]): number[] {
  const found = new Set(exact);
  const levels = others.flatMap(({ id, names }) => {
    const level = levelOf(query, names);
    return level === null ? [] : [{ id, level, order: level * 2 + (found.has(id) ? 0 : 1) }];
  });
  const sorted = levels.toSorted((one, other) => one.order - other.order);
  const idsOf = (isFirst: boolean): number[] => sorted.filter(({ level }) => level < WITHIN === isFirst).map(({ id }) => id);
  return [...new Set([...idsOf(true), ...exact, ...idsOf(false)])];
}

const WITHIN = 2;

/** 0 for a whole name, 1 for the beginning of one, 2 where it stands within; null where it does not. */
function levelOf(query: string, names: string): number | null {
  const line = shortVowels(foldedLine(query));
  const short = names.split('\n').map((name) => shortVowels(name.trim()));
  if (!stretchesOf(query).every((stretch) => short.some((name) => name.includes(stretch)))) return null;
  return short.includes(line) ? 0 : short.some((name) => name.startsWith(line)) ? 1 : WITHIN;
}

function stretchesOf(query: string): string[] {
  return searchFold(query)
    .split(/\s+/u)
    .flatMap((part) => piecesOf(part))
    .map(({ text }) => shortVowels(text));
}

/** Two kana that follow each other, or have the mark of a long vowel between them. */
function pairOf(pair: string, shares: TermShares): SharedPart {
  const [first = '', second = ''] = Array.from(pair);
  const marks = MARKS.get(first) ?? [];
  const long = marks.map((mark) => ({
    query: `${quoted(first + mark)} & ${quoted(mark + second)}`,
    share: Math.min(shares.of(first + mark), shares.of(mark + second)),
  }));
  const ways = [{ query: quoted(pair), share: shares.of(pair) }, ...long];
  return { query: `(${ways.map(({ query }) => query).join(' | ')})`, share: ways.reduce((sum, { share }) => sum + share, 0) };
}
