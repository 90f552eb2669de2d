import type { CancelUploadMutation, CancelUploadMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CancelUpload: PersistedDocument<CancelUploadMutation, CancelUploadMutationVariables> = {
  name: 'CancelUpload',
  hash: 'b1de8c0f39cf89efcf1367c6601772bb30ff53b2f1fdb452df9eb5b045b3897b',
  text: "mutation CancelUpload($id:ID!){cancelUpload(id:$id){__typename}}",
};
