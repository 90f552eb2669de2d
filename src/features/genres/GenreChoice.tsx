import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { genresPath, type GenresView } from '../../entities/genre/genres-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { shortNumber } from '../../ui/number/short-number.ts';
import styles from './GenreChoice.module.css';

export const GenreChoice_genre = graphql(/* GraphQL */ `
  fragment GenreChoice_genre on Genre {
    slug
    name(language: $language)
    worksCount(language: $language)
  }
`);

export interface GenreChoiceProps {
  readonly data: ReadonlyArray<FragmentType<typeof GenreChoice_genre>>;
  readonly view: GenresView;
}

/** Links that add a genre to the choice or take it away, so that every choice has an address. */
export function GenreChoice({ data, view }: GenreChoiceProps) {
  const { t, i18n } = useLingui();
  const genres = readFragment(GenreChoice_genre, data);
  const chosen = view.genres ?? [];
  return (
    <nav className={styles.choice} aria-label={t`Genres`}>
      <ul className={styles.genres}>
        {genres.map(({ slug, name, worksCount }) => {
          const isChosen = chosen.includes(slug);
          return (
            <li key={slug}>
              <Link
                href={genresPath({ order: view.order, genres: isChosen ? chosen.filter((other) => other !== slug) : [...chosen, slug] })}
                className={styles.genre}
                aria-current={isChosen || undefined}
              >
                {isChosen && <CheckIcon size={16} />}
                {name}
                <span className={styles.count}>{shortNumber(worksCount, i18n.locale)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <ButtonLink look="quiet" href={genresPath({ order: view.order })} icon={<CloseIcon size={18} />}>
          <Trans>Clear the choice</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}
