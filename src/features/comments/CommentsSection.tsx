import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft } from '#machines/comments/comments.types.ts';
import { CommentComposer } from '#src/entities/comment/CommentComposer.tsx';
import { CommentList } from '#src/entities/comment/CommentList.tsx';
import { NO_PINS, type ChapterPins } from '#src/entities/comment/comment-pin.ts';
import { CommentListSkeleton } from '#src/entities/comment/CommentListSkeleton.tsx';
import { PinField } from '#src/entities/comment/PinField.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { UnsavedWords } from '#src/ui/form-field/unsaved-words.ts';
import { LiveRegion } from '#src/ui/notice/LiveRegion.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { shortNumber } from '#src/ui/number/short-number.ts';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ChangeNoticeWords } from './ChangeNoticeWords.tsx';
import { threadsAhead, type AheadChoice } from './comments-ahead.ts';
import { AheadField, FoldedAhead } from './CommentsAhead.tsx';
import styles from './CommentsSection.module.css';
import type { CommentsIntent, CommentsSectionView } from './comments-view.ts';

export interface CommentsReader {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

export interface CommentsSectionProps {
  readonly view: CommentsSectionView;
  /** Null for a visitor; undefined until it is known who reads. */
  readonly reader: CommentsReader | null | undefined;
  /** Where a visitor logs in, to come back here. */
  readonly loginHref: string;
  /** Address of a page of comments with [page] in place of its number; without one pages are turned in place. */
  readonly pageUrl: string | undefined;
  /** Of this site first, then of its twin. */
  readonly origins: readonly string[];
  /** Places of the chapter; none on a work. */
  readonly pins?: ChapterPins | undefined;
  /** None on a work, which has nothing ahead. */
  readonly ahead?: AheadChoice | undefined;
  /** What was written in the place of a comment's words, by its id. */
  readonly unsavedIn: (commentId: string) => UnsavedWords;
  readonly onIntent: (intent: CommentsIntent) => void;
}

/** What readers say of a work or a chapter, and the place to say something. */
export function CommentsSection(props: CommentsSectionProps) {
  const { view, reader, loginHref, pins = NO_PINS, onIntent } = props;
  const { i18n } = useLingui();
  const { draft, threads, notice } = view;
  const answered = threads.find(({ id }) => id === draft.replyToId)?.id ?? null;
  const { isAsked, ask } = useAskedReply(answered);
  const form = reader ? <Composer view={view} pins={pins} isAsked={isAsked} onIntent={onIntent} /> : null;
  const answer = (replyToId: string) => (ask(replyToId), onIntent({ type: 'draft.changed', draft: { ...draft, replyToId, pinId: null } }));
  return (
    <section id="comments" className={styles.section} aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.heading}>
        <Trans>Comments</Trans>
        {view.totalItems > 0 && <span className={styles.count}>{shortNumber(view.totalItems, i18n.locale)}</span>}
      </h2>
      {answered === null && form}
      {reader === null && <LoginPrompt loginHref={loginHref} />}
      {reader === undefined && (
        <div className={styles.unknown} inert>
          <LoginPrompt loginHref={loginHref} />
        </div>
      )}
      <LiveRegion>
        {notice && (
          <Notice tone={notice.kind === 'failed' ? 'problem' : 'done'} onDismiss={() => onIntent({ type: 'notice.dismissed' })}>
            <ChangeNoticeWords notice={notice} />
          </Notice>
        )}
      </LiveRegion>
      {props.ahead && <AheadField {...props.ahead} />}
      <Comments
        key={`${view.page} ${props.ahead?.isFolded}`}
        {...props}
        reply={answered === null ? null : { threadId: answered, form }}
        onReply={answer}
      />
    </section>
  );
}

/** An answer that was kept takes the focus from nobody who is reading: only one that was just asked for does. */
function useAskedReply(answered: string | null) {
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked !== null && asked === answered;
  useEffect(() => {
    if (isAsked) setAsked(null);
  }, [isAsked]);
  return { isAsked, ask: setAsked };
}

const NOBODY = { name: '', avatarUrl: null };

function LoginPrompt({ loginHref }: Pick<CommentsSectionProps, 'loginHref'>) {
  return (
    <p className={styles.prompt}>
      <span>
        <Trans>Log in to write a comment.</Trans>
      </span>
      <ButtonLink href={loginHref}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </p>
  );
}

