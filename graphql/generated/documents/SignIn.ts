import type { SignInMutation, SignInMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SignIn: PersistedDocument<SignInMutation, SignInMutationVariables> = {
  name: 'SignIn',
  hash: '46ef7a2f10e927933d91c3c6aacdb27d5c89eac0b3b3baaa9c4660bc2bd9cdfe',
  text: "mutation SignIn($input:SignInInput!){signIn(input:$input){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
