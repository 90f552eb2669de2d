import type { FollowWorkMutation, FollowWorkMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const FollowWork: PersistedDocument<FollowWorkMutation, FollowWorkMutationVariables> = {
  name: 'FollowWork',
  hash: 'd32ecf251eebf2a03a233f007ae9a472f0bad8655b9ef79f09e944916dfb0b62',
  text: "mutation FollowWork($workId:ID!){followWork(workId:$workId){__typename ...on Throttled{retryAfterSeconds}}}",
};
