import type { CreateOwnWorkMutation, CreateOwnWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CreateOwnWork: PersistedDocument<CreateOwnWorkMutation, CreateOwnWorkMutationVariables> = {
  name: 'CreateOwnWork',
  hash: '70746c23606fbb1a588daf663330f4d13bd9286b53ab8f0487236c0538c9d7bb',
  text: "mutation CreateOwnWork($input:OwnWorkInput!$key:ID!){createOwnWork(input:$input key:$key){__typename ...on InvalidInput{problems{code field limit}}...on OwnWork{id}...on Throttled{retryAfterSeconds}}}",
};
