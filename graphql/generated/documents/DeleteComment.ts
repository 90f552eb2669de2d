import type { DeleteCommentMutation, DeleteCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteComment: PersistedDocument<DeleteCommentMutation, DeleteCommentMutationVariables> = {
  name: 'DeleteComment',
  hash: '4874f4b33be870bcc533e2c86d727bb5ad8b7b1e072dd3b36fc88f34e5822bbb',
  text: "mutation DeleteComment($id:ID!){deleteComment(id:$id){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler replyToId text}",
};
