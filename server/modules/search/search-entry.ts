import { shorterWords } from './near-words.ts';
import { searchFold } from './search-fold.ts';
import { foldedLine, exactLine, filterTerm, piecesOf, slipTerm, termsOf, wholeTerm } from './search-text.ts';

/** Higher whenever entries are made otherwise: those of a lower version are made anew. */
export const ENTRY_VERSION = 5;

const MOST_ALIASES = 20;
const LONGEST_NAME = 300;
const MOST_TERMS = 1500;
/** Words that are shorter are not in the vocabulary. */
export const SHORTEST_WORD = 2;
export const LONGEST_WORD = 24;
/**
 * Names of so many letters are found as wholes by what a slip leaves of them. In longer ones the words and pairs beside
 * the slip tell enough.
 */
export const SLIPPED_NAME = { shortest: 3, longest: 8 } as const;

export interface SearchedWork {
  readonly id: number;
  readonly language: string;
  readonly format: string;
  readonly status: string;
  readonly title: string;
  readonly titleReading: string | null;
  readonly aliases: readonly string[];
  readonly viewsCount: number;
  readonly credits: readonly { readonly id: number; readonly name: string; readonly reading: string | null }[];
  readonly genres: readonly string[];
}

/**
 * What is written of a work; names stand in a text as `\n name \n`, so that its whole, its start and its words can be
 * found by one substring.
 */
export interface SearchEntry {
  readonly work_id: number;
  readonly language: string;
  readonly views_count: number;
  readonly version: number;
  readonly exact_names: string;
  readonly folded_names: string;
  readonly creators: string;
  readonly terms: readonly string[];
}

export function entryOf(work: SearchedWork): SearchEntry {
  const names = cut([work.title, work.titleReading, ...work.aliases.slice(0, MOST_ALIASES)]);
  const creators = cut(work.credits.flatMap(({ name, reading }) => [name, reading]));
  const filters = [
    filterTerm('format', work.format),
    filterTerm('status', work.status),
    ...work.genres.map((slug) => filterTerm('genre', slug)),
    ...work.credits.map(({ id }) => filterTerm('creator', id)),
  ];
  const wholes = [...names, ...creators].map((name) => wholeTerm(foldedLine(name)));
  const terms = new Set([...filters, ...wholes, ...names.flatMap(termsOf), ...creators.flatMap(termsOf), ...names.flatMap(slipTermsOf)]);
  return {
    work_id: work.id,
    language: work.language,
    views_count: work.viewsCount,
    version: ENTRY_VERSION,
    exact_names: framed(names.map(exactLine)),
    folded_names: framed(names.map(foldedLine)),
    creators: framed(creators.map(foldedLine)),
    terms: [...terms].slice(0, MOST_TERMS),
  };
}

/** Terms that a short name is found by when one of its letters is wrong. */
function slipTermsOf(name: string): string[] {
  const line = foldedLine(name);
  const letters = Array.from(line).length;
  return letters < SLIPPED_NAME.shortest || letters > SLIPPED_NAME.longest ? [] : shorterWords(line).map(slipTerm);
}

/** The words of a work that a misspelt one can be put right by. */
export function vocabularyOf(work: SearchedWork): string[] {
  const names = cut([work.title, work.titleReading, ...work.aliases.slice(0, MOST_ALIASES), ...work.credits.map(({ name }) => name)]);
  return names
    .flatMap((name) => piecesOf(searchFold(name)))
    .filter(({ text, isSpaced }) => isSpaced && text.length >= SHORTEST_WORD && text.length <= LONGEST_WORD)
    .map(({ text }) => text);
}

function cut(names: readonly (string | null)[]): string[] {
  return names.filter((name): name is string => name !== null && name !== '').map((name) => name.slice(0, LONGEST_NAME).toWellFormed());
}

function framed(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n ${lines.join(' \n ')} \n`;
}
