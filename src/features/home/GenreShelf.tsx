import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { GenreLink } from '../../entities/genre/GenreLink.tsx';
import { genresPath } from '../../entities/genre/genres-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import styles from './GenreShelf.module.css';

export const GenreShelf_genre = graphql(/* GraphQL */ `
  fragment GenreShelf_genre on Genre {
    slug
    ...GenreLink_genre
  }
`);

const SHOWN = 16;

/** The largest genres, and the way to all of them. */
export function GenreShelf({ data }: { readonly data: ReadonlyArray<FragmentType<typeof GenreShelf_genre>> }) {
  const genres = readFragment(GenreShelf_genre, data);
  if (genres.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="genre-shelf">
      <h2 id="genre-shelf" className={styles.heading}>
        <Trans>Genres</Trans>
      </h2>
      <ul className={styles.genres}>
        {genres.slice(0, SHOWN).map((genre) => (
          <li key={genre.slug}>
            <GenreLink data={genre} />
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" href={genresPath()} className={styles.all}>
        <Trans>All genres</Trans>
        <ChevronEndIcon size={18} />
      </ButtonLink>
    </section>
  );
}
