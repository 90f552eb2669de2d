import type { DeleteCommentMutation, DeleteCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const DeleteComment: PersistedDocument<DeleteCommentMutation, DeleteCommentMutationVariables> = {
  name: 'DeleteComment',
  hash: 'd7020e0b09b2f1c7be0cfa09aa2541c89750bb04a60315468ab6dfed7a075512',
  text: "mutation DeleteComment($id:ID!){deleteComment(id:$id){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
