import type { RepliesBeforeQuery, RepliesBeforeQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RepliesBefore: PersistedDocument<RepliesBeforeQuery, RepliesBeforeQueryVariables> = {
  name: 'RepliesBefore',
  hash: '49bfd65786b248d224660cd6ccd1bd458c1efd2b4eea63271ad6d4750e136517',
  text: "query RepliesBefore($replyId:ID!){repliesBefore(replyId:$replyId){hasEarlier replies{id ...CommentItem_comment}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
