/** What the reader has written and not sent. */
export interface Draft {
  readonly text: string;
  readonly emoji: string | null;
  readonly isSpoiler: boolean;
  /** Of the first comment that is answered. */
  readonly replyToId: string | null;
  /** The page or paragraph that it is about; null for the whole subject. */
  readonly pinId: string | null;
}

export const EMPTY_DRAFT: Draft = { text: '', emoji: null, isSpoiler: false, replyToId: null, pinId: null };

/** A comment on its way: the key stands for it until the server has given it an id. */
export interface Outgoing {
  readonly key: string;
  /** Only this reader's session may send it. */
  readonly authorId: string;
  readonly draft: Draft;
  /** Null while it waits or travels; else why the server would not have it, until the reader retries or discards it. */
  readonly refusal: Refusal | null;
}

export type Refusal = 'invalid' | 'notFound' | 'throttled' | 'blocked' | 'signedOut' | 'failed';

/** What of a subject outlives the page: the draft, and comments not yet delivered. */
export interface Kept {
  readonly draft: Draft;
  /** The reader who wrote it, who alone may see it; null for a visitor's, which goes with whoever signs in. */
  readonly draftAuthorId: string | null;
  readonly outbox: readonly Outgoing[];
}

/** A change of a comment that stands. */
export type Change =
  | { readonly kind: 'edit'; readonly id: string; readonly text: string; readonly emoji: string | null; readonly isSpoiler: boolean }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'report'; readonly id: string; readonly reason: 'SPAM' | 'ABUSE' | 'SPOILER' | 'OTHER' };

export interface CommentsInput {
  /** Null for a visitor. */
  readonly readerId: string | null;
}

/** Ids and keys only: the comments themselves stand in the store of the adapter, which the same answers fill. */
export interface CommentsContext {
  readonly readerId: string | null;
  readonly page: number;
  /** First comments of the page, in order of showing, each once. */
  readonly ids: readonly string[];
  /** Told live since the page was asked for: an answer that was made before them must not lose them. */
  readonly toldSince: readonly string[];
  /** Of `draftAuthorId`, and not to be shown to any other reader. */
  readonly draft: Draft;
  readonly draftAuthorId: string | null;
  readonly outbox: readonly Outgoing[];
  /** The key that travels. */
  readonly sending: string | null;
  /** Keys that are delivered: a late or repeated word of them changes nothing. */
  readonly delivered: readonly string[];
  readonly changes: readonly Change[];
  /** Threads whose earlier replies are wanted; a thread that is not on the page yet waits for it. */
  readonly earlierOf: readonly string[];
  /** The thread whose earlier replies travel. */
  readonly bringing: string | null;
  /** Threads whose earlier replies did not come when they were last asked for. */
  readonly noEarlierOf: readonly string[];
  /** Grows with every change of draft and outbox; `keptRevision` is the last one handed to the storage. */
  readonly revision: number;
  readonly keptRevision: number;
}

export type CommentsEvent =
  | { readonly type: 'page.choose'; readonly page: number }
  | { readonly type: 'list.retry' }
  | { readonly type: 'live.opened' }
  /** The connection is lost, and whoever opened it has given up trying again. */
  | { readonly type: 'live.closed' }
  /** The server will not have this subscription. */
  | { readonly type: 'live.refused' }
  /** A reply stands under its first comment, not in the list itself. */
  | { readonly type: 'comment.added'; readonly key: string; readonly id: string; readonly isReply: boolean }
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  /** `key` is a new UUID. */
  | { readonly type: 'draft.send'; readonly key: string }
  | { readonly type: 'outgoing.retry'; readonly key: string }
  | { readonly type: 'outgoing.discard'; readonly key: string }
  | { readonly type: 'earlier.ask'; readonly threadId: string }
  | { readonly type: 'comment.change'; readonly change: Change }
  | { readonly type: 'network.returned' }
  | { readonly type: 'reader.changed'; readonly readerId: string | null };

export type CommentsFact =
  | { readonly type: 'change.done'; readonly change: Change }
  | { readonly type: 'change.failed'; readonly change: Change; readonly refusal: Refusal };
