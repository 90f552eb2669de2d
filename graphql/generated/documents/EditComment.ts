import type { EditCommentMutation, EditCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditComment: PersistedDocument<EditCommentMutation, EditCommentMutationVariables> = {
  name: 'EditComment',
  hash: '8db283428614b856b5739204bcd49b99678dc1f93c51e9f44d52313688fdaea1',
  text: "mutation EditComment($emoji:String$id:ID!$isSpoiler:Boolean!$text:String!){editComment(id:$id text:$text emoji:$emoji isSpoiler:$isSpoiler){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
