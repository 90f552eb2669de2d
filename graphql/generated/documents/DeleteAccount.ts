import type { DeleteAccountMutation, DeleteAccountMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteAccount: PersistedDocument<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  name: 'DeleteAccount',
  hash: 'fca9b76ff7b223593221e0d683472952156091cc73165151de8c166c8a8c5fd2',
  text: "mutation DeleteAccount($password:String){deleteAccount(password:$password){__typename ...on Throttled{retryAfterSeconds}}}",
};
