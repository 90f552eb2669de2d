import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { LONGEST_QUERY } from '#graphql/document/limits.ts';
import { readFragment } from '#graphql/generated/index.ts';
import type { SearchView } from '../../entities/work/search-path.ts';
import { Button } from '../../ui/button/Button.tsx';
import { isComposing } from '../../ui/focus/is-composing.ts';
import { composedText } from '../../ui/text-field/composed-text.ts';
import { SearchField } from '../../ui/text-field/SearchField.tsx';
import { useShownText } from '../../ui/text-field/use-shown-text.ts';
import styles from './SearchBox.module.css';
import type { SearchIntent, SuggestionsView } from './search-view.ts';
import { SuggestedWork_match } from './SuggestedWork.tsx';
import { optionId, SuggestionList } from './SuggestionList.tsx';

export interface SearchBoxProps {
  readonly view: SearchView;
  readonly suggestions: SuggestionsView;
  readonly onIntent: (intent: SearchIntent) => void;
}

/** A form that also works without script: the address carries the query and the filters. With script it suggests. */
export function SearchBox({ view, suggestions, onIntent }: SearchBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const { field, noteTyped, noteAsked } = useShownText(view.query ?? '');
  const { active, type, press, open } = useChoice(suggestions, onIntent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (active >= 0) return open(active);
    noteAsked();
    // The keys on the screen would lie over what is found.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    onIntent({ type: 'searched', query: field.current?.value.trim() ?? '' });
  };
  return (
    <form role="search" method="get" action="/search" className={styles.form} onSubmit={submit}>
      <HiddenFilters view={view} />
      <div className={styles.place}>
        <SearchField
          ref={field}
          name="q"
          label={t`Title, reading, another name, creator`}
          defaultValue={view.query ?? ''}
          maxLength={LONGEST_QUERY}
          role="combobox"
          aria-expanded={suggestions.matches.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
          onChange={({ target, nativeEvent }) => (noteTyped(), type(composedText(target.value, nativeEvent)))}
          onKeyDown={press}
          onBlur={() => onIntent({ type: 'left' })}
        />
        <SuggestionList id={id} matches={suggestions.matches} active={active} onChoose={open} />
      </div>
      <Button type="submit" look="primary">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

/**
 * Which suggestion the keys have chosen: -1 for none, which what is typed goes back to. It is a work, wherever an
 * answer that comes since lists it.
 */
function useChoice({ matches }: SuggestionsView, onIntent: SearchBoxProps['onIntent']) {
  const [chosenId, setChosen] = useState<string>();
  const ids = matches.map((match) => readFragment(SuggestedWork_match, match).work.id);
  const active = ids.findIndex((id) => id === chosenId);
  return {
    active,
    type: (query: string): void => {
      setChosen(undefined);
      onIntent({ type: 'typed', query });
    },
    press: (event: KeyboardEvent): void => {
      const next = ids.length === 0 || isComposing(event.nativeEvent) ? null : nextChoice(event.key, active, ids.length);
      if (next === null) return;
      event.preventDefault();
      setChosen(ids[next]);
      if (event.key === 'Escape') onIntent({ type: 'left' });
    },
    open: (index: number): void => {
      const workId = ids[index];
      if (workId !== undefined) onIntent({ type: 'chosen', workId });
    },
  };
}

/** Null for a key that chooses nothing. */
function nextChoice(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return key === 'Escape' ? -1 : null;
}

function HiddenFilters({ view }: { readonly view: SearchView }) {
  const filters = {
    format: view.format,
    status: view.status,
    genre: view.genres?.join(','),
    without: view.without?.join(','),
    creator: view.creator,
    site: view.site,
  };
  return Object.entries(filters).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null));
}
