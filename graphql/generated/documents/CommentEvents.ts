import type { CommentEventsSubscription, CommentEventsSubscriptionVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CommentEvents: PersistedDocument<CommentEventsSubscription, CommentEventsSubscriptionVariables> = {
  name: 'CommentEvents',
  hash: '95a62cdfc21a9742183d2fa25279e2646a9b52e155ac614bb21e7649103572cd',
  text: "subscription CommentEvents($chapterId:ID$workId:ID!){commentEvents(workId:$workId chapterId:$chapterId){__typename ...on CommentAdded{comment{id replyToId ...CommentItem_comment}idempotencyKey}...on CommentChanged{comment{id replyToId ...CommentItem_comment}}}}fragment CommentItem_comment on Comment{author{avatar{sources{type url width}}id name}createdAt editedAt emoji id isDeleted isSpoiler pin{id}replyToId text}",
};
