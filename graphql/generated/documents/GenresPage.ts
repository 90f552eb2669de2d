import type { GenresPageQuery, GenresPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const GenresPage: PersistedDocument<GenresPageQuery, GenresPageQueryVariables> = {
  name: 'GenresPage',
  hash: '68e1d54b9b05f641f3d103ab839aca040e925ef4192c198da6d82eb0942236f3',
  text: "query GenresPage($genres:[String!]$language:Language!$order:WorkOrder!$page:Int!){...GenresScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}width}fragment GenreChoice_genre on Genre{name(language:$language)slug worksCount(language:$language)}fragment GenreWorks_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment GenresScreen_query on Query{genres(language:$language){...GenreChoice_genre}works(language:$language genres:$genres order:$order page:$page perPage:10){...GenreWorks_works}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
