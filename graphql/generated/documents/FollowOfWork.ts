import type { FollowOfWorkQuery, FollowOfWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const FollowOfWork: PersistedDocument<FollowOfWorkQuery, FollowOfWorkQueryVariables> = {
  name: 'FollowOfWork',
  hash: 'ee7e898bf1b5245b5679cc27a0886e2f2bf795d108c37aafb5a19aebaed1eb60',
  text: "query FollowOfWork($workId:ID!){viewer{isFollowing(workId:$workId)}}",
};
