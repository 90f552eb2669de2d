import type { CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentsOfSubject: PersistedDocument<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables> = {
  name: 'CommentsOfSubject',
  hash: 'f8724573b5f0789675c51a0e16b6708bb8213494f83c3b47af0443607ae212f8',
  text: "query CommentsOfSubject($page:Int!$subject:CommentSubject!){comments(subject:$subject page:$page perPage:10){items{id replies{id ...CommentItem_comment}...CommentItem_comment}position{page perPage totalItems}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
