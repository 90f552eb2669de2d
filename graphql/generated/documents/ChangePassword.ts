import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const ChangePassword: PersistedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  hash: '166acc529e87e7bb4bf5bb317fa9d7a4b5e1e1cb900cf68b385d84001c1624d4',
  text: "mutation ChangePassword($currentPassword:String!$newPassword:String!){changePassword(currentPassword:$currentPassword newPassword:$newPassword){__typename ...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}",
};
