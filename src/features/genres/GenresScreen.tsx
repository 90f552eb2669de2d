import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { GenresView } from '../../entities/genre/genres-path.ts';
import { GenreChoice } from './GenreChoice.tsx';
import { GenreWorks } from './GenreWorks.tsx';
import styles from './GenresScreen.module.css';

export const GenresScreen_query = graphql(/* GraphQL */ `
  fragment GenresScreen_query on Query {
    genres(language: $language) {
      ...GenreChoice_genre
    }
    works(language: $language, genres: $genres, order: $order, page: $page, perPage: 10) {
      ...GenreWorks_works
    }
  }
`);

export interface GenresScreenProps {
  readonly data: FragmentType<typeof GenresScreen_query>;
  /** The search part of the address. */
  readonly view: GenresView;
}

/** Every genre, any of which can be added to the choice, and the works that have all of the chosen ones. */
export function GenresScreen({ data, view }: GenresScreenProps) {
  const { genres, works } = readFragment(GenresScreen_query, data);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>Genres</Trans>
      </h1>
      <GenreChoice data={genres} view={view} />
      <GenreWorks data={works} view={view} />
    </div>
  );
}
