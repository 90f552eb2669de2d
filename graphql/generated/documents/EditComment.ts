import type { EditCommentMutation, EditCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditComment: PersistedDocument<EditCommentMutation, EditCommentMutationVariables> = {
  name: 'EditComment',
  hash: 'a0c8dc675ea8ae46f1c3789354def26c88b59043dd42e56d3bcd8fb8d6a87f95',
  text: "mutation EditComment($emoji:String$id:ID!$isSpoiler:Boolean!$text:String!){editComment(id:$id text:$text emoji:$emoji isSpoiler:$isSpoiler){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
