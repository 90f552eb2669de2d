import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommentItem_CommentFragment } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { UnsavedWords } from '../../ui/form-field/unsaved-words.ts';
import { longDate } from '../../ui/relative-time/instant-words.ts';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { Unseen } from '../../ui/unseen/Unseen.tsx';
import { imageSources } from '../picture/image-candidates.ts';
import { UserAvatar } from '../user/UserAvatar.tsx';
import { CommentActions, type CommentChange } from './CommentActions.tsx';
import styles from './CommentItem.module.css';
import type { ChapterPins } from './comment-pin.ts';
import { CommentText } from './CommentText.tsx';
import { PinMark } from './PinMark.tsx';

export const CommentItem_comment = graphql(/* GraphQL */ `
  fragment CommentItem_comment on Comment {
    id
    author {
      id
      name
      avatar {
        sources {
          url
          width
          type
        }
      }
    }
    text
    emoji
    isSpoiler
    isDeleted
    createdAt
    editedAt
    pin {
      id
    }
  }
`);

export type CommentItemData = FragmentType<typeof CommentItem_comment>;

export interface CommentItemProps {
  readonly data: CommentItemData;
  /** Null for a visitor, who can only read; undefined while it is not known who reads. */
  readonly readerId: string | null | undefined;
  /** Of this site first, then of its twins. */
  readonly origins: readonly string[];
  /** Places of the chapter that the comments are about; NO_PINS on a work. */
  readonly pins: ChapterPins;
  /** Ids of comments whose change is on its way. */
  readonly changing: ReadonlySet<string>;
  /** What was written in the place of a comment's words, by its id. */
  readonly unsavedIn: (commentId: string) => UnsavedWords;
  readonly onReply: (commentId: string) => void;
  readonly onChange: (change: CommentChange) => void;
  /** Replies, and what is written under this comment. */
  readonly children?: ReactNode;
}

/** Of what says who wrote it and when. */
export function commentHeaderId(commentId: string): string {
  return `comment-${commentId}-by`;
}

/** One comment with what its reader may do to it; of a deleted one the empty place. */
export function CommentItem({ data, children, ...props }: CommentItemProps) {
  const comment = readFragment(CommentItem_comment, data);
  const { id, author, isDeleted, createdAt, editedAt, pin } = comment;
  const src = imageSources(author?.avatar?.sources ?? []).src ?? null;
  const isBusy = props.changing.has(id);
  const headerId = commentHeaderId(id);
  return (
    <article
      id={`comment-${id}`}
      aria-labelledby={headerId}
      className={styles.item}
      data-deleted={isDeleted || undefined}
      aria-busy={isBusy || undefined}
    >
      <UserAvatar name={author?.name ?? '·'} src={src} size="small" className={styles.avatar} />
      <div className={styles.body}>
        <CommentHeader id={headerId} author={author?.name ?? null} createdAt={createdAt} isEdited={editedAt !== null && !isDeleted}>
          {pin && <PinMark pinId={pin.id} pins={props.pins} />}
        </CommentHeader>
        {isDeleted ? (
          <p className={styles.gone}>
            <Trans>This comment was deleted.</Trans>
          </p>
        ) : (
          <StandingWords {...{ ...props, comment, headerId, isBusy }} />
        )}
        {children}
      </div>
    </article>
  );
}

interface StandingWordsProps extends Omit<CommentItemProps, 'data' | 'pins' | 'changing' | 'children'> {
  readonly comment: CommentItem_CommentFragment;
  readonly headerId: string;
  readonly isBusy: boolean;
}

function StandingWords({ comment, headerId, isBusy, readerId, origins, unsavedIn, onReply, onChange }: StandingWordsProps) {
  const { id, author, text, emoji, isSpoiler } = comment;
  return (
    <>
      <CommentText key={`${isSpoiler}`} {...{ text, isSpoiler, origins, headerId }} emoji={emoji ?? null} />
      {readerId === undefined && <div className={styles.held} />}
      {typeof readerId === 'string' && (
        <CommentActions
          key={readerId}
          headerId={headerId}
          comment={{ id, text, emoji: emoji ?? null, isSpoiler }}
          isMine={author?.id === readerId}
          isBusy={isBusy}
          unsaved={unsavedIn(id)}
          onReply={onReply}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface CommentHeaderProps {
  readonly id: string;
  /** Null where the comment is gone, with or without its author. */
  readonly author: string | null;
  readonly createdAt: string;
  readonly isEdited: boolean;
  readonly children: ReactNode;
}

function CommentHeader({ id, author, createdAt, isEdited, children }: CommentHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header id={id} className={styles.header}>
      {author !== null && (
        <span className={styles.author} dir="auto">
          {author}
        </span>
      )}
      <RelativeTime instant={createdAt} className={styles.time} />
      {/* Two of a day by one author are told apart. */}
      <Unseen>{longDate(createdAt, i18n.locale)}</Unseen>
      {isEdited && (
        <span className={styles.time}>
          <Trans>edited</Trans>
        </span>
      )}
      {children}
    </header>
  );
}
