import { Plural } from '@lingui/react/macro';
import { MOST_CHOSEN_GENRES } from '#graphql/document/limits.ts';
import type { GenreSelection } from './genre-selection.ts';
import { isChoiceFull } from './genre-state.ts';

/** Says how many genres can be chosen, once they are. */
export function GenreLimit({ view }: { readonly view: GenreSelection }) {
  if (!isChoiceFull(view)) return null;
  return (
    <p>
      <Plural value={MOST_CHOSEN_GENRES} one="At most # genre." other="At most # genres." />
    </p>
  );
}
