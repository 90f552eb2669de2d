import type { SignOutMutation, SignOutMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SignOut: PersistedDocument<SignOutMutation, SignOutMutationVariables> = {
  name: 'SignOut',
  hash: '7a1a5eb7888f19731f478dbf4833a76453e73ccf650bf58a0a5aa46cb97a8fa7',
  text: "mutation SignOut{signOut{isDone}}",
};
