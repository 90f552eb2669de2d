import type { DeleteOwnChapterMutation, DeleteOwnChapterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteOwnChapter: PersistedDocument<DeleteOwnChapterMutation, DeleteOwnChapterMutationVariables> = {
  name: 'DeleteOwnChapter',
  hash: 'f1a29235ed911ac3a48f79578bacdb64bd39af8ee6ab3f4d666ac94a62d9d9db',
  text: "mutation DeleteOwnChapter($id:ID!){deleteOwnChapter(id:$id){__typename}}",
};
