import type { GenresPageQuery, GenresPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const GenresPage: PersistedDocument<GenresPageQuery, GenresPageQueryVariables> = {
  name: 'GenresPage',
  hash: '886ea2e5109b2afc1f17c3a3e7f74b64a82c2be60a7694e113a1787a983686f4',
  text: "query GenresPage($genres:[String!]$language:Language!$order:WorkOrder!$page:Int!$without:[String!]){...GenresScreen_query}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment GenreChoice_genre on Genre{icon name(language:$language)slug worksCount(language:$language)}fragment GenresScreen_query on Query{genres(language:$language){...GenreChoice_genre}works(language:$language genres:$genres without:$without order:$order page:$page perPage:10){...WorkListing_works}}fragment WorkListing_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
