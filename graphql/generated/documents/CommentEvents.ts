import type { CommentEventsSubscription, CommentEventsSubscriptionVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentEvents: PersistedDocument<CommentEventsSubscription, CommentEventsSubscriptionVariables> = {
  name: 'CommentEvents',
  hash: '6460d5bfd8e4b6c338a51fdf804d9c7e024384ee5ea85b7607d8c4d5f863b73e',
  text: "subscription CommentEvents($chapterId:ID$workId:ID!){commentEvents(workId:$workId chapterId:$chapterId){__typename ...on CommentAdded{comment{id replyToId ...CommentItem_comment}idempotencyKey}...on CommentChanged{comment{id replyToId ...CommentItem_comment}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}text}",
};
