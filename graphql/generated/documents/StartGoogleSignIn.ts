import type { StartGoogleSignInMutation, StartGoogleSignInMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const StartGoogleSignIn: PersistedDocument<StartGoogleSignInMutation, StartGoogleSignInMutationVariables> = {
  name: 'StartGoogleSignIn',
  hash: '5737e407128aff5253d4648d07f63770d5d84db82642fa8236af4c47f5c3679a',
  text: "mutation StartGoogleSignIn($language:Language!){startGoogleSignIn(language:$language){__typename ...on GoogleSignInStart{clientId state}...on Throttled{retryAfterSeconds}}}",
};
