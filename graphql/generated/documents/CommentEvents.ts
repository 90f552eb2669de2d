import type { CommentEventsSubscription, CommentEventsSubscriptionVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentEvents: PersistedDocument<CommentEventsSubscription, CommentEventsSubscriptionVariables> = {
  name: 'CommentEvents',
  hash: 'a8f75cd7f376aac59343a13d8d4150f90447557bf6dd8657ae130d6d4407a05f',
  text: "subscription CommentEvents($chapterId:ID$workId:ID!){commentEvents(workId:$workId chapterId:$chapterId){__typename ...on CommentAdded{comment{id replyToId ...CommentItem_comment}idempotencyKey}...on CommentChanged{comment{id replyToId ...CommentItem_comment}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler replyToId text}",
};
