import type { DeleteCommentMutation, DeleteCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteComment: PersistedDocument<DeleteCommentMutation, DeleteCommentMutationVariables> = {
  name: 'DeleteComment',
  hash: 'e8c6deb0a6aacfd143c07dd57e88c83c56ab56226a0b89d75ce2639dcf3da022',
  text: "mutation DeleteComment($id:ID!){deleteComment(id:$id){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
