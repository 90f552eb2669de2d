import { useLingui } from '@lingui/react/macro';
import { readFragment } from '#graphql/generated/index.ts';
import type { SuggestionsView } from './search-view.ts';
import { SuggestedWork, SuggestedWork_match } from './SuggestedWork.tsx';
import styles from './SuggestionList.module.css';

export interface SuggestionListProps {
  readonly id: string;
  readonly matches: SuggestionsView['matches'];
  /** Place of the one that the keys have chosen; -1 for none. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The list of a combobox: the field holds the focus, and its keys choose. */
export function SuggestionList({ id, matches, active, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    <div id={id} role="listbox" aria-label={t`Suggestions`} className={styles.list} hidden={matches.length === 0}>
      {matches.map((match, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the field choose
        <div
          key={readFragment(SuggestedWork_match, match).work.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <SuggestedWork data={match} />
        </div>
      ))}
    </div>
  );
}
