import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { genresPath, type GenresView } from '../../entities/genre/genres-path.ts';
import { WorkTile } from '../../entities/work/WorkTile.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import styles from './GenreWorks.module.css';

export const GenreWorks_works = graphql(/* GraphQL */ `
  fragment GenreWorks_works on WorkList {
    items {
      id
      ...WorkTile_work
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

const FIRST_SCREEN = 4;

export interface GenreWorksProps {
  readonly data: FragmentType<typeof GenreWorks_works>;
  readonly view: GenresView;
}

export function GenreWorks({ data, view }: GenreWorksProps) {
  const { t } = useLingui();
  const { items, position } = readFragment(GenreWorks_works, data);
  return (
    <section className={styles.section} aria-labelledby="genre-works">
      <header className={styles.header}>
        <h2 id="genre-works" className={styles.heading}>
          <Plural value={position.totalItems} one="# story" other="# stories" />
        </h2>
        <OrderLinks view={view} />
      </header>
      {items.length > 0 ? (
        <ul className={styles.shelf}>
          {items.map((work, index) => (
            <li key={work.id}>
              <WorkTile data={work} loading={index < FIRST_SCREEN ? 'now' : 'near'} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound />
      )}
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={genresPath({ ...view, page: '[page]' })}
        label={t`Pages of the stories`}
      />
    </section>
  );
}

function NothingFound() {
  return (
    <EmptyState
      mood="searching"
      level={3}
      title="No results found"
      sentence={<Trans>No story has all of these genres yet.</Trans>}
      action={
        <ButtonLink href={genresPath()}>
          <Trans>Show all stories</Trans>
        </ButtonLink>
      }
    />
  );
}
