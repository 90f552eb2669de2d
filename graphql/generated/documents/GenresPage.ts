import type { GenresPageQuery, GenresPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const GenresPage: PersistedDocument<GenresPageQuery, GenresPageQueryVariables> = {
  name: 'GenresPage',
  hash: '39fc2e837f763e100e6a0a4390964e2ea0736e39a71aeb9f896a798e634c4650',
  text: "query GenresPage($genres:[String!]$language:Language!$order:WorkOrder!$page:Int!$twinLanguage:Language!$without:[String!]){works(language:$language genres:$genres without:$without order:$order page:$page perPage:10){position{page perPage totalItems}}there:works(language:$twinLanguage genres:$genres without:$without perPage:1){position{totalItems}}...GenresScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment GenreChoice_genre on Genre{icon name(language:$language)slug worksCount(language:$language)}fragment GenresScreen_query on Query{genres(language:$language){...GenreChoice_genre}works(language:$language genres:$genres without:$without order:$order page:$page perPage:10){...WorkListing_works}}fragment WorkListing_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
