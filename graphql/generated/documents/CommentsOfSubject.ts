import type { CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentsOfSubject: PersistedDocument<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables> = {
  name: 'CommentsOfSubject',
  hash: '3dfd655a8d8c37e5a086b1c89c303e8fcd82f62ab1dc7d30f0e6a336aea77da5',
  text: "query CommentsOfSubject($page:Int!$subject:CommentSubject!){comments(subject:$subject page:$page perPage:10){items{id replies{id ...CommentItem_comment}...CommentItem_comment}position{page perPage totalItems}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler replyToId text}",
};
