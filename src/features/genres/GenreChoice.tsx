import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { genreState, type GenreState, turnedGenre } from '../../entities/genre/genre-state.ts';
import { GenreLimit } from '../../entities/genre/GenreLimit.tsx';
import { GenreMark } from '../../entities/genre/GenreMark.tsx';
import { genresPath, type GenresView } from '../../entities/genre/genres-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { DataIcon, type IconSource } from '../../ui/icon/DataIcon.tsx';
import { CloseIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { shortNumber } from '../../ui/number/short-number.ts';
import { useChosenInSight } from '../../ui/tabs/chosen-in-sight.ts';
import styles from './GenreChoice.module.css';

export const GenreChoice_genre = graphql(/* GraphQL */ `
  fragment GenreChoice_genre on Genre {
    slug
    name(language: $language)
    worksCount(language: $language)
    icon
  }
`);

export interface GenreChoiceProps {
  readonly data: ReadonlyArray<FragmentType<typeof GenreChoice_genre>>;
  readonly view: GenresView;
  readonly icons: IconSource | undefined;
}

/** Links that keep the works to a genre, then to those without it, then to neither, so that every choice has an address. */
export function GenreChoice({ data, view, icons }: GenreChoiceProps) {
  const { t, i18n } = useLingui();
  const genres = readFragment(GenreChoice_genre, data);
  const list = useChosenInSight<HTMLUListElement>('the first');
  const isChosen = [...(view.genres ?? []), ...(view.without ?? [])].length > 0;
  return (
    <nav className={styles.choice} aria-label={t`Genres`}>
      <ul ref={list} className={styles.genres}>
        {genres.map(({ slug, name, worksCount, icon }) => {
          const state = genreState(view, slug);
          return (
            <li key={slug}>
              <GenreTurn view={view} slug={slug}>
                {state === 'either' ? icon && <DataIcon name={icon} source={icons} /> : <GenreMark state={state} />}
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{shortNumber(worksCount, i18n.locale)}</span>
              </GenreTurn>
            </li>
          );
        })}
      </ul>
      <GenreLimit view={view} />
      {isChosen && (
        <ButtonLink look="quiet" href={genresPath({ order: view.order })} icon={<CloseIcon size={18} />} className={styles.clear}>
          <Trans>Clear the choice</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}

interface GenreTurnProps {
  readonly view: GenresView;
  readonly slug: string;
  readonly children: ReactNode;
}

function GenreTurn({ view, slug, children }: GenreTurnProps) {
  const { t } = useLingui();
  const turned = turnedGenre(view, slug);
  if (turned === null)
    return (
      <span role="link" aria-disabled="true" className={styles.genre}>
        {children}
      </span>
    );
  const state = genreState(view, slug);
  const after: Readonly<Record<GenreState, string>> = { with: t`Only with it`, without: t`Only without it`, either: t`Either way` };
  return (
    <Link
      href={genresPath({ order: view.order, ...turned })}
      className={styles.genre}
      aria-current={state !== 'either' || undefined}
      title={after[genreState(turned, slug)]}
      data-state={state}
    >
      {children}
    </Link>
  );
}
