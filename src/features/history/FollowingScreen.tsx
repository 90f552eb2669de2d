import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { FollowedWork, FollowedWork_followed } from '../../entities/work/FollowedWork.tsx';
import { FollowedWorkSkeleton } from '../../entities/work/FollowedWorkSkeleton.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { CloseIcon } from '../../ui/icon/icons.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { type FollowProblem, FollowProblemWords } from './FollowProblemWords.tsx';
import styles from './FollowingScreen.module.css';
import shared from './HistoryScreen.module.css';
import { HistoryWithoutScript } from './HistoryWithoutScript.tsx';
import { FOLLOWING_PATH, HistoryTabs } from './HistoryTabs.tsx';

export const FollowingScreen_list = graphql(/* GraphQL */ `
  fragment FollowingScreen_list on FollowedList {
    items {
      work {
        id
      }
      ...FollowedWork_followed
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

/** What came of the last change; 'notUnfollowed' and 'notFollowed' where the server could not be reached; `title` of its work. */
export interface FollowingNews {
  readonly kind: 'unfollowed' | 'notUnfollowed' | 'notFollowed' | FollowProblem;
  readonly workId: string;
  readonly title: string;
}

export type FollowingView =
  | { readonly stage: 'loading' | 'failed' | 'offline' }
  | { readonly stage: 'visitor'; readonly loginHref: string }
  | {
      readonly stage: 'shown';
      readonly data: FragmentType<typeof FollowingScreen_list>;
      /** Ids of works that are followed no more since the list was asked for. */
      readonly dropped: ReadonlySet<string>;
      readonly news: FollowingNews | null;
    };

export type FollowingIntent =
  | { readonly type: 'list.retried' }
  | { readonly type: 'work.unfollowed'; readonly workId: string; readonly title: string }
  | { readonly type: 'unfollowing.undone'; readonly workId: string; readonly title: string }
  | { readonly type: 'news.dismissed' };

export interface FollowingScreenProps {
  readonly view: FollowingView;
  readonly onVerb: (intent: FollowingIntent) => void;
}

/** The works that a reader follows, those with the newest chapters first. */
export function FollowingScreen({ view, onVerb }: FollowingScreenProps) {
  return (
    <div className={shared.screen}>
      <h1 className={shared.title}>
        <Trans>Following</Trans>
      </h1>
      <HistoryTabs shown="following" />
      <LiveRegion>{view.stage === 'shown' && view.news && <News news={view.news} onVerb={onVerb} />}</LiveRegion>
      <Content view={view} onVerb={onVerb} />
    </div>
  );
}

function Content({ view, onVerb }: FollowingScreenProps) {
  switch (view.stage) {
    case 'loading':
      return <Waiting />;
    case 'failed':
    case 'offline':
      return <NotArrived stage={view.stage} onVerb={onVerb} />;
    case 'visitor':
      return (
        <EmptyState
          mood="waiting"
          title={<Trans>Follow works, and miss no chapter</Trans>}
          sentence={<Trans>Log in, and the works you follow stand here with what you have not read.</Trans>}
          action={
            <ButtonLink look="primary" href={view.loginHref}>
              <Trans>Log in</Trans>
            </ButtonLink>
          }
        />
      );
    case 'shown':
      return <Works view={view} onVerb={onVerb} />;
  }
}

interface NotArrivedProps extends Pick<FollowingScreenProps, 'onVerb'> {
  readonly stage: 'failed' | 'offline';
}

function NotArrived({ stage, onVerb }: NotArrivedProps) {
  return (
    <EmptyState
      mood="lost"
      title={<Trans>The works you follow did not arrive</Trans>}
      sentence={
        stage === 'offline' ? (
          <Trans>They are kept for you. Look again when the network is back.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please come back later.</Trans>
        )
      }
      action={
        <Button look="primary" onClick={() => onVerb({ type: 'list.retried' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

interface WorksProps extends Pick<FollowingScreenProps, 'onVerb'> {
  readonly view: Extract<FollowingView, { stage: 'shown' }>;
}

function Works({ view: { data, dropped }, onVerb }: WorksProps) {
  const { t } = useLingui();
  const { items, position } = readFragment(FollowingScreen_list, data);
  if (position.totalItems <= dropped.size)
    return (
      <EmptyState
        mood="waiting"
        title={<Trans>You follow no work yet</Trans>}
        sentence={<Trans>Press “Follow” on the page of a work, and its new chapters are counted here.</Trans>}
        action={
          <ButtonLink look="primary" href="/">
            <Trans>Find something to read</Trans>
          </ButtonLink>
        }
      />
    );
  const shown = items.filter(({ work }) => !dropped.has(work.id));
  if (items.length === 0) return <BeyondLast href={FOLLOWING_PATH} />;
  if (shown.length === 0) return <AllLetGo onVerb={onVerb} />;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={item.work.id}>
            <FollowedWork data={item} />
            <UnfollowButton data={item} onVerb={onVerb} />
          </li>
        ))}
      </ul>
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        label={t`Pages of the works you follow`}
        linkUrl={`${FOLLOWING_PATH}&page=[page]`}
      />
    </>
  );
}

/** Of a page; those that come after it move up with the next answer. */
function AllLetGo({ onVerb }: Pick<FollowingScreenProps, 'onVerb'>) {
  return (
    <EmptyState
      mood="waiting"
      title={<Trans>There is nothing on this page</Trans>}
      action={
        <Button look="primary" onClick={() => onVerb({ type: 'list.retried' })}>
          <Trans>Show the others</Trans>
        </Button>
      }
    />
  );
}

interface UnfollowButtonProps extends Pick<FollowingScreenProps, 'onVerb'> {
  readonly data: FragmentType<typeof FollowedWork_followed>;
}

function UnfollowButton({ data, onVerb }: UnfollowButtonProps) {
  const { t } = useLingui();
  const { id: workId, title } = readFragment(FollowedWork_followed, data).work;
  return (
    <IconButton
      label={t`Follow “${title}” no more`}
      icon={<CloseIcon size={20} />}
      onClick={() => onVerb({ type: 'work.unfollowed', workId, title })}
    />
  );
}

function News({ news: { kind, workId, title }, onVerb }: { readonly news: FollowingNews } & Pick<FollowingScreenProps, 'onVerb'>) {
  const { t } = useLingui();
  const dismiss = () => onVerb({ type: 'news.dismissed' });
  if (kind !== 'unfollowed')
    return (
      <Notice tone="problem" onDismiss={dismiss}>
        {kind === 'notUnfollowed' && t`“${title}” is still followed: the change did not arrive. Try again when the network is back.`}
        {kind === 'notFollowed' && t`“${title}” could not be followed again. Try again when the network is back.`}
        {kind !== 'notUnfollowed' && kind !== 'notFollowed' && <FollowProblemWords problem={kind} />}
      </Notice>
    );
  return (
    <Notice
      tone="done"
      actions={
        <Button onClick={() => onVerb({ type: 'unfollowing.undone', workId, title })}>
          <Trans>Undo</Trans>
        </Button>
      }
      onDismiss={dismiss}
    >
      {t`You follow “${title}” no more.`}
    </Notice>
  );
}

const WAITING_ROW = (
  <li>
    <FollowedWorkSkeleton />
    <span className={styles.unfollow} />
  </li>
);

function Waiting() {
  return (
    <NeedsScript otherwise={<HistoryWithoutScript list="following" />}>
      <ul aria-busy="true" className={styles.list}>
        {WAITING_ROW}
        {WAITING_ROW}
        {WAITING_ROW}
        {WAITING_ROW}
        {WAITING_ROW}
      </ul>
    </NeedsScript>
  );
}
