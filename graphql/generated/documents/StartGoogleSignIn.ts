import type { StartGoogleSignInMutation, StartGoogleSignInMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const StartGoogleSignIn: PersistedDocument<StartGoogleSignInMutation, StartGoogleSignInMutationVariables> = {
  name: 'StartGoogleSignIn',
  hash: '6ba2ffa66a961bd0e0ef0c1c99aba892b301422799a1f3404b88ecb4b93a5a23',
  text: "mutation StartGoogleSignIn($language:Language!){startGoogleSignIn(language:$language){__typename ...on GoogleSignInStart{clientId nonce state}...on Throttled{retryAfterSeconds}}}",
};
