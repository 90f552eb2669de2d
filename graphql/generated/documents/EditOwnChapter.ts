import type { EditOwnChapterMutation, EditOwnChapterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditOwnChapter: PersistedDocument<EditOwnChapterMutation, EditOwnChapterMutationVariables> = {
  name: 'EditOwnChapter',
  hash: '3554b390543106d689c72a03c695123103a6bca915b3bfc357a03327cfca3281',
  text: "mutation EditOwnChapter($id:ID!$number:String!$title:String){editOwnChapter(id:$id number:$number title:$title){__typename ...on InvalidInput{problems{code field limit}}}}",
};
