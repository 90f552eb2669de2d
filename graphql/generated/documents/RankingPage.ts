import type { RankingPageQuery, RankingPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RankingPage: PersistedDocument<RankingPageQuery, RankingPageQueryVariables> = {
  name: 'RankingPage',
  hash: 'af774837f53fa23b196acda44b5175e158f2d12ef28fe609ee534738ab947dee',
  text: "query RankingPage($language:Language!$page:Int!$period:RankingPeriod!){...RankingScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment RankedWork_work on Work{cover{...Cover_picture}format id isSensitive title}fragment RankedWorks_ranking on Ranking{items{previousRank rank views work{id ...RankedWork_work}}position{page perPage totalItems}}fragment RankingScreen_query on Query{ranking(language:$language period:$period page:$page perPage:10){...RankedWorks_ranking}}",
};
