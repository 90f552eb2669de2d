import { LONGEST_QUERY } from '#graphql/document/limits.ts';
import type { SearchFilters as GivenFilters } from '#graphql/generated/server.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { checkRange, positionOf, readListRequest } from '../list-request.ts';
import { parseRowId } from '../row-id.ts';
import type { CreatorRow } from '../creators/creators.repository.ts';
import type { CreatorsService } from '../creators/creators.service.ts';
import { ANY_GENRES, readGenreChoice } from '../works/genre-choice.ts';
import type { WorkRow } from '../works/works.repository.ts';
import type { GivenPage, WorksService } from '../works/works.service.ts';
import { markParts, queryParts, type TextRange } from './highlight.ts';
import { QueryTooLong } from './search.errors.ts';
import { type FoundWithNear, keyOfSearch, type SearchLoaders } from './search.loaders.ts';
import type { SearchFilters } from './search-query.ts';
import type { Piece } from './search-text.ts';

/** Of the most read works first: for more of them the rest of a large catalogue would be read by every search. */
const MOST_FOUND = 300;
const MOST_SUGGESTED = 20;
/** Works that suggestions are picked from. */
const SUGGESTED_FROM = 60;
const NO_FILTERS: SearchFilters = { format: null, status: null, ...ANY_GENRES, creatorId: null };
const NOBODY = 0;

export interface GivenSearch {
  readonly query: string;
  readonly language: LanguageCode;
  readonly filters: GivenFilters;
}

export interface FoundMatch {
  readonly work: WorkRow;
  readonly titleRanges: TextRange[];
  readonly otherName: { readonly kind: 'READING' | 'ALIAS' | 'CREATOR'; readonly text: string; readonly ranges: TextRange[] } | null;
  readonly isNear: boolean;
}

export interface PageOfMatches {
  readonly items: FoundMatch[];
  readonly position: ReturnType<typeof positionOf>;
  readonly isCapped: boolean;
  readonly creator: CreatorRow | null;
}

/** Works by what a reader types: pages of results, suggestions while they type, and what of each name was meant. */
export class SearchService {
  readonly #loaders: SearchLoaders;
  readonly #works: WorksService;
  readonly #creators: CreatorsService;

  constructor(loaders: SearchLoaders, works: WorksService, creators: CreatorsService) {
    this.#loaders = loaders;
    this.#works = works;
    this.#creators = creators;
  }

  /** Throws QueryTooLong, TooManyGenres, or BadInput for a page that cannot be. */
  async search({ query, language, filters }: GivenSearch, page: GivenPage): Promise<PageOfMatches> {
    const request = readListRequest(page);
    checkLength(query);
    const known = readFilters(filters);
    const found = await this.#loaders.found.get(keyOfSearch({ query, language, filters: known, most: MOST_FOUND }));
    const total = Math.min(MOST_FOUND, found.ids.length + found.readIds.length + found.nearIds.length);
    return {
      items: await this.#matches(query, found, request.offset, Math.min(total, request.offset + request.perPage)),
      position: positionOf(request, total),
      isCapped: found.isCapped,
      creator: known.creatorId === null ? null : await this.#creators.find(known.creatorId),
    };
  }

  /** Throws QueryTooLong, or BadInput for a limit that cannot be. */
  async suggest(query: string, language: LanguageCode, limit: number): Promise<FoundMatch[]> {
    checkRange('limit', limit, MOST_SUGGESTED);
    checkLength(query);
    const found = await this.#loaders.found.get(keyOfSearch({ query, language, filters: NO_FILTERS, most: SUGGESTED_FROM }));
    return this.#matches(query, found, 0, limit);
  }

  /** A work that was hidden after it was found is left out. */
  async #matches(query: string, { ids, readIds, kana, nearIds }: FoundWithNear, from: number, to: number): Promise<FoundMatch[]> {
    const [parts, kanaParts] = [queryParts(query), queryParts(kana)];
    const shown = [...ids, ...readIds, ...nearIds].slice(from, to);
    const isRead = (place: number): boolean => place >= ids.length && place < ids.length + readIds.length;
    const matches = await Promise.all(
      shown.map((id, index) => this.#match(id, isRead(from + index) ? kanaParts : parts, from + index >= ids.length)),
    );
    return matches.filter((match) => match !== null);
  }

  async #match(id: number, parts: readonly Piece[], isNear: boolean): Promise<FoundMatch | null> {
    const work = await this.#works.findShown(id);
    if (work === null) return null;
    const title = markParts(work.title, parts);
    const isWhole = title.parts >= parts.length;
    const titleRanges = [...title.ranges];
    return { work, titleRanges, otherName: isWhole ? null : await this.#otherName(work, parts, title.parts), isNear };
  }

  /** The first name that holds most of the query, and more than the title does. */
  async #otherName(work: WorkRow, parts: readonly Piece[], titleParts: number): Promise<FoundMatch['otherName']> {
    const credits = await this.#works.credits(work.id);
    const names = [
      ...(work.titleReading === null ? [] : [{ kind: 'READING' as const, text: work.titleReading }]),
      ...work.aliases.map((text) => ({ kind: 'ALIAS' as const, text })),
      ...credits.map(({ name }) => ({ kind: 'CREATOR' as const, text: name })),
    ];
    let best: FoundMatch['otherName'] = null;
    let most = titleParts;
    for (const { kind, text } of names) {
      const marked = markParts(text, parts);
      if (marked.parts <= most) continue;
      most = marked.parts;
      best = { kind, text, ranges: [...marked.ranges] };
    }
    return best;
  }
}

function checkLength(query: string): void {
  if (query.length > LONGEST_QUERY) throw new QueryTooLong(LONGEST_QUERY, query.length);
}

/** An id that nobody can have keeps to nobody. */
function readFilters({ format, status, genres, without, creatorId }: GivenFilters): SearchFilters {
  const creator = creatorId === null || creatorId === undefined ? null : (parseRowId(creatorId) ?? NOBODY);
  return { format: format ?? null, status: status ?? null, ...readGenreChoice({ genres, without }), creatorId: creator };
}
