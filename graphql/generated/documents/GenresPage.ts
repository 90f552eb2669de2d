import type { GenresPageQuery, GenresPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const GenresPage: PersistedDocument<GenresPageQuery, GenresPageQueryVariables> = {
  name: 'GenresPage',
  hash: '1d396938bd4d3998a15c783dc877ef0cda78cfe8ad3f5f1226af0b22ca100fdc',
  text: "query GenresPage($genres:[String!]$language:Language!$order:WorkOrder!$page:Int!){...GenresScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment GenreChoice_genre on Genre{name(language:$language)slug worksCount(language:$language)}fragment GenreWorks_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment GenresScreen_query on Query{genres(language:$language){...GenreChoice_genre}works(language:$language genres:$genres order:$order page:$page perPage:10){...GenreWorks_works}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
