import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SearchSuggestions: PersistedDocument<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = {
  name: 'SearchSuggestions',
  hash: 'b244f8c77f2e0552f0b7f21679204e86f6ffe44f1f9f757e589bf77189226bb6',
  text: "query SearchSuggestions($language:Language!$query:String!){searchSuggestions(query:$query language:$language limit:8){...SuggestedWork_match}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment MatchedNames_match on SearchMatch{otherName{ranges{end start}text}titleRanges{end start}work{title}}fragment SuggestedWork_match on SearchMatch{work{cover{...Cover_picture}id isSensitive title}...MatchedNames_match}",
};
