import type { Language } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { FoundWork_match } from '#src/features/search/FoundWork.tsx';
import { MatchedNames_match } from '#src/features/search/MatchedNames.tsx';
import { SearchFilters_genre } from '#src/features/search/SearchFilters.tsx';
import { SearchResults_results } from '#src/features/search/SearchResults.tsx';
import { SearchScreen_query } from '#src/features/search/SearchScreen.tsx';
import { SuggestedWork_match } from '#src/features/search/SuggestedWork.tsx';
import { together } from './together.ts';
import { cover, stats, type WorkMaking } from './works.ts';

/** What a story says of a match; ranges are of its title unless another name is given. */
export interface MatchMaking {
  readonly work: WorkMaking;
  readonly ranges?: ReadonlyArray<{ readonly start: number; readonly end: number }>;
  readonly otherName?: string;
  readonly isNear?: boolean;
  readonly creator?: string;
}

const GENRES = [
  { slug: 'slice-of-life', name: 'Đời thường' },
  { slug: 'fantasy', name: 'ファンタジー' },
  { slug: 'mystery', name: 'ミステリー' },
];

function matched({ work, ranges = [], otherName: text }: MatchMaking) {
  const { id, title, isSensitive = false } = work;
  const language: Language = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(title) ? 'ja' : 'vi';
  const otherName = text === undefined ? null : { text, ranges };
  const names = makeFragmentData(
    { titleRanges: text === undefined ? ranges : [], otherName, work: { title, language } },
    MatchedNames_match,
  );
  return { names, otherName, work: { id, title, language, isSensitive, cover: cover(work) } };
}

export function found(making: MatchMaking) {
  const { names, otherName, work } = matched(making);
  const credits = making.creator === undefined ? [] : [{ creator: { id: '1', name: making.creator } }];
  const shown = together(names, { otherName, work: together({ ...work, credits }, stats(making.work)) });
  return together({ isNear: making.isNear ?? false, work: { id: work.id } }, makeFragmentData(shown, FoundWork_match));
}

export function suggestion(making: MatchMaking) {
  const { names, work } = matched(making);
  return makeFragmentData(together(names, { work }), SuggestedWork_match);
}

export interface SearchMaking {
  readonly totalItems?: number;
  readonly page?: number;
  readonly isCapped?: boolean;
  readonly creator?: string;
}

export function searchData(matches: readonly MatchMaking[], making: SearchMaking = {}) {
  const { totalItems = matches.length, page = 1, isCapped = false, creator } = making;
  const results = makeFragmentData(
    { items: matches.map(found), position: { page, perPage: 10, totalItems }, isCapped },
    SearchResults_results,
  );
  return makeFragmentData(
    {
      search: together({ creator: creator === undefined ? null : { name: creator } }, results),
      genres: GENRES.map((genre) => makeFragmentData(genre, SearchFilters_genre)),
    },
    SearchScreen_query,
  );
}
