import type { HomePageQuery, HomePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const HomePage: PersistedDocument<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  hash: 'e8c40307f8a90a7b10226336364dd6363591adf1bb5b81f83c0ef8f157d3892a',
  text: "query HomePage($language:Language!$page:Int!){...HomeScreen_query}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterRow_chapter on Chapter{id publishedAt ...ChapterLabel_chapter}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment GenreLink_genre on Genre{name(language:$language)slug}fragment GenreShelf_genre on Genre{slug ...GenreLink_genre}fragment HomeScreen_query on Query{genres(language:$language){...GenreShelf_genre}latestUpdates(language:$language page:$page perPage:10){...LatestUpdates_works}mostViewed(language:$language limit:10){...MostViewed_work}}fragment LatestUpdates_works on WorkList{items{id ...WorkCard_work}position{page perPage totalItems}}fragment MostViewed_work on Work{id viewsCount ...RankedWork_work}fragment RankedWork_work on Work{cover{...Cover_picture}format id isSensitive title viewsCount}fragment WorkCard_work on Work{cover{...Cover_picture}format id isSensitive latestChapters(limit:3){id ...ChapterRow_chapter}title}",
};
