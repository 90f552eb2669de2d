import type { CreatorPageQuery, CreatorPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CreatorPage: PersistedDocument<CreatorPageQuery, CreatorPageQueryVariables> = {
  name: 'CreatorPage',
  hash: 'cb870b8e6b2fc20fbe311af9e6d91ac8462e7b5f6a843a72d35196a3d3b69060',
  text: "query CreatorPage($id:ID!$language:Language!$order:WorkOrder!$page:Int!$twinLanguage:Language!){creator(id:$id){name reading twins{id}worksHere:worksCount(language:$language)worksThere:worksCount(language:$twinLanguage)...CreatorScreen_creator}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment CreatorScreen_creator on Creator{id name reading twins{id name}works(language:$language order:$order page:$page perPage:10){...WorkListing_works}worksThere:worksCount(language:$twinLanguage)}fragment WorkListing_works on WorkList{items{id ...WorkTile_work}position{page perPage totalItems}}fragment WorkTile_work on Work{cover{...Cover_picture}format id isSensitive title updatedAt}",
};