interface ComposerProps extends Pick<CommentsSectionProps, 'view' | 'onIntent'> {
  readonly pins: ChapterPins;
  /** Just now, and to be written at once. */
  readonly isAsked: boolean;
}

function Composer({ view: { draft }, pins, isAsked, onIntent }: ComposerProps) {
  const { t } = useLingui();
  const isReply = draft.replyToId !== null;
  const places = useMemo(() => (isReply ? [] : pins.places()), [pins, isReply]);
  const change = (changed: Draft) => onIntent({ type: 'draft.changed', draft: changed });
  return (
    <CommentComposer
      key={draft.replyToId}
      label={isReply ? t`Your reply` : t`Write a comment`}
      words={draft}
      sendWords={<Trans>Send</Trans>}
      isFocused={isAsked}
      onChange={(words) => change({ ...draft, ...words })}
      onSend={() => onIntent({ type: 'draft.sent' })}
      onCancel={isReply ? () => change({ ...draft, replyToId: null }) : undefined}
    >
      {places.length > 0 && <PinField places={places} pinId={draft.pinId} onChange={(pinId) => change({ ...draft, pinId })} />}
    </CommentComposer>
  );
}

interface CommentsProps extends CommentsSectionProps {
  readonly reply: { readonly threadId: string; readonly form: ReactNode } | null;
  readonly onReply: (commentId: string) => void;
}

function Comments(props: CommentsProps) {
  const { t } = useLingui();
  const { view, pageUrl, onIntent } = props;
  if (view.stage === 'loading') return <CommentListSkeleton />;
  if (view.stage === 'failed') return <NotLoaded onRetry={() => onIntent({ type: 'list.retryChosen' })} />;
  return (
    <>
      <ShownComments {...props} />
      <Pagination
        totalItems={view.totalItems}
        itemsPerPage={view.perPage}
        currentPage={view.page}
        label={t`Pages of comments`}
        {...(pageUrl === undefined
          ? { type: 'button' as const, onPageChange: (page) => onIntent({ type: 'page.chosen', page }) }
          : { linkUrl: pageUrl })}
      />
    </>
  );
}

function ShownComments({ view, reader, pageUrl, origins, pins = NO_PINS, ahead, unsavedIn, reply, onReply, onIntent }: CommentsProps) {
  const { threads, changing } = view;
  const isBeyond = threads.length === 0 && view.totalItems > 0;
  const outgoing = reader ? view.outgoing : [];
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolding = ahead?.isFolded === true && !isUnfolded;
  const known = { pins, reached: ahead?.reached ?? null, readerId: reader?.id ?? null, answeredId: reply?.threadId ?? null };
  const folded = isFolding ? threadsAhead(threads, known) : NONE;
  const shown = folded.size === 0 ? threads : threads.filter(({ id }) => !folded.has(id));
  return (
    <>
      {folded.size > 0 && <FoldedAhead count={folded.size} onShow={() => setUnfolded(true)} />}
      {isBeyond && <Beyond pageUrl={pageUrl} onIntent={onIntent} />}
      {((folded.size === 0 && !isBeyond) || shown.length > 0 || outgoing.length > 0) && (
        <CommentList
          threads={shown}
          earlier={view.earlier}
          outgoing={outgoing}
          author={reader ?? NOBODY}
          reply={reply}
          readerId={reader === undefined ? undefined : known.readerId}
          origins={origins}
          pins={pins}
          changing={changing}
          unsavedIn={unsavedIn}
          onReply={onReply}
          onEarlier={(threadId) => onIntent({ type: 'earlier.chosen', threadId })}
          onChange={(change) => onIntent({ type: 'change.chosen', change })}
          onRetry={(key) => onIntent({ type: 'outgoing.retryChosen', key })}
          onDiscard={(key) => onIntent({ type: 'outgoing.discarded', key })}
        />
      )}
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** In the place of a page that they do not reach: it never did, or they have become fewer since. */
function Beyond({ pageUrl, onIntent }: Pick<CommentsProps, 'pageUrl' | 'onIntent'>) {
  const words = <Trans>To the first page</Trans>;
  return (
    <p className={styles.prompt}>
      <Trans>There is nothing on this page</Trans>
      {pageUrl === undefined ? (
        <Button onClick={() => onIntent({ type: 'page.chosen', page: 1 })}>{words}</Button>
      ) : (
        <ButtonLink href={pageUrl.replace('[page]', '1')}>{words}</ButtonLink>
      )}
    </p>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.prompt} role="alert">
      <Trans>The comments could not be loaded.</Trans>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
