import type { SendCommentMutation, SendCommentMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const SendComment: PersistedDocument<SendCommentMutation, SendCommentMutationVariables> = {
  name: 'SendComment',
  hash: 'd7a190425ad2a8974e4901a646f91ca928aac9f22fba1d2f474913deb54dc7e9',
  text: "mutation SendComment($input:SendCommentInput!){sendComment(input:$input){__typename ...on CommentSubjectNotFound{isMissing}...on Comment{id replyToId ...CommentItem_comment}...on InvalidInput{problems{code field limit}}...on Throttled{retryAfterSeconds}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
