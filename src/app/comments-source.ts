import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsSubject, Execute } from '#src/routes/-site-context.ts';
import type { AccountGate } from './account-gate.ts';

/** Comments of one subject while somebody looks at them. */
export interface OpenComments {
  /** The same object until something changed. */
  readonly read: () => CommentsSectionView;
  readonly send: (intent: CommentsIntent) => void;
  readonly close: () => void;
}

export type OpenSubject = (subject: CommentsSubject, tell: () => void) => OpenComments;

export interface CommentsWorld {
  readonly account: AccountGate;
  readonly execute: Execute;
  /** Of the API host. */
  readonly endpoint: string;
}
