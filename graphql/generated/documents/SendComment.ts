import type { SendCommentMutation, SendCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SendComment: PersistedDocument<SendCommentMutation, SendCommentMutationVariables> = {
  name: 'SendComment',
  hash: '37f50606ca436359b130a0a966c6b2f85fb2dc54fd6e0acdaf9cc1469609fcc6',
  text: "mutation SendComment($input:SendCommentInput!){sendComment(input:$input){__typename ...on CommentSubjectNotFound{isMissing}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
