import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { genreState, turnedGenre } from '../../entities/genre/genre-state.ts';
import { GenreLimit } from '../../entities/genre/GenreLimit.tsx';
import { GenreMark } from '../../entities/genre/GenreMark.tsx';
import { searchPath, type SearchView } from '../../entities/work/search-path.ts';
import { FilterLinks } from './FilterLinks.tsx';
import styles from './SearchFilters.module.css';

export const SearchFilters_genre = graphql(/* GraphQL */ `
  fragment SearchFilters_genre on Genre {
    slug
    name(language: $language)
  }
`);

export interface SearchFiltersProps {
  readonly data: ReadonlyArray<FragmentType<typeof SearchFilters_genre>>;
  readonly view: SearchView;
}

/** What the results are kept to: kind, state, site and genres, with them or without. Each choice begins at the first page. */
export function SearchFilters({ data, view }: SearchFiltersProps) {
  const { t } = useLingui();
  const first = { ...view, page: undefined };
  const formats = { all: t`All`, comic: t`Comic`, novel: t`Novel` };
  const states = { all: t`All`, ongoing: t`Ongoing`, completed: t`Completed`, hiatus: t`On hiatus` };
  const sites = { here: t`This site`, twin: t`The twin site` };
  return (
    <div className={styles.filters} data-screen="">
      <FilterLinks
        label={t`Kind`}
        choices={(['all', 'comic', 'novel'] as const).map((format) => ({
          name: formats[format],
          href: searchPath({ ...first, format: format === 'all' ? undefined : format }),
          isChosen: format === (view.format ?? 'all'),
        }))}
      />
      <FilterLinks
        label={t`Progress`}
        choices={(['all', 'ongoing', 'completed', 'hiatus'] as const).map((status) => ({
          name: states[status],
          href: searchPath({ ...first, status: status === 'all' ? undefined : status }),
          isChosen: status === (view.status ?? 'all'),
        }))}
      />
      <FilterLinks
        label={t`Language`}
        choices={(['here', 'twin'] as const).map((site) => ({
          name: sites[site],
          href: searchPath({ ...first, site: site === 'here' ? undefined : site }),
          isChosen: site === (view.site ?? 'here'),
        }))}
      />
      <GenreFilter data={data} view={first} />
      <GenreLimit view={view} />
    </div>
  );
}

function GenreFilter({ data, view }: SearchFiltersProps) {
  const { t } = useLingui();
  const genres = readFragment(SearchFilters_genre, data).map((genre) => {
    const [state, turned] = [genreState(view, genre.slug), turnedGenre(view, genre.slug)];
    return { ...genre, state, isChosen: state !== 'either', href: turned && searchPath({ ...view, ...turned }) };
  });
  const [first] = useState(() => new Set(genres.filter(({ isChosen }) => isChosen).map(({ slug }) => slug)));
  return (
    <FilterLinks
      label={t`Genres`}
      takesMany
      choices={firstOf(genres, first).map(({ name, href, state, isChosen }) => ({
        name,
        href,
        isChosen,
        isDenial: state === 'without',
        mark: <GenreMark state={state} />,
      }))}
    />
  );
}

/** What was chosen on arrival leads, in sight where the line is longer than the window; what is chosen then stays where it was pressed. */
function firstOf<Genre extends { readonly slug: string }>(genres: readonly Genre[], first: ReadonlySet<string>): readonly Genre[] {
  return genres.toSorted((one, other) => Number(first.has(other.slug)) - Number(first.has(one.slug)));
}
