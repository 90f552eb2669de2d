import { useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { GenreShelf } from './GenreShelf.tsx';
import styles from './HomeScreen.module.css';
import type { HomeView } from './home-path.ts';
import { LatestUpdates } from './LatestUpdates.tsx';
import { MostViewed } from './MostViewed.tsx';
import type { ReactNode } from 'react';
import { Unseen } from '../../ui/unseen/Unseen.tsx';

export const HomeScreen_query = graphql(/* GraphQL */ `
  fragment HomeScreen_query on Query {
    latestUpdates(language: $language, page: $page, perPage: 10) {
      ...LatestUpdates_works
    }
    topRanking(language: $language, limit: 10) @skip(if: $isPeriodChosen) {
      ...MostViewed_ranking
    }
    ranking(language: $language, period: $period, perPage: 10) @include(if: $isPeriodChosen) {
      ...MostViewed_ranking
    }
    genres(language: $language) {
      ...GenreShelf_genre
    }
  }
`);

type HomeData = FragmentType<typeof HomeScreen_query>;

export interface HomeScreenProps {
  readonly data: HomeData;
  /** Pages of the latest updates before this one that stand above it. */
  readonly earlier?: readonly HomeData[];
  /** The search part of the address. */
  readonly view?: HomeView;
  readonly siteName: string;
  /** What the reader has begun. */
  readonly begun?: ReactNode;
  /** The end of the latest updates is near. */
  readonly onReach?: (() => void) | undefined;
}

/** The latest updates first, on a phone too; beside or under them what is most viewed, and the genres. */
export function HomeScreen({ data, earlier = [], view = {}, siteName, begun, onReach }: HomeScreenProps) {
  const { t } = useLingui();
  const { latestUpdates, topRanking, ranking, genres } = readFragment(HomeScreen_query, data);
  return (
    <div className={styles.home}>
      <Unseen as="h1">{t`Read today on ${siteName}`}</Unseen>
      <LatestUpdates
        data={latestUpdates}
        earlier={readFragment(HomeScreen_query, earlier).map((page) => page.latestUpdates)}
        view={view}
        onReach={onReach}
      />
      <aside className={styles.aside}>
        <MostViewed data={ranking ?? topRanking} view={view} />
        <GenreShelf data={genres} />
      </aside>
      {begun}
    </div>
  );
}
