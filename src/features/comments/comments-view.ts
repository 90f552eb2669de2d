import type { Draft } from '#machines/comments/comments.types.ts';
import type { CommentChange } from '#src/entities/comment/CommentActions.tsx';
import type { CommentThread, EarlierReplies } from '#src/entities/comment/CommentList.tsx';
import type { OutgoingView, SendingRefusal } from '#src/entities/comment/OutgoingComment.tsx';

/** What came of the last change that was asked for. */
export type ChangeNotice =
  | { readonly kind: 'reported' }
  | { readonly kind: 'failed'; readonly what: CommentChange['kind']; readonly refusal: SendingRefusal };

/** The comments of one subject as a reader sees them. */
export interface CommentsSectionView {
  /** 'failed' only where there is nothing to show. */
  readonly stage: 'loading' | 'shown' | 'failed';
  readonly page: number;
  readonly perPage: number;
  /** Of first comments, on all pages. */
  readonly totalItems: number;
  readonly threads: readonly CommentThread[];
  readonly earlier: EarlierReplies;
  readonly draft: Draft;
  readonly outgoing: readonly OutgoingView[];
  readonly changing: ReadonlySet<string>;
  readonly notice: ChangeNotice | null;
}

/** What a reader asks of the comments. */
export type CommentsIntent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'list.retryChosen' }
  | { readonly type: 'earlier.chosen'; readonly threadId: string }
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  | { readonly type: 'draft.sent' }
  | { readonly type: 'outgoing.retryChosen'; readonly key: string }
  | { readonly type: 'outgoing.discarded'; readonly key: string }
  | { readonly type: 'change.chosen'; readonly change: CommentChange }
  | { readonly type: 'notice.dismissed' };

/** As the statechart's own, which comes later than the page. */
export const NO_WORDS: Draft = { text: '', emoji: null, isSpoiler: false, replyToId: null, pinId: null };

/** Before anything is known of them. */
export const UNREAD_COMMENTS: CommentsSectionView = {
  stage: 'loading',
  page: 1,
  perPage: 10,
  totalItems: 0,
  threads: [],
  earlier: new Map(),
  draft: NO_WORDS,
  outgoing: [],
  changing: new Set(),
  notice: null,
};
