import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { toldApart } from '../../ui/told-apart.ts';
import styles from './CommentList.module.css';
import { CommentItem, commentHeaderId, type CommentItemData, type CommentItemProps } from './CommentItem.tsx';
import { OutgoingComment, type OutgoingCommentProps, type OutgoingView } from './OutgoingComment.tsx';

/** A first comment with its replies, oldest first. */
export interface CommentThread {
  readonly id: string;
  readonly comment: CommentItemData;
  readonly replies: readonly { readonly id: string; readonly comment: CommentItemData }[];
  /** There are older replies than these. */
  readonly hasEarlier: boolean;
}

/** By thread: older replies that were asked for, and those that did not come. */
export type EarlierReplies = ReadonlyMap<string, 'travelling' | 'failed'>;

export interface CommentListProps extends Omit<CommentItemProps, 'data' | 'children'>, Pick<OutgoingCommentProps, 'onRetry' | 'onDiscard'> {
  /** Newest first. */
  readonly threads: readonly CommentThread[];
  readonly earlier: EarlierReplies;
  readonly outgoing: readonly OutgoingView[];
  /** Of what is on its way. */
  readonly author: OutgoingCommentProps['author'];
  /** The form of a reply, under the thread that it answers. */
  readonly reply: { readonly threadId: string; readonly form: ReactNode } | null;
  readonly onEarlier: (threadId: string) => void;
}

/** Literally as the specification has it, in both languages. */
export const NO_COMMENTS = 'No comments. Be the first to comment.';

/** Comments in threads; the reader's own on their way stand where they will stand. */
export function CommentList(props: CommentListProps) {
  const { threads, outgoing } = props;
  const shown = new Set(threads.map(({ id }) => id));
  const sent = (threadId: string | null) =>
    outgoing.filter(({ replyToId }) => (replyToId !== null && shown.has(replyToId) ? replyToId : null) === threadId);
  const first = sent(null);
  if (threads.length === 0 && first.length === 0) return <p className={styles.none}>{NO_COMMENTS}</p>;
  return (
    <ol className={styles.list}>
      <Sent {...props} sent={first.toReversed()} />
      {threads.map((thread) => (
        <li key={thread.id}>
          <Thread {...props} thread={thread} sent={sent(thread.id)} />
        </li>
      ))}
    </ol>
  );
}

interface SentProps extends Pick<CommentListProps, 'author' | 'origins' | 'onRetry' | 'onDiscard'> {
  readonly sent: readonly OutgoingView[];
}

function Sent({ sent, author, origins, onRetry, onDiscard }: SentProps) {
  return sent.map((one) => (
    <li key={one.key}>
      <OutgoingComment outgoing={one} author={author} origins={origins} onRetry={onRetry} onDiscard={onDiscard} />
    </li>
  ));
}

interface ThreadProps extends CommentListProps {
  readonly thread: CommentThread;
  readonly sent: readonly OutgoingView[];
}

function Thread({ thread: { id, comment, replies, hasEarlier }, sent, ...list }: ThreadProps) {
  const { earlier, author, reply, onEarlier, onRetry, onDiscard, threads: _threads, outgoing: _outgoing, ...item } = list;
  const isAnswered = reply?.threadId === id;
  return (
    <CommentItem {...item} data={comment}>
      {(replies.length > 0 || sent.length > 0 || isAnswered) && (
        <ol className={styles.replies}>
          {hasEarlier && (
            <li>
              <Earlier headerId={commentHeaderId(id)} stage={earlier.get(id)} onAsk={() => onEarlier(id)} />
            </li>
          )}
          {replies.map((one) => (
            <li key={one.id}>
              <CommentItem {...item} data={one.comment} onReply={() => item.onReply(id)} />
            </li>
          ))}
          <Sent sent={sent} author={author} origins={item.origins} onRetry={onRetry} onDiscard={onDiscard} />
          {isAnswered && <li>{reply.form}</li>}
        </ol>
      )}
    </CommentItem>
  );
}

interface EarlierProps {
  readonly headerId: string;
  readonly stage: 'travelling' | 'failed' | undefined;
  readonly onAsk: () => void;
}

function Earlier({ headerId, stage, onAsk }: EarlierProps) {
  const id = useId();
  return (
    <div className={styles.earlier}>
      <Button look="quiet" {...toldApart(id, headerId)} aria-busy={stage === 'travelling' || undefined} onClick={onAsk}>
        {stage === 'travelling' ? <Trans>Loading earlier replies…</Trans> : <Trans>Earlier replies</Trans>}
      </Button>
      {stage === 'failed' && (
        <p role="alert">
          <Trans>They could not be loaded. Try again.</Trans>
        </p>
      )}
    </div>
  );
}
