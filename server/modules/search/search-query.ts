import type { LanguageCode, WorksTable } from '#server/platform/database/tables.ts';
import type { GenreChoice } from '../works/genre-choice.ts';
import { searchFold } from './search-fold.ts';
import { cutWord, exactLine, exactText, filterTerm, foldedLine, pairsOf, piecesOf, tonedTerm, wholeTerm } from './search-text.ts';
import { NO_SHARES, type SearchTerms, searchTerms, type SharedPart, type TermShares } from './term-shares.ts';

export interface SearchFilters extends GenreChoice {
  readonly format: WorksTable['format'] | null;
  readonly status: WorksTable['status'] | null;
  readonly creatorId: number | null;
}

export interface SearchRequest {
  readonly language: LanguageCode;
  readonly query: string;
  readonly filters: SearchFilters;
}

export interface TonedTerms {
  /** What finds the works that have the tone marks as typed, all of which the folded terms would find. */
  readonly terms: SearchTerms;
  /** What tells them from the other works that the folded terms find. */
  readonly marks: string;
}

export interface SearchQuery {
  readonly language: LanguageCode;
  readonly exactLine: string;
  readonly foldedLine: string;
  readonly folded: SearchTerms;
  /** Null where nothing typed tells more than its folded form. */
  readonly toned: TonedTerms | null;
  /** Null where filters alone are asked for. */
  readonly whole: SearchTerms | null;
}

/** Null where there is nothing to search by. */
export function readQuery({ language, query, filters }: SearchRequest, shares: TermShares = NO_SHARES): SearchQuery | null {
  const kept = filterParts(filters);
  const line = foldedLine(query);
  if (line === '' && (kept.length === 0 || query.trim() !== '')) return null;
  const [folded, toned] = [foldedTermsOf(query), tonedTermsOf(query)];
  const allOf = (typed: readonly TypedTerm[]): SearchTerms => {
    const partsOf = (goesOn: boolean) => typed.filter((one) => one.goesOn === goesOn).map((one) => partOf(one, shares));
    return searchTerms([...kept, ...partsOf(false)], partsOf(true));
  };
  return {
    language,
    exactLine: exactLine(query),
    foldedLine: line,
    folded: allOf(folded),
    toned: toned.length === 0 ? null : { terms: allOf(tonedAlone(folded, toned)), marks: queryOf(toned) },
    whole: line === '' ? null : allOf([{ term: wholeTerm(line), goesOn: false }]),
  };
}

/** All of which a work must match; how common they are is not asked. */
export function filterParts(filters: SearchFilters): SharedPart[] {
  return filterTerms(filters).map((query) => ({ query, share: 1 }));
}

function filterTerms({ format, status, genres, without, creatorId }: SearchFilters): string[] {
  const wanted = [
    ...(format === null ? [] : [filterTerm('format', format)]),
    ...(status === null ? [] : [filterTerm('status', status)]),
    ...genres.map((slug) => filterTerm('genre', slug)),
    ...(creatorId === null ? [] : [filterTerm('creator', creatorId)]),
  ].map(quoted);
  return without.length === 0 ? wanted : [...wanted, ANY_FORMAT, ...without.map((slug) => `!${quoted(filterTerm('genre', slug))}`)];
}

/** What every work matches: by what it must not have alone, the index would be read from its first term to its last. */
const ANY_FORMAT = `(${(['COMIC', 'NOVEL'] as const).map((format) => quoted(filterTerm('format', format))).join(' | ')})`;

export function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

interface TypedTerm {
  readonly term: string;
  /** Whether it may be the beginning of a word. */
  readonly goesOn: boolean;
}

function partOf(typed: TypedTerm, shares: TermShares): SharedPart {
  const { term, goesOn } = typed;
  return { query: queryOf([typed]), share: goesOn ? shares.ofBeginning(term) : shares.of(term) };
}

function queryOf(typed: readonly TypedTerm[]): string {
  return typed.map(({ term, goesOn }) => (goesOn ? `${quoted(term)}:*` : quoted(term))).join(' & ');
}

/** Spaces part what may stand in another order; the last word may go on. */
function foldedTermsOf(query: string): TypedTerm[] {
  const pieces = searchFold(query)
    .split(/\s+/u)
    .flatMap((part) => piecesOf(part));
  return pieces.flatMap(({ text, isSpaced }, index) => {
    if (isSpaced) return [{ term: cutWord(text), goesOn: index === pieces.length - 1 }];
    const pairs = pairsOf(text);
    return (pairs.length > 0 ? pairs : [text]).map((pair) => ({ term: pair, goesOn: false }));
  });
}

/** Whatever holds a word with its marks holds it without them: the index need not gather both. */
function tonedAlone(folded: readonly TypedTerm[], toned: readonly TypedTerm[]): TypedTerm[] {
  const implied = new Set(toned.map(({ term, goesOn }) => `${goesOn} ${searchFold(term.slice(1))}`));
  return [...folded.filter(({ term, goesOn }) => !implied.has(`${goesOn} ${term}`)), ...toned];
}

function tonedTermsOf(query: string): TypedTerm[] {
  const pieces = piecesOf(exactText(query));
  return pieces.flatMap(({ text, isSpaced }, index) =>
    isSpaced && searchFold(text) !== text ? [{ term: tonedTerm(cutWord(text)), goesOn: index === pieces.length - 1 }] : [],
  );
}
