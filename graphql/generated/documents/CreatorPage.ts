import type { CreatorPageQuery, CreatorPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CreatorPage: PersistedDocument<CreatorPageQuery, CreatorPageQueryVariables> = {
  name: 'CreatorPage',
  hash: 'eb7fdfb69dc1096e8d7079580529fb923e04dba0cdaa345708ca479b30f58150',
  text: "query CreatorPage($id:ID!$language:Language!$order:WorkOrder!$page:Int!$twinLanguage:Language!){creator(id:$id){id name reading twins{id}worksHere:worksCount(language:$language)worksThere:worksCount(language:$twinLanguage)...CreatorScreen_creator}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment CreatorScreen_creator on Creator{id name reading twins{id name}works(language:$language order:$order page:$page perPage:10){...WorkListing_works}worksThere:worksCount(language:$twinLanguage)}fragment WorkListing_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
