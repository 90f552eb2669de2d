import { Channels } from '#server/platform/channels.ts';
import type { Notices } from '#server/platform/notices/notices.ts';
import type { CommentRow, Subject } from './comments.repository.ts';

/** What the listeners of a subject are told. */
export type CommentEventRow =
  | { readonly __typename: 'CommentAdded'; readonly comment: CommentRow; readonly idempotencyKey: string }
  | { readonly __typename: 'CommentChanged'; readonly comment: CommentRow };

/** Carries what happens to comments to whoever listens to their subject, here and at other processes. */
export class CommentEvents {
  readonly #channels = new Channels<CommentEventRow>();
  readonly #listeners = new Set<(workId: number) => void>();

  readonly #notices: Notices;

  /** `find` reads a comment that changed at another process; none that is hidden. */
  constructor(notices: Notices, find: (commentId: number) => Promise<CommentRow | undefined>) {
    this.#notices = notices;
    notices.onTold('commentChanged', ({ commentId, idempotencyKey }) => {
      // What cannot be read now is read by whoever asks for it next.
      find(commentId).then(
        (comment) => comment && this.#hear(eventOf(comment, idempotencyKey)),
        () => undefined,
      );
    });
  }

  publish(event: CommentEventRow): void {
    this.#hear(event);
    const idempotencyKey = event.__typename === 'CommentAdded' ? event.idempotencyKey : null;
    void this.#notices.tell({ topic: 'commentChanged', told: { commentId: event.comment.id, idempotencyKey } });
  }

  #hear(event: CommentEventRow): void {
    for (const listener of this.#listeners) listener(event.comment.workId);
    this.#channels.publish(channelOf(event.comment), event);
  }

  /** Ends when its reader returns; throws FellBehind. */
  listen(subject: Subject): AsyncIterableIterator<CommentEventRow> {
    return this.#channels.listen(channelOf(subject));
  }

  /** Called with the work of every change, before its listeners are told. */
  onChange(listener: (workId: number) => void): void {
    this.#listeners.add(listener);
  }
}

function eventOf(comment: CommentRow, idempotencyKey: string | null): CommentEventRow {
  return idempotencyKey === null ? { __typename: 'CommentChanged', comment } : { __typename: 'CommentAdded', comment, idempotencyKey };
}

function channelOf({ workId, chapterId }: Subject): string {
  return chapterId === null ? `work:${workId}` : `chapter:${chapterId}`;
}
