import type { EditOwnChapterMutation, EditOwnChapterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditOwnChapter: PersistedDocument<EditOwnChapterMutation, EditOwnChapterMutationVariables> = {
  name: 'EditOwnChapter',
  hash: 'fe16b6079299dedc6b2a4bdd24ab04ba0f2341b5a987d003430ee05a215b556e',
  text: "mutation EditOwnChapter($id:ID!$number:String!$overrides:Boolean!$seen:OwnChapterInput!$swaps:Boolean!$title:String){editOwnChapter(id:$id number:$number title:$title seen:$seen overrides:$overrides swaps:$swaps){__typename ...on InvalidInput{problems{code field limit}}}}",
};
