import type { ReactNode } from 'react';
import styles from './CommentList.module.css';
import { CommentItem, type CommentItemData, type CommentItemProps } from './CommentItem.tsx';
import { OutgoingComment, type OutgoingCommentProps, type OutgoingView } from './OutgoingComment.tsx';

/** A first comment with its replies, oldest first. */
export interface CommentThread {
  readonly id: string;
  readonly comment: CommentItemData;
  readonly replies: readonly { readonly id: string; readonly comment: CommentItemData }[];
}

export interface CommentListProps extends Omit<CommentItemProps, 'data' | 'children'>, Pick<OutgoingCommentProps, 'onRetry' | 'onDiscard'> {
  /** Newest first. */
  readonly threads: readonly CommentThread[];
  readonly outgoing: readonly OutgoingView[];
  /** Of what is on its way. */
  readonly author: OutgoingCommentProps['author'];
  /** The form of a reply, under the thread that it answers. */
  readonly reply: { readonly threadId: string; readonly form: ReactNode } | null;
}

/** Literally as the specification has it, in both languages. */
export const NO_COMMENTS = 'No comments. Be the first to comment.';

/** Comments in threads; the reader's own on their way stand where they will stand. */
export function CommentList({ threads, outgoing, author, reply, onRetry, onDiscard, ...item }: CommentListProps) {
  const shown = new Set(threads.map(({ id }) => id));
  const sent = (threadId: string | null) =>
    outgoing
      .filter(({ replyToId }) => (replyToId !== null && shown.has(replyToId) ? replyToId : null) === threadId)
      .map((one) => (
        <li key={one.key}>
          <OutgoingComment outgoing={one} author={author} origins={item.origins} onRetry={onRetry} onDiscard={onDiscard} />
        </li>
      ));
  const first = sent(null);
  if (threads.length === 0 && first.length === 0) return <p className={styles.none}>{NO_COMMENTS}</p>;
  return (
    <ol className={styles.list}>
      {first.toReversed()}
      {threads.map(({ id, comment, replies }) => {
        const under = sent(id);
        const isAnswered = reply?.threadId === id;
        return (
          <li key={id}>
            <CommentItem {...item} data={comment}>
              {(replies.length > 0 || under.length > 0 || isAnswered) && (
                <ol className={styles.replies}>
                  {replies.map((one) => (
                    <li key={one.id}>
                      <CommentItem {...item} data={one.comment} onReply={() => item.onReply(id)} />
                    </li>
                  ))}
                  {under}
                  {isAnswered && <li>{reply.form}</li>}
                </ol>
              )}
            </CommentItem>
          </li>
        );
      })}
    </ol>
  );
}
