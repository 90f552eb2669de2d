import type { RankingPageQuery, RankingPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RankingPage: PersistedDocument<RankingPageQuery, RankingPageQueryVariables> = {
  name: 'RankingPage',
  hash: '6e8c6dee480afb99829ea24f1767fc92a8eea39d38e7eb38f6482b2b30563fa2',
  text: "query RankingPage($language:Language!$page:Int!$period:RankingPeriod!){ranking(language:$language period:$period page:$page perPage:10){position{page perPage totalItems}}...RankingScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment RankedWork_work on Work{cover{...Cover_picture}format id isSensitive title}fragment RankedWorks_ranking on Ranking{items{previousRank rank views work{id ...RankedWork_work}}position{page perPage totalItems}}fragment RankingScreen_query on Query{ranking(language:$language period:$period page:$page perPage:10){...RankedWorks_ranking}}",
};
