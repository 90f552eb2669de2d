import type { EditCommentMutation, EditCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const EditComment: PersistedDocument<EditCommentMutation, EditCommentMutationVariables> = {
  name: 'EditComment',
  hash: 'a6db53b7f801c670af83022b9c4b2109456c3f6983d92bd643200a0682226a90',
  text: "mutation EditComment($emoji:String$id:ID!$isSpoiler:Boolean!$text:String!){editComment(id:$id text:$text emoji:$emoji isSpoiler:$isSpoiler){__typename ...on CommentNotYours{isRefused}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
