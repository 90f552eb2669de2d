import type { HomePageQuery, HomePageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const HomePage: PersistedDocument<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  hash: 'ec2001f94777c402a3d9a8aae27be0bbdd0cf84dd703f3bc515ec27bb07b09a9',
  text: "query HomePage($language:Language!$page:Int!){...HomeScreen_query}fragment ChapterLabel_chapter on Chapter{number title}fragment ChapterRow_chapter on Chapter{id publishedAt ...ChapterLabel_chapter}fragment Cover_picture on Picture{dominantColor height sources{type url width}width}fragment GenreLink_genre on Genre{name(language:$language)slug}fragment GenreShelf_genre on Genre{slug ...GenreLink_genre}fragment HomeScreen_query on Query{genres(language:$language){...GenreShelf_genre}latestUpdates(language:$language page:$page perPage:10){...LatestUpdates_works}mostViewed(language:$language limit:10){...MostViewed_work}}fragment LatestUpdates_works on WorkList{items{id ...WorkCard_work}position{page perPage totalItems}}fragment MostViewed_work on Work{id viewsCount ...RankedWork_work}fragment RankedWork_work on Work{cover{...Cover_picture}format id isSensitive title viewsCount}fragment WorkCard_work on Work{cover{...Cover_picture}format id isSensitive latestChapters(limit:3){id ...ChapterRow_chapter}title}",
};
