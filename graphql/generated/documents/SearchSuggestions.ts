import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SearchSuggestions: PersistedDocument<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  hash: '2c984b2d581fff6a3a314e76b8dcde2c6b851bb2729dcb610a36f29e24458b65',
  text: "query SearchSuggestions($language:Language!$query:String!){searchSuggestions(query:$query language:$language limit:8){...SuggestedWork_match}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment MatchedNames_match on SearchMatch{otherName{ranges{end start}text}titleRanges{end start}work{language title}}fragment SuggestedWork_match on SearchMatch{work{cover{...Cover_picture}id isSensitive title}...MatchedNames_match}",
};
