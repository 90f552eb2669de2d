import type { UploadProgressSubscription, UploadProgressSubscriptionVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UploadProgress: PersistedDocument<UploadProgressSubscription, UploadProgressSubscriptionVariables> = {
  name: 'UploadProgress',
  hash: 'ec0c5e92731a7e88cfcef2e9cca58b322232ebbc15aa562ed581bac838bd243b',
  text: "subscription UploadProgress($id:ID!){uploadProgress(id:$id){chapters{id}id picturesCount picturesDone problems{code file limit}state}}",
};
