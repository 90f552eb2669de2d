import type { SetPasswordMutation, SetPasswordMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SetPassword: PersistedDocument<SetPasswordMutation, SetPasswordMutationVariables> = {
  name: 'SetPassword',
  hash: 'c88443435f95bacaf847f0b8c075d2a261f4e79905b06185af779faba274ce71',
  text: "mutation SetPassword($newPassword:String!$token:String!){setPassword(token:$token newPassword:$newPassword){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
