import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { genresPath } from './genres-path.ts';
import styles from './GenreLink.module.css';

export const GenreLink_genre = graphql(/* GraphQL */ `
  fragment GenreLink_genre on Genre {
    slug
    name(language: $language)
  }
`);

/** A genre's name, leading to its works. */
export function GenreLink({ data }: { readonly data: FragmentType<typeof GenreLink_genre> }) {
  const genre = readFragment(GenreLink_genre, data);
  return (
    <Link href={genresPath({ genres: [genre.slug] })} className={styles.genre}>
      {genre.name}
    </Link>
  );
}
