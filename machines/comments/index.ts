export { commentsMachine } from './comments.machine.ts';
export { CommentRefused, commentsActors, type CommentsPorts, type Delivered, type LiveNews } from './comments.ports.ts';
export { commentsView, type CommentsView } from './comments.selectors.ts';
export { EMPTY_DRAFT } from './comments.types.ts';
export type {
  Change,
  CommentsContext,
  CommentsEvent,
  CommentsFact,
  CommentsInput,
  Draft,
  Kept,
  Outgoing,
  Refusal,
} from './comments.types.ts';
