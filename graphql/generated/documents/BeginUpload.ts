import type { BeginUploadMutation, BeginUploadMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const BeginUpload: PersistedDocument<BeginUploadMutation, BeginUploadMutationVariables> = {
  name: 'BeginUpload',
  hash: '63b1f5784e54dc54644f2a4ae7f2b73b6af64011b781a184c2d44ce5dab228ed',
  text: "mutation BeginUpload($input:BeginUploadInput!){beginUpload(input:$input){__typename ...on Throttled{retryAfterSeconds}...on UploadRefused{problems{code file limit}}...on Upload{files{index offset url}id state}}}",
};
