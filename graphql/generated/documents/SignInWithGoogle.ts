import type { SignInWithGoogleMutation, SignInWithGoogleMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SignInWithGoogle: PersistedDocument<SignInWithGoogleMutation, SignInWithGoogleMutationVariables> = {
  name: 'SignInWithGoogle',
  hash: '1cc382bb1728782560ff576a249381d4482c97bf6010e42a3d15a272e6cb3bde',
  text: "mutation SignInWithGoogle($input:GoogleSignInInput!){signInWithGoogle(input:$input){__typename ...on GoogleLinkNeeded{email hasPassword linkToken}...on GoogleRefused{reason}...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
