import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { FollowedWork } from '../../entities/work/FollowedWork.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './FollowingScreen.module.css';
import shared from './HistoryScreen.module.css';
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

export type FollowingView =
  | { readonly stage: 'loading' | 'failed' }
  | { readonly stage: 'visitor'; readonly loginHref: string }
  | { readonly stage: 'shown'; readonly data: FragmentType<typeof FollowingScreen_list> };

export interface FollowingScreenProps {
  readonly view: FollowingView;
  readonly onRetry: () => void;
}

/** The works that a reader follows, those with the newest chapters first. */
export function FollowingScreen({ view, onRetry }: FollowingScreenProps) {
  return (
    <div className={shared.screen}>
      <header className={shared.header}>
        <h1 className={shared.title}>
          <Trans>Following</Trans>
        </h1>
      </header>
      <HistoryTabs shown="following" />
      <Content view={view} onRetry={onRetry} />
    </div>
  );
}

function Content({ view, onRetry }: FollowingScreenProps) {
  switch (view.stage) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <EmptyState
          mood="lost"
          title={<Trans>The works you follow did not arrive</Trans>}
          sentence={<Trans>They are kept for you. Look again when the network is back.</Trans>}
          action={
            <Button look="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      );
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
      return <Works data={view.data} />;
  }
}

function Works({ data }: { readonly data: FragmentType<typeof FollowingScreen_list> }) {
  const { t } = useLingui();
  const { items, position } = readFragment(FollowingScreen_list, data);
  if (position.totalItems === 0)
    return (
      <EmptyState
        mood="waiting"
        title={<Trans>You follow no work yet</Trans>}
        sentence={<Trans>Press “Follow” on the page of a work, and its new chapters are counted here.</Trans>}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.work.id}>
            <FollowedWork data={item} />
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

function Waiting() {
  return (
    <div aria-busy="true" className={shared.waiting}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
