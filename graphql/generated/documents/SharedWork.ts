import type { SharedWorkQuery, SharedWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SharedWork: PersistedDocument<SharedWorkQuery, SharedWorkQueryVariables> = {
  name: 'SharedWork',
  hash: '5ffc6ba7dbcb683f74ee3d44346f62d5754d1c645cc9615c33a3d3d46fbc4d5d',
  text: "query SharedWork($id:ID!$language:Language!){work(id:$id language:$language){__typename ...on Work{aliases cardPath chaptersCount credits{creator{id name}role}description firstChapter{id publishedAt}format genres{name(language:$language)slug}id isSensitive status title updatedAt}}}",
};
