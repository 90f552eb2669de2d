import type { UnfollowWorkMutation, UnfollowWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UnfollowWork: PersistedDocument<UnfollowWorkMutation, UnfollowWorkMutationVariables> = {
  name: 'UnfollowWork',
  hash: '18837208d66c3f6cf22246ea55d21dad4f810b594c4a541dd92c592dd6277c57',
  text: "mutation UnfollowWork($workId:ID!){unfollowWork(workId:$workId){isDone}}",
};
