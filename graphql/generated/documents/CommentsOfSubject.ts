import type { CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentsOfSubject: PersistedDocument<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables> = {
  name: 'CommentsOfSubject',
  hash: 'b7878a4e4f55446c46fe336fbe26063a9cb46500e6e32ab5575f889baff2eb7f',
  text: "query CommentsOfSubject($page:Int!$subject:CommentSubject!){comments(subject:$subject page:$page perPage:10){items{hasEarlierReplies id replies{id ...CommentItem_comment}...CommentItem_comment}position{page perPage totalItems}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
