import type { UploadStateQuery, UploadStateQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UploadState: PersistedDocument<UploadStateQuery, UploadStateQueryVariables> = {
  name: 'UploadState',
  hash: '0e36aa63254ca08b670afdc8fe8178a98db30075c23bdb531b46d24fd3d1938d',
  text: "query UploadState($id:ID!){viewer{id upload(id:$id){chapters{id}id picturesCount picturesDone problems{code file limit}state}}}",
};
