import type { HomePageQuery, HomePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const HomePage: PersistedDocument<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  hash: '9c81628a0df6b570461a837390b6623921b6c71f98bb7e61f902278dfc058bc1',
  text: "query HomePage($isPeriodChosen:Boolean!$language:Language!$page:Int!$period:RankingPeriod!){...HomeScreen_query}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterRow_chapter on Chapter{id publishedAt ...ChapterLabel_chapter}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment GenreLink_genre on Genre{name(language:$language)slug}fragment GenreShelf_genre on Genre{slug ...GenreLink_genre}fragment HomeScreen_query on Query{genres(language:$language){...GenreShelf_genre}latestUpdates(language:$language page:$page perPage:10){...LatestUpdates_works}ranking(language:$language period:$period perPage:10)@include(if:$isPeriodChosen){...MostViewed_ranking}topRanking(language:$language limit:10)@skip(if:$isPeriodChosen){...MostViewed_ranking}}fragment LatestUpdates_works on WorkList{items{id ...WorkCard_work}position{page perPage totalItems}}fragment MostViewed_ranking on Ranking{items{rank views work{id ...RankedWork_work}}period}fragment RankedWork_work on Work{cover{...Cover_picture}format id isSensitive title}fragment WorkCard_work on Work{cover{...Cover_picture}format id isSensitive latestChapters(limit:3){id ...ChapterRow_chapter}title}",
};
