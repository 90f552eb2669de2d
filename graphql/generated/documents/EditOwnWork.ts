import type { EditOwnWorkMutation, EditOwnWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditOwnWork: PersistedDocument<EditOwnWorkMutation, EditOwnWorkMutationVariables> = {
  name: 'EditOwnWork',
  hash: '7e878c437294fe36e1584ddfdae02955b062725be3c355e0c608565e39046b08',
  text: "mutation EditOwnWork($id:ID!$input:OwnWorkInput!$overrides:Boolean!$seen:OwnWorkInput!){editOwnWork(id:$id input:$input seen:$seen overrides:$overrides){__typename ...on InvalidInput{problems{code field limit}}}}",
};
