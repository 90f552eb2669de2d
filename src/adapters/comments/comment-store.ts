import type { CommentsOfSubjectQuery, RepliesBeforeQuery } from '#graphql/generated/graphql.ts';

export type LoadedComments = CommentsOfSubjectQuery['comments'];
export type LoadedReplies = RepliesBeforeQuery['repliesBefore'];
type LoadedComment = LoadedComments['items'][number]['replies'][number];

/** A comment as mutations answer with it and live events carry it. */
export type ToldComment = LoadedComment & { readonly replyToId: string | null };

interface StoredReply {
  readonly id: string;
  readonly comment: LoadedComment;
}

export interface StoredThread {
  readonly id: string;
  readonly comment: LoadedComment;
  /** The newest of them without a gap, oldest first. */
  readonly replies: readonly StoredReply[];
  /** The server has older ones. */
  readonly hasEarlier: boolean;
}

/**
 * The comments of one subject by id, for the order that the statechart keeps. What was told while a page travelled is
 * newer than the page: it is never overwritten by it.
 */
export class CommentStore {
  readonly #threads = new Map<string, StoredThread>();
  readonly #told = new Map<string, { readonly comment: ToldComment; readonly at: number }>();
  readonly #added = new Set<string>();
  #clock = 0;
  #position: LoadedComments['position'] = { page: 1, perPage: 10, totalItems: 0 };

  get position(): LoadedComments['position'] {
    return this.#position;
  }

  /** Grows with everything told; give it to `takePage` as it was when the page was asked for. */
  get clock(): number {
    return this.#clock;
  }

  thread(id: string): StoredThread | undefined {
    return this.#threads.get(id);
  }

  takePage({ items, position }: LoadedComments, since: number): void {
    const newer = this.#toldSince(since);
    const latest = latestOf(newer);
    for (const item of items) {
      const known = new Set(item.replies.map(({ id }) => id));
      const told = newer.filter(({ id, replyToId }) => replyToId === item.id && this.#added.has(id) && !known.has(id));
      const replies = [...item.replies, ...told].map((reply) => ({ id: reply.id, comment: latest(reply) }));
      const thread = { id: item.id, comment: latest(item), replies, hasEarlier: item.hasEarlierReplies };
      this.#threads.set(item.id, withEarlierOf(this.#threads.get(item.id), thread));
    }
    const added = newer.filter(({ id, replyToId }) => replyToId === null && this.#added.has(id) && !items.some((item) => item.id === id));
    this.#position = { ...position, totalItems: position.totalItems + added.length };
  }

  /** What comes before the reply that was asked about; nothing where that is not the thread's first any more. */
  takeEarlier(threadId: string, replyId: string, { replies, hasEarlier }: LoadedReplies, since: number): void {
    const thread = this.#threads.get(threadId);
    if (thread?.replies[0]?.id !== replyId) return;
    const latest = latestOf(this.#toldSince(since));
    const earlier = replies.map((reply) => ({ id: reply.id, comment: latest(reply) }));
    this.#threads.set(threadId, { ...thread, replies: [...earlier, ...thread.replies], hasEarlier });
  }

  /** A new comment, told once or more often. A reply whose thread is not here waits for its page. */
  takeAdded(comment: ToldComment): void {
    this.#note(comment);
    const { id, replyToId } = comment;
    if (replyToId === null && !this.#added.has(id) && !this.#threads.has(id))
      this.#position = { ...this.#position, totalItems: this.#position.totalItems + 1 };
    this.#added.add(id);
    if (replyToId === null) return this.#putFirst(comment);
    if (this.#hasReply(replyToId, id)) return this.#replaceReply(replyToId, comment);
    const thread = this.#threads.get(replyToId);
    if (thread) this.#threads.set(replyToId, { ...thread, replies: [...thread.replies, { id, comment }] });
  }

  /** A comment that changed. A reply that is not here waits for its page. */
  takeChanged(comment: ToldComment): void {
    this.#note(comment);
    if (comment.replyToId === null) this.#putFirst(comment);
    else this.#replaceReply(comment.replyToId, comment);
  }

  #note(comment: ToldComment): void {
    this.#clock += 1;
    this.#told.set(comment.id, { comment, at: this.#clock });
  }

  #putFirst(comment: ToldComment): void {
    const { id } = comment;
    const known = this.#threads.get(id);
    this.#threads.set(id, { id, comment, replies: known?.replies ?? [], hasEarlier: known?.hasEarlier ?? false });
  }

  #hasReply(threadId: string, id: string): boolean {
    return this.#threads.get(threadId)?.replies.some((reply) => reply.id === id) === true;
  }

  #replaceReply(threadId: string, comment: ToldComment): void {
    const thread = this.#threads.get(threadId);
    if (!thread) return;
    const { id } = comment;
    const replies = thread.replies.map((reply) => (reply.id === id ? { id, comment } : reply));
    this.#threads.set(threadId, { ...thread, replies });
  }

  #toldSince(since: number): readonly ToldComment[] {
    return [...this.#told.values()].filter(({ at }) => at > since).map(({ comment }) => comment);
  }
}

function latestOf(newer: readonly ToldComment[]): (loaded: LoadedComment) => LoadedComment {
  return (loaded) => newer.find(({ id }) => id === loaded.id) ?? loaded;
}

/** A thread that comes again keeps what was brought of its beginning, where it joins on to that. */
function withEarlierOf(known: StoredThread | undefined, thread: StoredThread): StoredThread {
  const joint = known?.replies.findIndex(({ id }) => id === thread.replies[0]?.id) ?? -1;
  if (!known || joint < 1) return thread;
  return { ...thread, replies: [...known.replies.slice(0, joint), ...thread.replies], hasEarlier: known.hasEarlier };
}
