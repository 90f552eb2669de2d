import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { GenreShelf } from './GenreShelf.tsx';
import styles from './HomeScreen.module.css';
import { LatestUpdates } from './LatestUpdates.tsx';
import { MostViewed } from './MostViewed.tsx';
import type { ReactNode } from 'react';

export const HomeScreen_query = graphql(/* GraphQL */ `
  fragment HomeScreen_query on Query {
    latestUpdates(language: $language, page: $page, perPage: 10) {
      ...LatestUpdates_works
    }
    mostViewed(language: $language, limit: 10) {
      ...MostViewed_work
    }
    genres(language: $language) {
      ...GenreShelf_genre
    }
  }
`);

export interface HomeScreenProps {
  readonly data: FragmentType<typeof HomeScreen_query>;
  readonly siteName: string;
  /** What the reader has begun. */
  readonly begun?: ReactNode;
}

/** The latest updates first, on a phone too; beside or under them what is most viewed, and the genres. */
export function HomeScreen({ data, siteName, begun }: HomeScreenProps) {
  const { latestUpdates, mostViewed, genres } = readFragment(HomeScreen_query, data);
  return (
    <div className={styles.home}>
      <h1 className={styles.title}>
        <Trans>Read today on {siteName}</Trans>
      </h1>
      <LatestUpdates data={latestUpdates} />
      <aside className={styles.aside}>
        <MostViewed data={mostViewed} />
        <GenreShelf data={genres} />
      </aside>
      {begun}
    </div>
  );
}
