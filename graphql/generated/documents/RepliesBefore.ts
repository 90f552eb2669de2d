import type { RepliesBeforeQuery, RepliesBeforeQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RepliesBefore: PersistedDocument<RepliesBeforeQuery, RepliesBeforeQueryVariables> = {
  name: 'RepliesBefore',
  hash: '512e859ab5a6c8201c2d580026c2f809f74384986c90f773ba2cb9448cd71f9e',
  text: "query RepliesBefore($replyId:ID!){repliesBefore(replyId:$replyId){hasEarlier replies{id ...CommentItem_comment}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
