import { fromCallback, fromPromise } from 'xstate';
import type { Change, CommentsEvent, Kept, Outgoing, Refusal } from './comments.types.ts';

/** The live events as the machine hears them. */
export type LiveNews = Extract<CommentsEvent, { type: 'live.opened' | 'live.closed' | 'live.refused' | 'comment.added' }>;

/** What the server made of a comment. */
export interface Delivered {
  readonly key: string;
  readonly id: string;
  readonly isReply: boolean;
}

/**
 * Thrown by `send` and `change` when the server has understood and refused; any other error means that nobody knows
 * whether it was done.
 */
export class CommentRefused extends Error {
  override readonly name = 'CommentRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The server refused the comment: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** Everything is about one subject: the adapter knows which. */
export interface CommentsPorts {
  /** Fills the store with the page and gives the ids of its first comments in order of showing. */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<readonly string[]>;
  /** Fills the store with replies of the thread that come before those it holds. */
  readonly loadEarlier: (threadId: string, signal: AbortSignal) => Promise<void>;
  /**
   * Tells of live events until stopped, once the store has them, and `live.opened` at every connection. It tries again by
   * itself; `live.closed` or `live.refused` is its last word.
   */
  readonly openLive: (tell: (news: LiveNews) => void) => () => void;
  readonly send: (outgoing: Outgoing, signal: AbortSignal) => Promise<Delivered>;
  readonly change: (change: Change, signal: AbortSignal) => Promise<void>;
  /** What an earlier page kept of this subject. */
  readonly recall: () => Promise<Kept>;
  readonly keep: (kept: Kept) => Promise<void>;
}

const unplugged = (port: string): Error => new Error(`The comments machine has no port ${port}.`);

const UNPLUGGED: CommentsPorts = {
  loadPage: () => Promise.reject(unplugged('loadPage')),
  loadEarlier: () => Promise.reject(unplugged('loadEarlier')),
  openLive: () => {
    throw unplugged('openLive');
  },
  send: () => Promise.reject(unplugged('send')),
  change: () => Promise.reject(unplugged('change')),
  recall: () => Promise.reject(unplugged('recall')),
  keep: () => Promise.reject(unplugged('keep')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function commentsActors(ports: CommentsPorts = UNPLUGGED) {
  return {
    loadPage: fromPromise<readonly string[], { readonly page: number }>(({ input, signal }) => ports.loadPage(input.page, signal)),
    loadEarlier: fromPromise<void, { readonly threadId: string }>(({ input, signal }) => ports.loadEarlier(input.threadId, signal)),
    openLive: fromCallback<{ type: 'ignored' }>(({ sendBack }) => ports.openLive(sendBack)),
    send: fromPromise<Delivered, Outgoing>(({ input, signal }) => ports.send(input, signal)),
    change: fromPromise<void, Change>(({ input, signal }) => ports.change(input, signal)),
    recall: fromPromise<Kept>(() => ports.recall()),
    keep: fromPromise<void, Kept>(({ input }) => ports.keep(input)),
  };
}
