import type { Execute } from '#graphql/document/persisted-document.ts';
import type { CommentsIntent, CommentsSectionView } from '#src/features/comments/comments-view.ts';
import type { CommentsSubject } from '#src/routes/-site-context.ts';
import type { appMachine } from '#machines/app/index.ts';
import type { Actor } from 'xstate';
import type { AccountGate } from './account-gate.ts';

/** Comments of one subject while somebody looks at them. */
export interface OpenComments {
  /** The same object until something changed. */
  readonly read: () => CommentsSectionView;
  readonly send: (intent: CommentsIntent) => void;
  /** Something of the reader's is on its way, waits for the network, or may be found in what an earlier page kept. */
  readonly isSending: () => boolean;
  readonly close: () => void;
}

/** The root of the page's statecharts. */
export type App = Actor<typeof appMachine>;

export type OpenSubject = (subject: CommentsSubject, tell: () => void) => OpenComments;

export interface CommentsWorld {
  readonly account: AccountGate;
  readonly execute: Execute;
  /** Of the API host. */
  readonly endpoint: string;
}
