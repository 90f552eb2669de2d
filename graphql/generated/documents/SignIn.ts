import type { SignInMutation, SignInMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SignIn: PersistedDocument<SignInMutation, SignInMutationVariables> = {
  name: 'SignIn',
  hash: '20b97e96b8a05ca7d28b1a6404dd7cd05cdf32d80dcd1221cebef83576850125',
  text: "mutation SignIn($input:SignInInput!){signIn(input:$input){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
