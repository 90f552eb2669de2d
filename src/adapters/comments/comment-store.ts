import type { CommentsOfSubjectQuery } from '#graphql/generated/graphql.ts';

export type LoadedComments = CommentsOfSubjectQuery['comments'];
type LoadedComment = LoadedComments['items'][number]['replies'][number];

/** A comment as the answer to a mutation and the live word have it. */
export type ToldComment = LoadedComment & { readonly replyToId: string | null };

export interface StoredThread {
  readonly id: string;
  readonly comment: LoadedComment;
  readonly replies: readonly { readonly id: string; readonly comment: LoadedComment }[];
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
    const newer = [...this.#told.values()].filter(({ at }) => at > since).map(({ comment }) => comment);
    for (const item of items) {
      const known = new Set(item.replies.map(({ id }) => id));
      const replies = [...item.replies, ...newer.filter(({ id, replyToId }) => replyToId === item.id && !known.has(id))];
      const latest = (loaded: LoadedComment): LoadedComment => newer.find(({ id }) => id === loaded.id) ?? loaded;
      this.#threads.set(item.id, {
        id: item.id,
        comment: latest(item),
        replies: replies.map((reply) => ({ id: reply.id, comment: latest(reply) })),
      });
    }
    const added = newer.filter(({ id, replyToId }) => replyToId === null && this.#added.has(id) && !items.some((item) => item.id === id));
    this.#position = { ...position, totalItems: position.totalItems + added.length };
  }

  /** A new comment, or one that changed. A reply whose thread is not here waits for its page. */
  take(comment: ToldComment, isNew: boolean): void {
    this.#clock += 1;
    this.#told.set(comment.id, { comment, at: this.#clock });
    const { id, replyToId } = comment;
    if (replyToId === null) {
      const known = this.#threads.get(id);
      if (isNew && !known && !this.#added.has(id)) this.#position = { ...this.#position, totalItems: this.#position.totalItems + 1 };
      if (isNew) this.#added.add(id);
      this.#threads.set(id, { id, comment, replies: known?.replies ?? [] });
      return;
    }
    const thread = this.#threads.get(replyToId);
    if (!thread) return;
    const isKnown = thread.replies.some((reply) => reply.id === id);
    const replies = isKnown
      ? thread.replies.map((reply) => (reply.id === id ? { id, comment } : reply))
      : [...thread.replies, { id, comment }];
    this.#threads.set(replyToId, { ...thread, replies });
  }
}
