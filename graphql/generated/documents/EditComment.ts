import type { EditCommentMutation, EditCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditComment: PersistedDocument<EditCommentMutation, EditCommentMutationVariables> = {
  name: 'EditComment',
  hash: '9066864719a18e01eaa1af29961418251ade054102685c9ab0c75553839e0b4f',
  text: "mutation EditComment($emoji:String$id:ID!$isSpoiler:Boolean!$text:String!){editComment(id:$id text:$text emoji:$emoji isSpoiler:$isSpoiler){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler replyToId text}",
};
