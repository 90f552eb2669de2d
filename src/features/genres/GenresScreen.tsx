import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { genresPath, type GenresView } from '../../entities/genre/genres-path.ts';
import { WorkListing } from '../../entities/work/WorkListing.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import type { IconSource } from '../../ui/icon/DataIcon.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import { GenreChoice } from './GenreChoice.tsx';

export const GenresScreen_query = graphql(/* GraphQL */ `
  fragment GenresScreen_query on Query {
    genres(language: $language) {
      ...GenreChoice_genre
    }
    works(language: $language, genres: $genres, without: $without, order: $order, page: $page, perPage: 10) {
      ...WorkListing_works
    }
  }
`);

type GenresData = FragmentType<typeof GenresScreen_query>;

export interface GenresScreenProps {
  readonly data: GenresData;
  /** Pages before this one that stand above it. */
  readonly earlier?: readonly GenresData[];
  /** The search part of the address. */
  readonly view: GenresView;
  /** Of the genres' icons; without one their places stay empty. */
  readonly icons?: IconSource | undefined;
  /** The end of the list is near. */
  readonly onReach?: (() => void) | undefined;
}

/** Every genre, any of which works can be kept to or kept without, and the works that are left. */
export function GenresScreen({ data, earlier = [], view, icons, onReach }: GenresScreenProps) {
  const { genres, works } = readFragment(GenresScreen_query, data);
  return (
    <TitledScreen title={<Trans>Genres</Trans>}>
      <GenreChoice data={genres} view={view} icons={icons} />
      <WorkListing
        data={works}
        earlier={readFragment(GenresScreen_query, earlier).map((page) => page.works)}
        order={view.order ?? 'updated'}
        hrefInOrder={(order) => genresPath({ genres: view.genres, without: view.without, order })}
        pageHref={genresPath({ ...view, page: '[page]' })}
        whenEmpty={<NothingFound />}
        onReach={onReach}
      />
    </TitledScreen>
  );
}

function NothingFound() {
  return (
    <EmptyState
      mood="searching"
      level={3}
      title="No results found"
      sentence={<Trans>No story has just this choice of genres yet.</Trans>}
      action={
        <ButtonLink href={genresPath()}>
          <Trans>Show all stories</Trans>
        </ButtonLink>
      }
    />
  );
}
