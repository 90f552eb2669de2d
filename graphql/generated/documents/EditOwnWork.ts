import type { EditOwnWorkMutation, EditOwnWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditOwnWork: PersistedDocument<EditOwnWorkMutation, EditOwnWorkMutationVariables> = {
  name: 'EditOwnWork',
  hash: 'af5e4f3560831aa2e7b186c9d48562331aff175fc8cbcc93be19cf3f999ab1c2',
  text: "mutation EditOwnWork($id:ID!$input:OwnWorkInput!){editOwnWork(id:$id input:$input){__typename ...on InvalidInput{problems{code field limit}}}}",
};
