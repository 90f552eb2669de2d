import type { PublishDraftsMutation, PublishDraftsMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const PublishDrafts: PersistedDocument<PublishDraftsMutation, PublishDraftsMutationVariables> = {
  name: 'PublishDrafts',
  hash: '983bb8194ca1c345f1bc3a0229ffaf77ec5402049548f868af56011ab462259c',
  text: "mutation PublishDrafts($workId:ID!){publishDrafts(workId:$workId){__typename ...on Throttled{retryAfterSeconds}}}",
};
