import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button.tsx';
import { WarningIcon } from '../../ui/icon/icons.tsx';
import { UserAvatar } from '../user/UserAvatar.tsx';
import item from './CommentItem.module.css';
import { CommentText } from './CommentText.tsx';
import type { CommentWords } from './comment-words.ts';
import styles from './OutgoingComment.module.css';

export type SendingRefusal = 'invalid' | 'notFound' | 'throttled' | 'blocked' | 'signedOut' | 'failed';

/** One of the reader's own that the server has not confirmed. */
export interface OutgoingView extends CommentWords {
  readonly key: string;
  readonly replyToId: string | null;
  /** It travels now; else it waits for the network or for its turn. */
  readonly isTravelling: boolean;
  readonly refusal: SendingRefusal | null;
}

export interface OutgoingCommentProps {
  readonly outgoing: OutgoingView;
  readonly author: { readonly name: string; readonly avatarUrl: string | null };
  readonly origins: readonly string[];
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/** A comment on its way: stands where it will stand, says how far it is, and what can be done when it was refused. */
export function OutgoingComment({ outgoing, author, origins, onRetry, onDiscard }: OutgoingCommentProps) {
  const { key, text, emoji, isSpoiler, isTravelling, refusal } = outgoing;
  return (
    <article className={item.item} data-outgoing="" aria-busy={refusal === null || undefined}>
      <UserAvatar name={author.name} src={author.avatarUrl} size="small" />
      <div className={item.body}>
        <header className={item.header}>
          <span className={item.author} dir="auto">
            {author.name}
          </span>
          <span className={item.time} role="status">
            {refusal === null && (isTravelling ? <Trans>Sending…</Trans> : <Trans>Goes out when the network is back</Trans>)}
          </span>
        </header>
        <CommentText text={text} emoji={emoji} isSpoiler={isSpoiler} origins={origins} />
        {refusal !== null && (
          <div role="alert" className={styles.refused}>
            <span className={styles.reason}>
              <WarningIcon size={18} />
              <span>
                <RefusalWords refusal={refusal} />
              </span>
            </span>
            {refusal !== 'notFound' && (
              <Button onClick={() => onRetry(key)}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button look="quiet" onClick={() => onDiscard(key)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

export function RefusalWords({ refusal }: { readonly refusal: SendingRefusal }) {
  switch (refusal) {
    case 'invalid':
      return <Trans>The server did not accept these words.</Trans>;
    case 'notFound':
      return <Trans>What this is about is gone.</Trans>;
    case 'throttled':
      return <Trans>Too many at once. Wait a few minutes, then try again.</Trans>;
    case 'blocked':
      return <Trans>This account may not comment any more. Write to us if you think that is a mistake.</Trans>;
    case 'signedOut':
      return <Trans>You are signed out. Log in and try again.</Trans>;
    case 'failed':
      return <Trans>It did not arrive.</Trans>;
  }
}
