import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsSubject } from '#src/routes/-site-context.ts';

/** Comments of one subject while somebody looks at them. */
export interface OpenComments {
  /** The same object until something changed. */
  readonly read: () => CommentsSectionView;
  readonly send: (intent: CommentsIntent) => void;
  /** Something of the reader's is on its way, waits for the network, or may be found in what an earlier page kept. */
  readonly isSending: () => boolean;
  readonly close: () => void;
}

export type OpenSubject = (subject: CommentsSubject, tell: () => void) => OpenComments;
