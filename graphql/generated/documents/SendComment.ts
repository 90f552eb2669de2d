import type { SendCommentMutation, SendCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SendComment: PersistedDocument<SendCommentMutation, SendCommentMutationVariables> = {
  name: 'SendComment',
  hash: 'f828abb7928f6e08dbbc9b08dbb6ca5a9a168c609f3300b9fa4ca341bce99234',
  text: "mutation SendComment($input:SendCommentInput!){sendComment(input:$input){__typename ...on CommentSubjectNotFound{isMissing}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler replyToId text}",
};
