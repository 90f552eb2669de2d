import type { RegisterMutation, RegisterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const Register: PersistedDocument<RegisterMutation, RegisterMutationVariables> = {
  name: 'Register',
  hash: '85d430f58319662472567380d43c8dd10d316b6fa07622d0fce1620bfd7b43c0',
  text: "mutation Register($input:RegisterInput!){register(input:$input){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
