import type { RegisterMutation, RegisterMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const Register: PersistedDocument<RegisterMutation, RegisterMutationVariables> = {
  name: 'Register',
  hash: 'eea9c9b6e60b9741a24691ece0cd90985b5ede015fb9aee8c90872ad3ad402ed',
  text: "mutation Register($input:RegisterInput!){register(input:$input){__typename ...on InvalidInput{problems{code field limit}}...on SignedIn{expiresAt sessionId token viewer{avatar{sources{type url width}}email id language name}}...on Throttled{retryAfterSeconds}}}",
};
