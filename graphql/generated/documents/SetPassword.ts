import type { SetPasswordMutation, SetPasswordMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SetPassword: PersistedDocument<SetPasswordMutation, SetPasswordMutationVariables> = {
  name: 'SetPassword',
  hash: '0a8a0bcc6c74327a2ca63c778159d23a032ad25bba2fc80fbeec0a30f3eb17fc',
  text: "mutation SetPassword($newPassword:String!$token:String!){setPassword(token:$token newPassword:$newPassword){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
