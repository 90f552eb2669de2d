import type { CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentsOfSubject: PersistedDocument<CommentsOfSubjectQuery, CommentsOfSubjectQueryVariables> = {
  name: 'CommentsOfSubject',
  hash: 'b192c8db5a51442d83ba7f09065cf40ead920bc623a0045fbafd8faafe19312c',
  text: "query CommentsOfSubject($page:Int!$subject:CommentSubject!){comments(subject:$subject page:$page perPage:10){items{hasEarlierReplies id replies{id ...CommentItem_comment}...CommentItem_comment}position{page perPage totalItems}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
