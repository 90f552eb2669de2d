import type { SearchPageQuery, SearchPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SearchPage: PersistedDocument<SearchPageQuery, SearchPageQueryVariables> = {
  name: 'SearchPage',
  hash: '0c1dcf3454e99b60ae6da86860bc9d41b08956e1364cab47e0224cbb127f54cf',
  text: "query SearchPage($filters:SearchFilters$language:Language!$page:Int!$query:String!$worksOf:Language!){...SearchScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment FoundWork_match on SearchMatch{otherName{text}work{cover{...Cover_picture}credits{creator{id name}}id isSensitive language title ...WorkStats_work}...MatchedNames_match}fragment MatchedNames_match on SearchMatch{otherName{ranges{end start}text}titleRanges{end start}work{language title}}fragment SearchFilters_genre on Genre{name(language:$language)slug}fragment SearchResults_results on SearchResults{isCapped items{isNear work{id}...FoundWork_match}position{page perPage totalItems}}fragment SearchScreen_query on Query{genres(language:$language){...SearchFilters_genre}search(query:$query language:$worksOf filters:$filters page:$page perPage:10){creator{name}...SearchResults_results}}fragment WorkStats_work on Work{chaptersCount format status updatedAt viewsCount}",
};
