import type { SignInWithGoogleMutation, SignInWithGoogleMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SignInWithGoogle: PersistedDocument<SignInWithGoogleMutation, SignInWithGoogleMutationVariables> = {
  name: 'SignInWithGoogle',
  hash: '94f2231a81cc66e9a6b069c5ed72edd6f0c2179916a065134b78851b40e2bdfd',
  text: "mutation SignInWithGoogle($input:GoogleSignInInput!){signInWithGoogle(input:$input){__typename ...on GoogleLinkNeeded{email hasPassword linkToken}...on GoogleRefused{reason}...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
